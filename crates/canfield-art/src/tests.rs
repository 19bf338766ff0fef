//! What must be true of every drawing.
