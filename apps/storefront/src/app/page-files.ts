/** The code of every page and layout, by file. */
export const pageFiles = import.meta.glob(['../routes/*.tsx', '../layouts/*.tsx']);
