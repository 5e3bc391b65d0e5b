/** A step that is a page of the provider; null: a step of its form. */
export function pageOf(
  action: Readonly<Record<string, unknown>>,
): { readonly url: string; readonly providerName: string } | null {
  const { type, url, providerName } = action;
  return type === 'page' ? { url: String(url), providerName: String(providerName) } : null;
}
