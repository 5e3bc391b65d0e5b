export type PolicyLink = { readonly label: string; readonly path: string };
type Column = { readonly links: readonly PolicyLink[] };

const WANTED: readonly string[] = ['Privacy', 'Terms of sale', 'Returns'];

/** The footer links relevant to someone about to pay, in this order. */
export function policyLinks(columns: readonly Column[]): readonly PolicyLink[] {
  const links = columns.flatMap((column) => column.links);
  return WANTED.flatMap((label) => links.find((link) => link.label === label) ?? []);
}
