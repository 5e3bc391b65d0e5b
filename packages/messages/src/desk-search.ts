export const SEARCH = 'Search';
export const FOUND_NOTHING = 'Found nothing';
export const EMPTY_COLUMNS = { words: 'Words', days: 'By day', times: 'Times' } as const;
export const NOTHING_EMPTY = 'Every search of these days found something.';
export const NOT_OURS = 'Not ours';
export const ADD_SYNONYM = 'Add synonym';
export const WHO_WRITES = 'Who writes';
export const ALSO_MEANS = 'also means';
export const ALSO_HINT = 'Several with commas between them.';
export const BOTH_WAYS = 'And the other way round';
export const SYNONYMS = 'Synonyms';
export const SYNONYM_COLUMNS = { from: 'Who writes', way: 'Way', finds: 'finds', change: 'Change' } as const;
export const ALSO = 'also';
export const EACH_OTHER = 'and back';
export const NEW = 'New';
export const REMOVE = 'Remove';
export const NO_SYNONYMS = 'There are no synonyms yet.';
export const PINS = 'Pins and hides';
export const PINS_NOTE = 'what shoppers see, live';
export const AS_SHOPPER = 'Search as a shopper';
export const PINNED = 'Pinned';
export const PIN = 'Pin';
export const UNPIN = 'Unpin';
export const HIDE = 'Hide';
export const SHOW = 'Show again';
export const HIDDEN = 'Hidden for these words';
export const HIDDEN_NOTE = 'still found by other words';
export const NO_HITS = 'Shoppers find nothing with these words.';
export const START = 'Type words to see what shoppers find, then pin a product first or hide it.';
export const LIVE_NOTE = 'Changes are live at once, and in the log.';
export const PROBLEMS: Readonly<Record<string, string>> = {
  WORDS_MISSING: 'Other words, please.',
  SYNONYM_INVALID: 'Those words are too long.',
};
export const FIRST = 'First';
