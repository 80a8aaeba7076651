/** A table of a page, cell by cell, as the program has it: the head first. */
export type Table = readonly (readonly string[])[]
