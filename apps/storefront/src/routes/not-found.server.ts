import { readPageLookup } from '@wattle/domain/listing';
import type { LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';
import { decodePart } from '../router/location.ts';
import { Redirect } from '../router/page-answer.ts';

/** Longer ones are no address that a call takes. */
const PATH_MAX = 300;

const MOVED_FOR_GOOD = 301;

/** Old addresses of another shop, with what follows their question mark or without. */
async function findMoved({ client }: LoadArgs['context'], url: URL): Promise<string | undefined> {
  const { pathname, search } = url;
  const path = decodePart(pathname).replace(/^\/+/, '');
  for (const asked of search === '' ? [path] : [path + search, path]) {
    if (asked === '' || asked.length > PATH_MAX) continue;
    const lookup = readPageLookup(await client.findArticleByPath({ path: asked }));
    // an absolute address may be the one that was asked for
    if (lookup.status === 'REDIRECT' && new URL(lookup.to, url).href !== url.href) return lookup.to;
  }
  return undefined;
}

export async function load({ context, url }: LoadArgs) {
  const moved = await findMoved(context, url);
  if (moved !== undefined) throw new Redirect(moved, MOVED_FOR_GOOD);
  throw await notFound({ context, url });
}
