# The rules of a variant, made from its data.
