const PERSONAL = /^\/(account|checkout|cart)(\/|\.data$|$)/;

/** Whether a page or its data is private to one shopper, and so must never be cached. */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL.test(pathname);
}
