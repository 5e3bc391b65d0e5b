/** Whether an address leads to a list of products. */
export function isListingPath(pathname: string): boolean {
  return /^\/(?:categories\/.|brands\/.|search\/?$)/.test(pathname);
}
