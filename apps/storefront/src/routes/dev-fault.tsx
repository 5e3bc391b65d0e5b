import { notFound } from '../features/errors/not-found.ts';
import { devPagesContext } from '../page/dev-pages-context.ts';
import type { Route } from './+types/dev-fault.ts';

/** For those who build the shop: a page that always fails, to see what a shopper sees then. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<null> {
  if (!context.get(devPagesContext)) throw await notFound({ context, url });
  throw new Error('A fault on purpose.');
}

export default function DevFault() {
  return null;
}
