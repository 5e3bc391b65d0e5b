import type { ContentEditorView, ContentState, ContentTab } from '@wattle/contract/desk';
import { wordOf } from './word-of.ts';

export const CONTENT_TITLE = 'Content';
export const CONTENT_TABS: Readonly<Record<ContentTab, string>> = {
  pages: 'Pages',
  brands: 'Brands',
  menus: 'Menus',
  redirects: 'Redirects',
};
export const CONTENT_FIND = 'Name or address';
export const CONTENT_NO_MATCH = 'Nothing matches';
export const CONTENT_NONE = 'There is nothing here yet';
export const CONTENT_COLUMNS = { what: 'What', where: 'Where', state: 'State', who: 'Last written by' } as const;
export const CONTENT_STATES: Readonly<Record<ContentState['state'], string>> = {
  live: 'Live',
  draft: 'Draft',
  planned: 'Goes live',
  refused: 'Did not go out',
};
export const NEW_DRAFT = 'Draft, not live yet';
export const HOME_TITLE = 'Home';
export const FOOTER_TITLE = 'Columns at the foot of every page';
export const FEATURES_TITLE = 'Pictures in the category menus';
export const MENU_NOTE = 'On every page';
export const SHOWN_OF = 'shown of';

export const NEW_PAGE = 'New page';
export const NEW_PAGE_NAME = 'Title';
export const NEW_PAGE_ID = 'Address, under /articles/';
export const BEGIN = 'Begin';

export const NEW_REDIRECT = 'New redirect';
export const REDIRECT_FROM = 'Old address';
export const REDIRECT_TO = 'Leads to';
export const REDIRECT_HINT = 'Like old/fridges or blog/*. It works at once.';
export const ADD = 'Add';
export const REMOVE = 'Remove';
export const REDIRECT_LED = 'leads to';
export const REDIRECT_GONE = 'taken away';
export const REMOVE_REDIRECT = 'Remove the redirect of';

export const PARTS = 'Blocks';
export const MENU_PARTS = 'Parts';
export const CHANGED = 'changed';
export const REFUSED = 'refused';
export const HISTORY = 'History';
export const HISTORY_NONE = 'Nothing was published here yet.';
export const BRING_BACK = 'Bring back';
export const IMPORT_WORDS = 'From an import';
export const TAKEN_AWAY = 'taken away';
export const LIVE_NOW = 'Live';
export const DRAFT_BY = 'Draft';

export const BRAND_PAGE = 'Its page of blocks';
export const BRAND_RECORD = 'The brand itself';

export const SAVE = 'Keep';
export const KEPT = 'Kept';
export const MOVE_UP = 'Move up';
export const MOVE_DOWN = 'Move down';
export const COPY_PART = 'Copy';
export const REMOVE_PART = 'Remove';
export const RESTORE_PART = 'As it is live';
export const ADD_AFTER = 'Add after this';
export const ADD_INSIDE = 'Add inside';
export const NO_FIELDS = 'This has nothing to fill in.';
export const WAS = 'Was:';
export const WAS_EMPTY = 'Was empty';
export const NEED_NOT = 'optional';
export const LINES_HINT = 'One on each line.';
export const UPLOAD = 'Upload';
export const UPLOAD_LABEL = 'A picture from this device for';
export const UPLOAD_HINT = 'JPEG, PNG, WebP or AVIF, up to 12 MB. Or type an address above.';
export const UPLOAD_NO = 'That is no picture. JPEG, PNG, WebP or AVIF, up to 12 MB.';
export const NOT_SET = 'Not set';

export const PREVIEW = 'Preview';
export const PREVIEW_WIDTH = 'Width';
export const BOTH = 'Both';
export const OPEN_PREVIEW = 'Preview';
export const PREVIEW_OF = 'at';
export const NO_PREVIEW = 'It shows when a shopper opens a category menu.';

export const BEFORE_IT_GOES = 'Before it goes out';
export const ALL_GOOD = 'Nothing stands in the way';
export const PICTURES_SPEAK = 'Every picture says what it shows';
export const SILENT_PICTURE = 'A picture does not say what it shows';
export const GOES_OUT = 'Goes out';
export const PUBLISH_NOW = 'Publish now';
export const PUBLISH_AT = 'Publish at this time';
export const PLAN_LABEL = 'Time, in Sydney';
export const TAKE_BACK = 'Not by itself';
export const DISCARD = 'Throw the draft away';
export const NOTHING_TO_PUBLISH = 'What you see is live. Change something, and it becomes a draft.';
export const PLAN_PROBLEMS: Readonly<Record<NonNullable<ContentEditorView['planProblem']>, string>> = {
  NO_TIME: 'Choose a day and a time.',
  PAST: 'That time has passed. Choose a later one, or publish now.',
};
export const REFUSED_WHEN_DUE = 'It was due, and the shop refused it:';

export const CONFLICT_TITLE = 'Somebody else kept a change while you wrote';
export const CONFLICT_NOTE = 'Nothing of theirs or yours is lost yet. Choose whose words stay.';
export const CONFLICT_GONE = 'The draft was published or thrown away meanwhile.';
export const THEIRS = 'Theirs';
export const MINE = 'Yours';
export const KEEP_THEIRS = 'Keep theirs';
export const KEEP_MINE = 'Use mine';

/** Names of parts: the page itself, blocks, parts of menus. */
export const PART_NAMES: Readonly<Record<string, string>> = {
  page: 'About this page',
  'article-listing': 'Guides',
  'brand-listing': 'Brands',
  'brand-category': 'Brand with products',
  'category-listing': 'Category tiles',
  container: 'Section',
  group: 'Group',
  heading: 'Heading',
  hr: 'Line',
  html: 'HTML',
  image: 'Picture',
  'klaviyo-form': 'Form',
  link: 'Link',
  'media-carousel': 'Carousel',
  paragraph: 'Paragraph',
  'product-listing': 'Product row',
  scheduled: 'Shown for a time',
  video: 'Video',
  'vimeo-video': 'Vimeo video',
  wysiwyg: 'Formatted words',
  menu: 'All columns',
  column: 'Column',
  'menu-link': 'Link',
  feature: 'Category menu',
};

const FIELD_NAMES: Readonly<Record<string, string>> = {
  content: 'Words',
  name: 'Title',
  path: 'Address',
  'link.path': 'Goes to',
  'link.href': 'Goes to another site',
  'link.label': 'Label',
  label: 'Label',
  alt: 'What it shows',
  src: 'Picture or film',
  url: 'Picture',
  kicker: 'Small line above',
  parentId: 'Under the page',
  startTime: 'Shown from',
  endTime: 'Shown until',
  colourVariant: 'Colour of the words',
  center: 'In the middle',
  imageLogo: 'Logo',
  heroImage: 'Picture at the top',
  buttonType: 'Kind of button',
  button: 'As a button',
  maxItems: 'At most',
  itemsPerSlide: 'At a time',
  listId: 'Mailing list',
  type: 'Kind',
};

const plainName = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** 'Picture at the top: what it shows' from heroImage.alt. */
export function fieldLabel(path: readonly (string | number)[]): string {
  const names = path.map(String);
  const own =
    wordOf(FIELD_NAMES, names.slice(-2).join('.')) ??
    wordOf(FIELD_NAMES, names.at(-1) ?? '') ??
    plainName(names.at(-1) ?? '');
  const of = names.length > 1 && names.at(-2) !== 'link' ? names.at(-2) : undefined;
  return of === undefined
    ? own
    : `${wordOf(FIELD_NAMES, of) ?? plainName(of)}: ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
}

export const partName = (type: string): string => wordOf(PART_NAMES, type) ?? plainName(type);
