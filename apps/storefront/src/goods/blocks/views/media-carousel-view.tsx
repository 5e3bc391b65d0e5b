import { mediaCarouselLayout } from '@wattle/domain/content';
import { Fragment } from 'react';
import { Carousel } from '../../../ui/carousel.tsx';
import { rowLabel } from '../row-label.ts';
import type { BlockViewProps, ShownBlock } from '../shown-block.ts';

/** A media carousel; a single item stands alone [D-2-78 D-2-79 D-2-84]. */
export default function MediaCarouselView({ block, show }: BlockViewProps<'media-carousel'>) {
  const { isCarousel, perView, gapPx, loop, autoplay } = mediaCarouselLayout(block.value, block.children.length);
  if (!isCarousel) return show(block.children);
  return (
    <Carousel
      label={rowLabel(
        'Pictures',
        block.children.map(named).filter(({ name }) => name !== ''),
      )}
      perView={perView}
      gapPx={gapPx}
      loop={loop}
      autoplay={autoplay}
      quietOnMobile="in-blocks"
      reachable={block.children.every(({ id }) => id === 'image')}
    >
      {block.children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks is fixed
        <Fragment key={index}>{show([child])}</Fragment>
      ))}
    </Carousel>
  );
}

/** The accessible name of a slide, if it has one. */
function named({ id, value }: ShownBlock): { name: string } {
  if (id === 'image' || id === 'video' || id === 'vimeo-video') return { name: value.alt ?? '' };
  return { name: id === 'link' ? value.link.label : '' };
}
