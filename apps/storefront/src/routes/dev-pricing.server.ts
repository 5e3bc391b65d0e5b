import type { LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';

/** For developers: not available in production. */
export async function load({ context, url }: LoadArgs) {
  if (!context.devPages) throw await notFound({ context, url });
  return { head: [{ title: 'Pricing' }, { name: 'robots', content: 'noindex' }] };
}
