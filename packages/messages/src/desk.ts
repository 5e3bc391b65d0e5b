import type { DeskArea, SignInProblem, StateView } from '@wattle/contract/desk';
import type { DeskRole } from '@wattle/domain/desk';
import { listWords } from './list-words.ts';

export const DESK = 'desk';
export const DESK_NAV = 'Desk';
export const DESK_PHONE_NAV = 'Desk, phone';
export const SKIP = 'Skip to the main content';
export const VIEW_SHOP = 'View the shop';
export const SHOP = 'Shop';
export const SIGN_OUT = 'Sign out';
export const SESSIONS = 'Where you are signed in';
export const SESSIONS_NOTE = 'Changing your password, or signing out everywhere in your account, ends all of them.';
export const SESSION_COLUMNS = { device: 'Browser', since: 'Since', seen: 'Last used' } as const;
export const SESSION_UNKNOWN = 'A browser that does not say its name';
export const SESSION_HERE = 'This one';
export const SESSION_END = 'End';
export const SESSIONS_END_OTHERS = 'End all others';
export const MORE = 'More';
export const TO_DO = ' to do';
export const FIND = 'Find an order, a product or a person';
export const FIND_LABEL = 'Number, name, email, phone, product or model';
export const FIND_TITLE = 'Find';
export const FIND_ALL = 'See all';
export const FIND_NOTHING = 'Nothing matches';
export const FIND_NOTHING_TEXT = 'Try fewer letters, the end of a phone number or a model alone.';
export const FIND_BAR = 'Find and where you are';
export const BACK = 'Back';
export const NEXT = 'Next';

export const AREAS: Readonly<Record<DeskArea, string>> = {
  today: 'Today',
  orders: 'Orders',
  goods: 'Goods',
  offers: 'Offers',
  content: 'Content',
  search: 'Search',
  people: 'People',
  imports: 'Imports',
  audit: 'Log',
};

export const ROLES: Readonly<Record<DeskRole, string>> = {
  orders: 'orders',
  catalogue: 'catalogue',
  offers: 'offers',
  content: 'content',
  admin: 'admin',
};
export const NO_ROLES = 'no role yet';
/** '“catalogue” and “content”'. */
export const rolesWords = (roles: readonly DeskRole[]): string =>
  listWords(roles.map((role) => `“${ROLES[role]}”`)) || NO_ROLES;

export const SIGN_IN = 'Sign in to the desk';
export const SIGN_IN_BUTTON = 'Sign in';
export const EMAIL = 'Email';
export const PASSWORD = 'Password';
export const NEW_PASSWORD = 'A new password';
export const NEW_PASSWORD_HINT =
  'Yours was for once only. Eight characters or more, with a capital letter, a small one, a digit and a sign.';
export const CODE = 'Code';
export const CODE_HINT = 'Of your authenticator app, or a backup code.';
export const CODE_SENT = 'It was sent to';
export const CONTINUE = 'Continue';
export const START_AGAIN = 'Start again';
export const SIGN_IN_PROBLEMS: Readonly<Record<SignInProblem, string>> = {
  WRONG: 'Email or password is wrong.',
  WRONG_CODE: 'That code is wrong or was used. Try the next one.',
  NOT_STAFF: 'This account does not belong to the desk. An admin can add it.',
  MFA_NEEDED: 'The desk needs a second step when you sign in. Set one up in your account, then come back.',
  TOO_OFTEN: 'Too many tries. Wait a few minutes, then try again.',
  PASSWORD_RULES: 'That password is too simple.',
  AWAY: 'The sign-in service does not answer. Try again in a minute.',
};

export const STATE_TITLES: Readonly<Record<StateView['state'], string>> = {
  NO_ROLE: 'This needs the role',
  NOT_FOUND: 'There is nothing here',
  FAILED: 'This did not work',
  BAD_FORM: 'The form is not as it was given out',
  EMPTY_DESK: 'You are signed in, and have no role yet',
};
export const STATE_TEXTS: Readonly<Record<StateView['state'], string>> = {
  NO_ROLE: 'An admin of the desk can add it; nothing was changed.',
  NOT_FOUND: 'The number is mistyped, or it was taken away.',
  FAILED: 'Something of ours failed. The shop is selling, and nothing that you did before is lost.',
  BAD_FORM: 'Nothing was changed. Go back, load the page again and send it once more.',
  EMPTY_DESK: 'An admin of the desk can give you one.',
};
export const YOU_HAVE = 'You have';
export const TO_DESK = 'Back to the desk';
export const TRY_AGAIN = 'Try again';
export const REQUEST = 'Request';

export const LOG_TITLE = 'Log';
export const LOG_NOTE = 'Who did what at the desk, the newest first';
export const LOG_FIND = 'Person, act or number';
export const LOG_NONE = 'Nothing was done yet';
export const LOG_NO_MATCH = 'Nothing matches';
export const LOG_COLUMNS = {
  when: 'When',
  who: 'Who',
  act: 'Act',
  subject: 'What',
  change: 'Before and after',
} as const;
export const LOG_SHOW = 'Show';
export const LOG_BEFORE = 'Before';
export const LOG_AFTER = 'After';
export const SEARCH_BUTTON = 'Search';

/** What was just done, by the key that an act gives. */
export const SAID: Readonly<Record<string, string>> = {
  ENQUIRY_ANSWERED: 'The answer is on its way, and the enquiry is closed.',
  ENQUIRY_CLOSED: 'The enquiry is closed.',
  ENQUIRY_REOPENED: 'The enquiry is open again.',
  MAILS_AGAIN: 'The mails are in line again.',
  FORMS_AGAIN: 'The forms are in line again.',
  PERSON_FORGOTTEN: 'The person is forgotten. Their orders stay.',
  'moved-packed': 'Packed.',
  'moved-on_the_way': 'On the truck. The shopper is mailed.',
  'moved-ready_to_collect': 'Ready to collect. The shopper is mailed.',
  'moved-delivered': 'Delivered.',
  'moved-collected': 'Handed over.',
  packed: 'All of them are packed.',
  'packed-some': 'Packed, but for those that somebody else changed: they are still below.',
  'packed-none': 'Nothing was packed: somebody else changed them meanwhile.',
  'days-moved': 'All of them have another day. Their shoppers are mailed.',
  'days-moved-some': 'Moved, but for those that somebody else changed or that found no place: they are as they were.',
  'days-moved-none': 'Nothing was moved: somebody else changed them, or the day is full now.',
  cancelled: 'Cancelled. The shopper is mailed.',
  refunded: 'The refund is on its way. The shopper is mailed when the provider took it.',
  'return-accepted': 'The return is accepted, and refunded.',
  'return-declined': 'The return is declined. The shopper is mailed.',
  'day-changed': 'It has another day. The shopper is mailed.',
  'address-changed': 'It goes to another address. The shopper is mailed.',
  noted: 'The note is there.',
  mailed: 'The mail is on its way again.',
  'card-mailed': 'The gift card is on its way again, with a new PIN.',
  'tried-again': 'The provider is asked again.',
  solved: 'It is no longer a problem.',
  GOODS_SAVED: 'Saved. Shoppers see it now.',
  GOODS_SAME: 'Nothing was different, so nothing changed.',
  STOCK_COUNTED: 'Counted. The shop sells by these numbers now.',
  PICTURE_ADDED: 'The picture is added, as the last one.',
  MANY_DONE: 'Done. What came of it is the first in this list.',
  OFFER_OFF: 'The offer is off. Carts are priced without it.',
  OFFER_ON: 'The offer is on again.',
  OFFER_CHANGED: 'The offer is changed. Carts are priced with it as it reads now.',
  OFFER_WAITS:
    'The offer is kept. It gives more than one person does, so it is off until a second person switches it on.',
  OFFER_SAME: 'Nothing was different, so nothing changed.',
  OFFER_LIVE: 'The offer is made. Carts are priced with it from its first day.',
  OFFER_KEPT: 'The offer is kept, switched off. Nobody gets it until it is on.',
  CARD_LOCKED: 'The card is locked. Nobody can pay with it.',
  CARD_OPEN: 'The card is open again.',
  CARD_WAITS: 'The card is made and mailed. It is beyond $500 a day, so it is locked until a second person opens it.',
  CARD_ISSUED: 'The card is made and mailed. Its PIN is in that mail only.',
  SYNONYM_ADDED: 'Added. This is what shoppers find with it.',
  SYNONYM_GONE: 'The synonym is gone.',
  PINS_CHANGED: 'Changed. This is what shoppers see.',
  SEARCH_IGNORED: 'Set aside.',
  SESSION_ENDED: 'That session is ended.',
  SESSIONS_ENDED: 'All your other sessions are ended.',
  'content-kept': 'Kept as a draft',
  'content-live': 'It is live',
  'content-planned': 'It goes out by itself at that time',
  'content-waits': 'It no longer goes out by itself',
  'content-discarded': 'The draft is thrown away; what is live stays',
  'content-back': 'That version is live again',
  'redirect-added': 'The redirect works',
  'redirect-removed': 'The redirect is removed',
};
