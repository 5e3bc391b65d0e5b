import type { LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';
import { listExamples } from '../features/gallery/blocks/list-examples.server.ts';

/** For developers: not available in production. */
export async function load({ context, url }: LoadArgs) {
  if (!context.devPages) throw await notFound({ context, url });
  const wanted = url.searchParams.get('kinds')?.split(',');
  return {
    groups: await listExamples(context.client, wanted),
    head: [{ title: 'Blocks' }, { name: 'robots', content: 'noindex' }],
  };
}
