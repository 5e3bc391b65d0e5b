import { isRouteErrorResponse } from 'react-router';
import type { NotFoundData } from './not-found.ts';

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** A 404 that did not come through `notFound` has neither article nor categories. */
export function notFoundData(error: unknown): Pick<NotFoundData, 'blocks' | 'categories'> {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof body === 'object' && body !== null && 'blocks' in body && 'categories' in body
    ? (body as NotFoundData)
    : { blocks: [], categories: [] };
}

/** [D-2-15 D-2-16] */
export function errorTitle(error: unknown): string {
  return isNotFound(error) ? 'Page Not Found' : 'Error';
}
