import { path } from '@wattle/contract/records';

/** A page's path as stored: below its public route, without a leading slash. */
export const pathUnder = (route: string) =>
  path.regex(new RegExp(`^${route}/[^\\s/?#]([^\\s?#]*[^\\s/?#])?$`), `must be a path like ${route}/name`);
