/** An offer that is there, and is changed. */
export const EDIT_NOTE = 'Nothing changes for shoppers until you save.';
export const NOW = 'As it is now';
export const CHANGES = 'What will change';
export const NO_CHANGES = 'Nothing yet.';
export const THEN = 'then';
export const PRODUCTS = 'Products it applies to';
export const SAVE = 'Save changes';
export const KEEPS_MORE =
  'This offer has conditions that this form does not show. They stay as they are; the sentence says them all.';
export const USES_STAY =
  'Orders that used it keep what they were given. Its uses count on, and the history below keeps how it read.';
export const HISTORY = 'What was done to it';
export const EVENTS = {
  MADE: 'Made',
  CHANGED: 'Changed; until then it read',
  GONE: 'Deleted; until then it read',
  ON: 'Switched on',
  OFF: 'Switched off',
} as const;
export const BY_IMPORT = ', by an import';
export const CONFLICT = 'This offer was changed while you were at it';
/** 'By ada@desk.example, Wednesday 18 November 2026, 9:14 am. …' */
export const conflictWords = (by: string, when: string): string =>
  `${by === '' ? 'An import or a command changed it' : `${by} changed it, ${when}`}. What you typed is still here, on top of what is stored now: look at what will change, and save again.`;
