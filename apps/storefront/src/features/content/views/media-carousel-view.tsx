import { mediaCarouselLayout } from '@wattle/domain';
import { Fragment } from 'react';
import { Carousel } from '../../../ui/carousel.tsx';
import type { BlockViewProps } from '../shown-block.ts';

export default function MediaCarouselView({ block, show }: BlockViewProps<'media-carousel'>) {
  const { isCarousel, perView, gapPx, loop, autoplay } = mediaCarouselLayout(block.value, block.children.length);
  if (!isCarousel) return show(block.children);
  return (
    <Carousel label="Pictures" perView={perView} gapPx={gapPx} loop={loop} autoplay={autoplay} quietOnMobile>
      {block.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks is fixed
        <Fragment key={index}>{show([child])}</Fragment>
      ))}
    </Carousel>
  );
}
