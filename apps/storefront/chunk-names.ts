type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/** What stands around every page. */
const AROUND = /[\\/](root|default-layout|page-boundary|entry\.client)\.tsx/;
const PRODUCT_PAGE = /[\\/]routes[\\/]product\.tsx/;
const PRODUCT_PARTS = /features[\\/]catalogue[\\/]product[\\/]|[\\/](goods|shopper)[\\/]delivery[\\/]/;
const CARD_PARTS = /goods[\\/]card[\\/][\w-]+\.tsx?$/;
const LISTING_PARTS = /features[\\/]catalogue[\\/]listing[\\/]/;
/** Rules about goods are imported through the domain's front door, so who uses which cannot be seen here. */
const GOODS_RULES = /domain[\\/]src[\\/]catalogue[\\/]/;
/** Told of by the product page, and by whoever adds to the cart: who adds from a list need not load a product page. */
const EVENTS = /shopper[\\/]recommendation[\\/]events\.ts$/;
/** So small, and in so many pages, that a file of their own would cost more. */
const PARTS = /[\\/]page[\\/](static-part|late-part|waits-for)\.tsx?$/;
/** The stylesheets of blocks are in every page that has blocks; the code of each block is not. */
const BLOCK_STYLES =
  /goods[\\/]blocks[\\/](views|widgets)[\\/].*\.css$|[\\/](carousel|marquee|product-rail)\.module\.css$/;
const SHARED_MIN = 3;

/** The earlier one takes what both need. */
export const CHUNKS = ['block-styles', 'shop', 'events', 'goods', 'cards', 'listing', 'product-page'] as const;
export type ChunkName = (typeof CHUNKS)[number];

/**
 * Which chunk a module belongs to, so that a page asks for a few files and not for thirty: `shop` is around every page,
 * `goods` is what lists and the product page share, `cards` and `listing` are what only lists need. Only what a page
 * imports outright counts: what is loaded when a shopper asks for it must not come along with every page because
 * several such parts share it.
 */
export function createChunkNames(): (id: string, context: Context) => ChunkName | null {
  const known = new Map<string, ReadonlySet<string>>();
  const pagesOf = (id: string, context: Context): ReadonlySet<string> => {
    const before = known.get(id);
    if (before) return before;
    const pages = new Set<string>();
    // before its importers are asked: two that import each other end here
    known.set(id, pages);
    const info = context.getModuleInfo(id);
    if (info?.isEntry) pages.add(id);
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
    const isOnProductPage = pages.some((page) => PRODUCT_PAGE.test(page));
    if (isOnProductPage && PRODUCT_PARTS.test(id)) return 'product-page';
    if (isOnProductPage) return pages.length > 1 ? 'goods' : null;
    if (pages.length < SHARED_MIN) return null;
    if (LISTING_PARTS.test(id)) return 'listing';
    return CARD_PARTS.test(id) ? 'cards' : null;
  };
}
