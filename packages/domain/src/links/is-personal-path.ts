const PERSONAL = /^\/(account|checkout|cart)(\/|\.data$|$)/;

/** Whether a page, or the data of one, belongs to one shopper: such a page is never kept, by nobody. */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL.test(pathname);
}
