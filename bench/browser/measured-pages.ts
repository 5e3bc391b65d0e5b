import { CATEGORY, demoPaths } from '../measure/demo-paths.ts';

export type MeasuredPage = {
  readonly what: string;
  readonly path: string;
  readonly scriptKbMax?: number;
  /** With something in the cart. */
  readonly fill?: true;
  /** Search engines are kept out. */
  readonly isPrivate?: true;
};

export const KETTLES = '/search?q=kettle';
/** In stock and discounted, sold out, with variants, and without its own plan or delivery. */
const PRODUCTS = ['p-100001', 'p-100015', 'p-100042', 'p-100065'];

const [product = '', ...otherProducts] = demoPaths(PRODUCTS);

export const PRODUCT = product;

const HOME: MeasuredPage = { what: 'home', path: '/', scriptKbMax: 100 };
const FRIDGES: MeasuredPage = { what: 'category', path: CATEGORY, scriptKbMax: 100 };
const FRIDGE: MeasuredPage = { what: 'product', path: PRODUCT, scriptKbMax: 100 };
const ARTICLE: MeasuredPage = {
  what: 'article',
  path: '/articles/buying-guides/front-or-top-loader',
  scriptKbMax: 90,
};
const EMPTY_CART: MeasuredPage = { what: 'cart, empty', path: '/cart', scriptKbMax: 120, isPrivate: true };

/** Pages that Lighthouse looks at. */
export const JUDGED: readonly MeasuredPage[] = [HOME, FRIDGES, FRIDGE, ARTICLE, EMPTY_CART];

/** Pages that are loaded on a phone. */
export const LOADED: readonly MeasuredPage[] = [
  ...JUDGED,
  { what: 'guides', path: '/articles/buying-guides', scriptKbMax: 90 },
  { what: 'cart', path: '/cart', scriptKbMax: 120, fill: true },
  { what: 'checkout', path: '/checkout', fill: true },
];

/** Pages that are scrolled through. */
export const SCROLLED: readonly MeasuredPage[] = [
  ...[HOME, FRIDGES, FRIDGE, ARTICLE],
  ...otherProducts.map((path, at) => ({ what: `product ${at + 2}`, path })),
];
