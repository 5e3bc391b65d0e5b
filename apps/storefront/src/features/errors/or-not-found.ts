import { pageErrorOf } from '../../router/page-answer.ts';
import { type LoaderPlace, notFound } from './not-found.ts';

/** Runs a page's loader and turns "not found" into a 404 with the configured article and categories [D-2-21]. */
export async function orNotFound<A extends LoaderPlace, T>(args: A, load: (args: A) => Promise<T>): Promise<T> {
  try {
    return await load(args);
  } catch (thrown) {
    throw pageErrorOf(thrown)?.status === 404 ? await notFound(args) : thrown;
  }
}
