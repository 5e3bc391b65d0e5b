import type { LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';

/** For developers: not available in production. */
export async function load({ context, url }: LoadArgs) {
  if (!context.devPages) throw await notFound({ context, url });
  const frame = await context.client.loadFrame({});
  return {
    picture: frame.status === 'SUCCESS' ? (frame.value.categories[0]?.image ?? null) : null,
    head: [{ title: 'Components' }, { name: 'robots', content: 'noindex' }],
  };
}
