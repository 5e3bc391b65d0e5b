type ModuleInfo = { readonly importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/** Modules loaded on every page. */
const AROUND = /[\\/](entry\.client|shop-layout)\.tsx$/;
/** Modules loaded as a page or a layout. */
const PAGE = /src[\\/](routes|layouts)[\\/][\w-]+\.tsx$|[\\/]entry\.client\.tsx$/;
const PRODUCT_PAGE = /[\\/]routes[\\/]product\.tsx/;
const PRODUCT_PARTS = /features[\\/]catalogue[\\/]product[\\/]|[\\/](goods|shopper)[\\/]delivery[\\/]/;
const CARD_PARTS = /goods[\\/]card[\\/][\w-]+\.tsx?$/;
const LISTING_PARTS = /features[\\/]catalogue[\\/]listing[\\/]/;
/** Product rules are imported through their index file, so the importers of each one are not visible here. */
const GOODS_RULES = /domain[\\/]src[\\/](catalogue[\\/]|gift-card[\\/]gift-card-amount)/;
/**
 * Used by the product page and by every add-to-cart button. A separate chunk, so adding from a list does not load the
 * product page.
 */
const EVENTS = /shopper[\\/]recommendation[\\/](events|tell-events)\.ts$|[\\/]visitor-id\.ts$/;
/** Too small, and used on too many pages, to be worth a file each. */
const PARTS = /[\\/]page[\\/](static-part|late-part|waits-for)\.tsx?$/;
/** Every page with blocks loads the stylesheets of all blocks, but only the code of the blocks it uses. */
const BLOCK_STYLES = /goods[\\/]blocks[\\/](views|widgets)[\\/].*\.css$|[\\/](carousel|marquee|rail)\.module\.css$/;
/** Cards are the server's HTML, so a page with cards needs their stylesheets without their code. */
const CARD_STYLES =
  /goods[\\/]card[\\/][\w.-]+\.css$|[\\/]ui[\\/](badge|button|choice|image-tile|price|skeleton|spinner|stars)\.module\.css$/;
/** What lists and the controls of cards need, and none of what draws a product. */
const CONTROLS =
  /[\\/](use-wishlist|card-controls|button-look|list-marks)\.ts$|[\\/](page[\\/](kept|page-head)|goods[\\/]card[\\/]kept-grid|ui[\\/](breadcrumbs|button|link-button|spinner))\.tsx$/;
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
  'goods',
  'cards',
  'listing',
  'product-page',
] as const;
export type ChunkName = (typeof CHUNKS)[number];

/**
 * Assigns modules to chunks, so that a page requests a few files rather than thirty: `shop` is on every page, `controls`
 * on every page with cards, `goods` is shared by the product page and cards drawn in the browser, `cards` and `listing`
 * are for lists only. Only static imports count. Lazily
 * loaded code must not end up on every page because several lazy parts share it.
 */
export function createChunkNames(): (id: string, context: Context) => ChunkName | null {
  const known = new Map<string, ReadonlySet<string>>();
  const pagesOf = (id: string, context: Context): ReadonlySet<string> => {
    const before = known.get(id);
    if (before) return before;
    const pages = new Set<string>();
    // set before visiting the importers, so that import cycles end here
    known.set(id, pages);
    const info = context.getModuleInfo(id);
    if (PAGE.test(id)) pages.add(id);
    for (const importer of info?.importers ?? []) for (const page of pagesOf(importer, context)) pages.add(page);
    return pages;
  };
  return (id, context) => {
    if (BLOCK_STYLES.test(id)) return 'block-styles';
    if (PARTS.test(id)) return 'shop';
    if (EVENTS.test(id)) return 'events';
    if (GOODS_RULES.test(id)) return 'goods';
    const pages = [...pagesOf(id, context)];
    if (pages.some((page) => AROUND.test(page))) return 'shop';
    if (CARD_STYLES.test(id)) return 'card-styles';
    if (CONTROLS.test(id)) return 'controls';
    if (PICTURES.test(id)) return 'pictures';
    const isOnProductPage = pages.some((page) => PRODUCT_PAGE.test(page));
    if (isOnProductPage && PRODUCT_PARTS.test(id)) return 'product-page';
    if (isOnProductPage) return pages.length > 1 ? 'goods' : null;
    if (pages.length < SHARED_MIN) return null;
    if (LISTING_PARTS.test(id)) return 'listing';
    return CARD_PARTS.test(id) ? 'cards' : null;
  };
}
