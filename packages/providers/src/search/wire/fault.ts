import { SearchFailure } from '../port.ts';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

export const badRequest = (message: string): SearchFailure => new SearchFailure(message, BAD_REQUEST);

/** A parameter of the wrong type, worded as Algolia words it. */
export const invalidParameter = (name: string, expected: string): SearchFailure =>
  badRequest(`Invalid value for "${name}" parameter, expected ${expected}`);

export const indexNotFound = (name: string): SearchFailure =>
  new SearchFailure(`Index ${name} does not exist`, NOT_FOUND);
