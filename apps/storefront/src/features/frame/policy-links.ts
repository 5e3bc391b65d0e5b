export type PolicyLink = { readonly label: string; readonly path: string };
type Column = { readonly links: readonly PolicyLink[] };

/** How the addresses of these articles end. Their labels are the retailer's own. */
const WANTED: readonly string[] = ['/privacy-policy', '/terms-of-sale', '/returns'];

/** The footer links relevant to someone about to pay, in this order. */
export function policyLinks(columns: readonly Column[]): readonly PolicyLink[] {
  const links = columns.flatMap((column) => column.links);
  return WANTED.flatMap((end) => links.find(({ path }) => path.endsWith(end)) ?? []);
}
