import { type LoaderPlace, notFound } from './not-found.ts';

/** What a loader throws for a page that is not there, however it says so. */
function isMissing(thrown: unknown): boolean {
  if (thrown instanceof Response) return thrown.status === 404;
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return false;
  const { init } = thrown;
  return typeof init === 'object' && init !== null && 'status' in init && init.status === 404;
}

/** Runs a page's loader; where the page is not there, its 404 carries the configured article and a few ways on [D-2-21]. */
export async function orNotFound<A extends LoaderPlace, T>(args: A, load: (args: A) => Promise<T>): Promise<T> {
  try {
    return await load(args);
  } catch (thrown) {
    throw isMissing(thrown) ? await notFound(args) : thrown;
  }
}
