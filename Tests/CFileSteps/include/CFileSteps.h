// Nothing to call: an executable that this target is linked into counts its steps to the disk (see steps.c).
