import { ContentBlocks } from '../content/content-blocks.tsx';
import type { ShownBlock } from '../content/shown-block.ts';
import { PickedRail } from '../recommendation/picked-rail.tsx';
import { listMarks } from '../referrers/list-marks.ts';

/** What editors chose for everybody, then what is only for this shopper. */
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
