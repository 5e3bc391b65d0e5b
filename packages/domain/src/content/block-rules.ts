import type { BlockType, BlockValues } from './block.ts';

/** Whether a scheduled block shows its children: from its start (inclusive) to its end (exclusive) [D-2-94]. */
export function isScheduledNow({ startTime, endTime }: BlockValues['scheduled'], nowSeconds: number): boolean {
  return startTime <= nowSeconds && nowSeconds < endTime;
}

export type MediaCarouselLayout = {
  /** False for a single child [D-2-78 D-2-79]. */
  readonly isCarousel: boolean;
  readonly perView: { readonly base: number; readonly md: number };
  readonly gapPx: number;
  readonly loop: boolean;
  readonly autoplay: boolean;
};

const NETFLIX_SMALL = 1.25;
const NETFLIX_PEEK = 0.25;
const GAP_PX = 16;

/** The layout of a media carousel [D-2-80 D-2-81 D-2-82 D-2-83]. */
export function mediaCarouselLayout(
  { display, itemsPerSlide }: BlockValues['media-carousel'],
  childCount: number,
): MediaCarouselLayout {
  const isBasic = display === 'basic-carousel';
  const wide = itemsPerSlide + (!isBasic && childCount > itemsPerSlide ? NETFLIX_PEEK : 0);
  return {
    isCarousel: childCount > 1,
    perView: { base: isBasic ? itemsPerSlide : NETFLIX_SMALL, md: wide },
    gapPx: itemsPerSlide > 1 ? GAP_PX : 0,
    loop: isBasic,
    autoplay: isBasic,
  };
}

/** The brands of a strip: sorted by name, up to the limit [D-2-45 D-2-46]. */
export function listedBrands<T extends { readonly name: string }>(brands: readonly T[], maxItems?: number): T[] {
  return [...brands].sort((a, b) => a.name.localeCompare(b.name, 'en-AU')).slice(0, maxItems ?? brands.length);
}

const MEDIA = ['image', 'video', 'vimeo-video'] as const;

/** A media child becomes the link's media; the others overlay it [D-2-76 D-2-77]. */
export function linkMedia<B extends { readonly id: BlockType }>({ children }: { readonly children: readonly B[] }) {
  const media = children.find(({ id }) => MEDIA.some((type) => type === id));
  return { media, overlay: children.filter((child) => child !== media) };
}

/** A Vimeo video without dimensions is not shown [D-2-101]. */
export function vimeoRatio({ width, height }: { readonly width?: number; readonly height?: number }): string | null {
  return width && height ? `${width} / ${height}` : null;
}
