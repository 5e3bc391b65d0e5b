import type { LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';

/** For developers: a page that always fails, to check the error page. */
export async function load({ context, url }: LoadArgs): Promise<null> {
  if (!context.devPages) throw await notFound({ context, url });
  throw new Error('A fault on purpose.');
}
