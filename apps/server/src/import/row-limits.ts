/** A row is kept in memory as a whole: longer than any record, and no more than a shop can read while it serves. */
export const ROW_CHARACTERS_MAX = 8_000_000;
/** Every field of a record is looked for in every column. */
export const COLUMNS_MAX = 2_000;
/** A list is parsed in one go; lines are not. */
export const LIST_CHARACTERS_MAX = 50_000_000;

export const TOO_LONG = `is longer than ${ROW_CHARACTERS_MAX / 1e6} million characters or has more than ${COLUMNS_MAX} columns`;
