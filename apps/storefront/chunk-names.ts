type ModuleInfo = { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/** Modules loaded on every page. */
const AROUND = /[\\/](entry\.client|shop-layout)\.tsx$/;
/** Modules loaded as a page or a layout. */
const PAGE = /src[\\/](routes|layouts)[\\/][\w-]+\.tsx$|[\\/]entry\.client\.tsx$/;
const PRODUCT_PAGE = /[\\/]routes[\\/]product\.tsx/;
const CART_PAGE = /[\\/]routes[\\/]cart\.tsx$/;
/** What is loaded only in the cart and the checkout. */
const BUYING = /[\\/]routes[\\/](cart|checkout[\w-]*|dev-\w+)\.tsx$|[\\/]features[\\/](cart|checkout)[\\/]/;
/** What adding to the cart loads, and a session with its synchronised cart. */
const KEEPING = /shopper[\\/](cart[\\/]open-cart|session[\\/]create-shop-session)\.ts$/;
const PRODUCT_PARTS = /features[\\/]catalogue[\\/]product[\\/]|[\\/](goods|shopper)[\\/]delivery[\\/]/;
const CARD_PARTS = /goods[\\/]card[\\/][\w-]+\.tsx?$/;
const LISTING_PARTS = /features[\\/]catalogue[\\/]listing[\\/]|goods[\\/]card[\\/]kept-grid/;
/**
 * Modules that go into a chunk whoever imports them. Rules and words are imported through index files, so the importers
 * of each one are not visible here.
 */
const BY_PATH: readonly (readonly [ChunkName, RegExp])[] = [
  // every page with blocks loads the stylesheets of all blocks, but only the code of the blocks it uses
  ['block-styles', /goods[\\/]blocks[\\/](views|widgets)[\\/].*\.css$|[\\/](carousel|marquee|rail)\.module\.css$/],
  // too small, and used on too many pages, to be worth a file each
  ['shop', /[\\/]page[\\/](static-part|late-part|waits-for)\.tsx?$|domain[\\/]src[\\/]numbers[\\/]/],
  // used by the product page and every add-to-cart button: adding from a list does not load the product page
  ['events', /shopper[\\/]recommendation[\\/](events|tell-events)\.ts$|[\\/]visitor-id\.ts$/],
  ['controls', /messages[\\/]src[\\/]card-controls\.ts$/],
  // what a drawn card and the product page need, but no line of the cart
  [
    'goods',
    /catalogue[\\/](card-(at|action)|product-facts|discount-countdown|next-card-change|summarise-product|variant-attribute-name|twin-choices|product-badges|stock-line|sale-promises|is-badge-valid|price-at|can-ask-for-stock)\.ts$/,
  ],
  ['sale', /domain[\\/]src[\\/](catalogue[\\/]|gift-card[\\/]gift-card-amount|money[\\/](format-price|cents)\.ts$)/],
  ['sale', /messages[\\/]src[\\/](shop-day|stars)\.ts$|energy[\\/]energy-scale\.ts$/],
  // used by most lazily loaded parts
  ['calls', /[\\/]page[\\/]browser-client\.ts$/],
  // used by pages that need nothing else of the cart
  [
    'common',
    /messages[\\/]src[\\/](gst-words|cart-(news|line-message)|warranty|day-words|delivery-messages|fill-message)\.ts$/,
  ],
  ['common', /[\\/](money[\\/](split-cents|gst-in)|stores[\\/]weekday-of)\.ts$/],
  ['common', /[\\/](open-session|taken-back|use-taken-back-alert|random-key|loaded-cart)\.ts$/],
  // late parts name every file they need, so a few files for forms and dialogs make all pages lighter
  ['dialogs', /[\\/]ui[\\/](modal|use-modal|dialog|drawer)\./],
  ['fields', /[\\/]ui[\\/](text-input|textarea|field)\.|characters-used\.ts$/],
  ['checks', /domain[\\/]src[\\/]forms[\\/](form-limits|check-name|clean-text|check-email|text-size)\.ts$/],
  ['forms', /[\\/]ui[\\/]form[\\/](?!form-failure)|domain[\\/]src[\\/]forms[\\/]form-state\.ts$/],
  ['notice', /[\\/]ui[\\/](notice|bottom-bar)\./],
  ['products', /shopper[\\/]products[\\/]/],
  ['failures', /messages[\\/]src[\\/]error-messages\.ts$/],
  // what account pages and the checkout know of the shopper: small, and always together
  ['account', /shopper[\\/](session[\\/](session-store|use-session|wake-session)|account[\\/][\w-]+)\.ts$/],
  ['account', /domain[\\/]src[\\/]account[\\/]account-load\.ts$|messages[\\/]src[\\/]phone-words\.ts$/],
  // for the cart, the checkout, stores and the answers about delivery
  ['hours', /messages[\\/]src[\\/]store-hours\.ts$|stores[\\/]opening\.ts$/],
  [
    'quote',
    /domain[\\/]src[\\/](cart[\\/](cart-view|request-items)|checkout[\\/]checkout-request|warranty[\\/]warranty-order-line)\.ts$/,
  ],
  ['payment', /domain[\\/]src[\\/]checkout[\\/](checkout|payment-methods)\.ts$/],
  // for the cart, the checkout and the answers about delivery
  ['estimates', /shopper[\\/]delivery[\\/](create|use)-delivery-(estimates|loader)\.ts$|delivery-estimates-load\.ts$/],
  ['days', /messages[\\/]src[\\/]delivery-days\.ts$/],
];
/** The rest of the packages stays where the bundler puts it. */
const ELSEWHERE = /[\\/](packages|node_modules)[\\/]|^\0/;
/** Cards are the server's HTML, so a page with cards needs their stylesheets without their code. */
const CARD_STYLES =
  /goods[\\/]card[\\/][\w.-]+\.css$|[\\/]ui[\\/](badge|button|choice|image-tile|price|skeleton|spinner|stars)\.module\.css$/;
/** What lists and the controls of cards need, and none of what draws a product. */
const CONTROLS =
  /[\\/](use-wishlist|card-controls|list-marks)\.ts$|[\\/](page[\\/](kept|page-head)|ui[\\/]breadcrumbs)\.tsx$/;
/** With the stylesheets, because every page with cards or a cart has buttons: the cart needs no other controls. */
const BUTTONS = /[\\/](button-look\.ts|ui[\\/](button|link-button|spinner)\.tsx)$/;
const PICTURES = /[\\/]ui[\\/]image-tile\.tsx$/;
const SHARED_MIN = 3;

/** In order of priority: a shared module goes to the first chunk that needs it. */
export const CHUNKS = [
  'block-styles',
  'shop',
  'card-styles',
  'events',
  'controls',
  'pictures',
  'sale',
  'goods',
  'cards',
  'listing',
  'product-page',
  'calls',
  'common',
  'notice',
  'dialogs',
  'fields',
  'checks',
  'forms',
  'products',
  'failures',
  'hours',
  'days',
  'estimates',
  'payment',
  'account',
  'cart-store',
  'quote',
] as const;
export type ChunkName = (typeof CHUNKS)[number];

/**
 * Assigns modules to chunks, so that a page requests a few files rather than thirty: `shop` is on every page, `controls`
 * on every page with cards, `goods` is shared by the product page and cards drawn in the browser, `cards` and `listing`
 * are for lists only. `sale` is what the cart shares with the product page, `cart-store` what it shares with adding to
 * the cart, `quote` with the checkout. Only static imports count: lazily loaded code must not end up on every page
 * because several lazy parts share it.
 */
export function createChunkNames(): (id: string, context: Context) => ChunkName | null {
  const known = new Map<string, ReadonlySet<string>>();
  /** The pages, layouts and lazily loaded modules that a module is loaded with. */
  const entriesOf = (id: string, context: Context): ReadonlySet<string> => {
    const before = known.get(id);
    if (before) return before;
    const entries = new Set<string>();
    // set before visiting the importers, so that import cycles end here
    known.set(id, entries);
    const info = context.getModuleInfo(id);
    if (PAGE.test(id) || (info?.dynamicImporters.length ?? 0) > 0) entries.add(id);
    for (const importer of info?.importers ?? []) for (const entry of entriesOf(importer, context)) entries.add(entry);
    return entries;
  };
  return (id, context) => {
    const byPath = BY_PATH.find(([, test]) => test.test(id));
    if (byPath) return byPath[0];
    if (ELSEWHERE.test(id)) return null;
    const entries = [...entriesOf(id, context)];
    const pages = entries.filter((entry) => PAGE.test(entry));
    const isInCart = pages.some((page) => CART_PAGE.test(page));
    if (pages.some((page) => AROUND.test(page))) return 'shop';
    if (CARD_STYLES.test(id) || BUTTONS.test(id)) return 'card-styles';
    if (CONTROLS.test(id)) return 'controls';
    if (PICTURES.test(id)) return 'pictures';
    const isOnProductPage = pages.some((page) => PRODUCT_PAGE.test(page));
    if (isOnProductPage && PRODUCT_PARTS.test(id)) return 'product-page';
    if (isOnProductPage && isInCart) return 'sale';
    if (isOnProductPage) return pages.length > 1 ? 'goods' : null;
    if (isInCart && entries.length > 1) {
      if (entries.every((entry) => BUYING.test(entry))) return 'quote';
      if (entries.every((entry) => BUYING.test(entry) || KEEPING.test(entry))) return 'cart-store';
    }
    if (pages.length < SHARED_MIN) return null;
    if (LISTING_PARTS.test(id)) return 'listing';
    return CARD_PARTS.test(id) ? 'cards' : null;
  };
}
