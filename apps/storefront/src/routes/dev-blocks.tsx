import type { PageProps } from '../app/page-module.ts';
import { BlockGallery } from '../features/gallery/blocks/block-gallery.tsx';
import styles from '../features/gallery/gallery.module.css';
import type { load } from './dev-blocks.server.ts';

/** Every block example; `?kinds=link,image` limits the types. */
export default function DevBlocks({ data }: PageProps<typeof load>) {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <h1>Blocks</h1>
      <BlockGallery groups={data.groups} />
    </div>
  );
}
