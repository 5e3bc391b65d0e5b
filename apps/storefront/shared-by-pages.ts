type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * Names the chunk of what several pages need at once. Only what a page imports outright counts: what it loads when a
 * shopper asks for it must not come along with every page because several such parts share it.
 */
export function sharedByPages(name: string, pagesMin: number) {
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
  return (id: string, context: Context): string | null => (pagesOf(id, context).size >= pagesMin ? name : null);
}
