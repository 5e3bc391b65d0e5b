import { notFound } from '../features/errors/not-found.ts';
import { BlockGallery } from '../features/gallery/blocks/block-gallery.tsx';
import { listExamples } from '../features/gallery/blocks/list-examples.server.ts';
import styles from '../features/gallery/gallery.module.css';
import { clientContext } from '../page/client-context.ts';
import { devPagesContext } from '../page/dev-pages-context.ts';
import type { Route } from './+types/dev-blocks.ts';

/** For those who build the shop: not there in a shop that is open for business. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(devPagesContext)) throw await notFound({ context, url });
  const wanted = url.searchParams.get('kinds')?.split(',');
  return { groups: await listExamples(context.get(clientContext), wanted) };
}

export function meta() {
  return [{ title: 'Blocks' }, { name: 'robots', content: 'noindex' }];
}

/** Every block in every variant of its examples, and what is left out; with `?kinds=link,image` only those. */
export default function DevBlocks({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <h1>Blocks</h1>
      <BlockGallery groups={loaderData.groups} />
    </div>
  );
}
