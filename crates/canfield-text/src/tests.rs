//! That nothing is missing, superfluous or broken in the files of any language.
