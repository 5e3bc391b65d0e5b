import { ContentBlocks, preloadWholeBlocks } from '../../goods/blocks/content-blocks.tsx';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { PickedRail } from '../../goods/rails/picked-rail.tsx';
import { listMarks } from '../../shopper/referrers/list-marks.ts';

export const preloadHome = preloadWholeBlocks;

/** Editorial blocks, then personal ones. */
export function HomeScreen({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <>
      <div {...listMarks({ listId: 'home', listName: 'Home' })}>
        <ContentBlocks blocks={blocks} />
      </div>
      <PickedRail />
    </>
  );
}
