import type { SaleChoice } from '@wattle/domain/goods';

export const GOODS = 'Goods';
export const FIND_GOODS = 'Name, brand, model or number';
export const MANY = 'Change many';
export const ALL_STATES = 'All states';
export const STATES: Readonly<Record<string, string>> = {
  current: 'On sale',
  evergreen: 'On sale for ever',
  enabled: 'Not shown yet',
  discontinued: 'No longer sold',
};
export const STATE_FILTER = 'State';
export const FILTER = 'Show';
export const NO_GOODS = 'No product matches';
export const NO_GOODS_TEXT = 'Try fewer letters, or the model number alone.';
export const GOODS_COLUMNS = {
  product: 'Product',
  state: 'State',
  price: 'Price',
  planned: 'Planned',
  stock: 'To send',
} as const;
export const PREVIOUS = 'Previous';
export const NOT_SHOWN = 'Not shown yet';

export const SALE: Readonly<Record<SaleChoice, string>> = {
  ON_SALE: 'On sale',
  IN_STORES_ONLY: 'In stores only',
  PREORDER: 'Pre-order',
  COMING_SOON: 'Coming soon',
  NO_LONGER_SOLD: 'No longer sold',
};
export const SALE_NOTES: Readonly<Record<SaleChoice, string>> = {
  ON_SALE: 'Found, shown and sold',
  IN_STORES_ONLY: 'Shown, not sold online',
  PREORDER: 'Sold now, sent from its release day on',
  COMING_SOON: 'Shown, sold from its release day on',
  NO_LONGER_SOLD: 'Page stays and names what replaced it',
};
export const RELEASE = 'Release day';

export const IN_SHOP = 'In the shop';
export const HISTORY = 'History';
export const CHANGED = 'Changed';
export const GTIN = 'GTIN';
export const PRICE = 'Price';
export const PRICE_NOTE = 'dollars, GST in it';
export const NOW = 'Now';
export const WAS = 'Was';
export const WAS_HINT = 'Shown struck through beside a lower price. The same as now: nothing is shown.';
export const FROM_A_DATE = 'From a date';
export const STARTS = 'Starts';
export const ENDS = 'Ends';
export const ENDS_HINT = 'No end: from then on. Leave all three empty to plan nothing.';
export const STOCK = 'Stock by store';
export const STOCK_COLUMNS = {
  place: 'Place',
  onHand: 'On hand',
  held: 'Promised',
  qty: 'To sell',
  sold: 'Sells a week',
  counted: 'Counted now',
} as const;
export const STOCK_NOTE =
  'On hand is what stands there now. Promised of it are units in unfinished orders, and units sold that have not left yet.';
export const SENT_OUT = 'Warehouse, to send';
export const COUNTED_AT = 'Counted at';
export const SAVE_COUNTS = 'Save counts';
export const STATE = 'State';
export const BADGES = 'Badges';
export const BADGES_NOTE = 'two at most, one of them on the picture';
export const BADGE_LEVELS: Readonly<Record<string, string>> = {
  primary: 'on the picture',
  secondary: 'beside the price',
};
export const NO_BADGES = 'The shop has no badges.';
export const TEXTS = 'Texts';
export const NAME = 'Name on the card';
export const SENTENCE = 'In one sentence';
export const DESCRIPTION = 'Description';
export const DESCRIPTION_HINT = 'An empty line begins a new paragraph.';
export const PICTURES = 'Pictures';
export const PICTURES_NOTE = 'the first is on the card';
export const PICTURE_WORDS = 'What the picture shows';
export const MOVE_UP = 'Move up picture';
export const TAKE_OUT = 'Take out picture';
export const ADD_PICTURE = 'Add a picture';
export const PICTURE_FILE = 'File (JPEG, PNG, WebP, AVIF)';
export const ADD = 'Add';
export const SAVE = 'Save changes';
/** `#` is how many. */
export const CHANGES = { one: '# change', many: '# changes' } as const;
export const SAVES = { one: 'Save # change', many: 'Save # changes' } as const;
export const COUNT_SAVES = { one: 'Save # count', many: 'Save # counts' } as const;
export const NEW_ORDER = 'Pictures: other order';
export const SAVE_NOTE = 'Shoppers see it within a second.';
export const UNDO_ALL = 'Undo all';
export const AS_PAGE = 'As a page';
export const AS_CARD = 'As a card';
export const CARD_TIMES = { now: 'Price now', planned: 'Planned' } as const;
export const CARD_TIME = 'Price on the card';
export const PAGE_WIDTH = 'Width of the page';
export const NO_CARD = 'No card: lists leave out what is not sold.';
export const CARD_FRAME = 'The card in the shop';
export const PREVIEWS = 'In the shop';
export const PAGE_FRAME = 'The page of the product in the shop';
export const CONFLICT = 'Somebody else was faster.';
export const CONFLICT_TEXT =
  'The product or its stock changed while you had this page open. Your changes are below and not saved: look at what is there now, then save again.';
export const REFUSED = 'This was not saved.';

/** By the code of a refusal. */
export const PROBLEMS: Readonly<Record<string, string>> = {
  PRICE_INVALID: 'A price is dollars like 2,988.00, and more than nothing.',
  PRICE_FALLS: 'That is less than half of what it costs now. If it is right, save once more.',
  WAS_BELOW_PRICE: 'What it was must not be less than what it costs.',
  START_PAST: 'The planned price must start in the future.',
  END_BEFORE_START: 'The planned price must end after it starts.',
  RELEASE_MISSING: 'This needs a release day in the future.',
  BADGE_UNKNOWN: 'One of the badges is not there any more.',
  BADGES_MANY: 'Two badges at most, and only one on the picture.',
  TEXT_MISSING: 'A name, and words for each picture, must not be empty.',
  TEXT_LONG: 'A text is too long: 120 characters for a name, 240 for the sentence.',
  PICTURE_MISSING: 'A product keeps one picture at least.',
  PICTURE_INVALID: 'That file is no picture that we can read.',
  GOODS_CHANGED: 'The product is another one by now.',
  STOCK_CHANGED: 'Some was sold or counted meanwhile. Count that place again.',
  COUNT_INVALID: 'A count is a whole number.',
  RECORD_INVALID: 'The product would not be valid:',
};

export const MANY_TITLE = 'Change many at once';
export const MANY_NOTE = 'First you see what would change. Nothing changes before you say so.';
export const MANY_KIND = 'What the rows are';
export const MANY_KINDS = { products: 'Products', stock: 'Stock' } as const;
export const MANY_ROWS = 'Rows of a table, the first one names the columns';
export const MANY_HINTS = {
  products: 'id, and the columns to change: price, originalPrice, name, shortDescription, state, badgePrimaryId …',
  stock: 'variantId, qty, storeId; without a store: variantId, qty, hasStockOnHand',
} as const;
export const MANY_FILE = 'Or a CSV file';
export const MANY_PREVIEW = 'Show what would change';
export const MANY_PROBLEMS = {
  NO_ROWS: 'There are no rows.',
  TOO_MANY: 'Two thousand rows at most. Larger files: npm run shop -- import.',
} as const;
export const MANY_UNDER_WAY = 'How far the change is';
export const MANY_CHANGES = 'What would change';
export const MANY_REFUSED = 'Refused rows';
export const MANY_NOTHING = 'Nothing would change.';
export const WHAT = { new: 'new', changed: 'changed', deleted: 'deleted' } as const;
export const LINE = 'Line';
export const FIELD = 'Field';
export const WHY = 'Why';
export const BEFORE = 'Before';
export const AFTER = 'After';
export const WHOLE_ROW = 'the row';

export const IMPORTS = 'Imports';
export const IMPORTS_NOTE = 'Everything that came in as rows: at the desk, by command and by other systems';
export const NO_IMPORTS = 'Nothing was imported yet';
export const IMPORT_COLUMNS = {
  when: 'When',
  what: 'What',
  who: 'Who',
  result: 'What came of it',
  refused: 'Refused',
} as const;
export const NONE_REFUSED = 'Every row was taken.';
export const MODES: Readonly<Record<string, string>> = {
  replace: 'whole rows',
  update: 'changes',
  delete: 'deletions',
};
