import * as errorsWords from '@wattle/messages/errors';
import { PageError } from '../../router/page-answer.ts';
import type { NotFoundData } from './not-found.ts';

export function isNotFound(error: unknown): boolean {
  return error instanceof PageError && error.status === 404;
}

/** A 404 not thrown by `notFound` has neither article nor categories. */
export function notFoundData(error: unknown): Pick<NotFoundData, 'blocks' | 'categories'> {
  const body: unknown = error instanceof PageError ? error.data : null;
  return typeof body === 'object' && body !== null && 'blocks' in body && 'categories' in body
    ? (body as NotFoundData)
    : { blocks: [], categories: [] };
}

/** [D-2-15 D-2-16] */
export function errorTitle(error: unknown): string {
  return isNotFound(error) ? errorsWords.pageNotFound : errorsWords.error;
}
