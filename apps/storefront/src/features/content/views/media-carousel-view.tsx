import { mediaCarouselLayout } from '@wattle/domain';
import { Carousel } from '../../../ui/carousel.tsx';
import { ContentBlocks } from '../content-blocks.tsx';
import type { ShownOf } from '../shown-block.ts';

export default function MediaCarouselView({ block }: { block: ShownOf<'media-carousel'> }) {
  const { isCarousel, perView, gapPx, loop, autoplay } = mediaCarouselLayout(block.value, block.children.length);
  if (!isCarousel) return <ContentBlocks blocks={block.children} />;
  return (
    <Carousel label="Pictures" perView={perView} gapPx={gapPx} loop={loop} autoplay={autoplay} quietOnMobile>
      {block.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks is fixed
        <ContentBlocks key={index} blocks={[child]} />
      ))}
    </Carousel>
  );
}
