import type { ShopColours } from './shop-colours.ts';

/** Who runs the shop, as pages, mails and papers say it. Data: imported, and read in one place on each side. */
export type ShopIdentity = {
  readonly name: string;
  /** What it sells, as a sentence says it: `appliances and electronics`. */
  readonly sells: string;
  readonly legalName: string;
  readonly abn: string;
  readonly street: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string;
  /** When the phone is answered, in short: `7 days`. */
  readonly helpDays: string;
  /** And at length, a line each. */
  readonly helpHours: readonly string[];
  /** Picture on the frame, beside the name; null: the name alone. */
  readonly logo: string | null;
  /** The name as the logo writes it; null: as it is. */
  readonly wordmark: string | null;
  /** Icon of browser tabs; null: the first letter. */
  readonly icon: string | null;
  /** null: those of the stylesheet. */
  readonly colours: ShopColours | null;
  /** Who mails are from, unless MAIL_FROM has a name; null: the shop's name. */
  readonly mailSender: string | null;
  /** Title of the product feed; null: the shop's name. */
  readonly feedTitle: string | null;
  readonly social: readonly { readonly label: string; readonly url: string }[];
};

/** A shop that has not said who it is. */
export const UNNAMED_SHOP: ShopIdentity = {
  name: 'Shop',
  sells: 'products',
  legalName: '',
  abn: '',
  ...{ street: '', suburb: '', state: '', postcode: '' },
  phone: '',
  helpDays: '',
  helpHours: [],
  ...{ logo: null, wordmark: null, icon: null, colours: null, mailSender: null, feedTitle: null },
  social: [],
};

/** The name beside the logo. */
export const wordmarkOf = ({ wordmark, name }: ShopIdentity): string => wordmark ?? name;

/** Who sells: company, ABN and address, as tax invoices must say it. What is not known is left out. */
export const sellerLines = ({ legalName, name, abn, street, suburb, state, postcode }: ShopIdentity): string[] =>
  [
    legalName === '' ? name : legalName,
    abn === '' ? '' : `ABN ${abn}`,
    street,
    [suburb, state, postcode].filter((part) => part !== '').join(' '),
  ].filter((line) => line !== '');
