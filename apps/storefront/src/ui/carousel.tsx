import { lazy, Suspense } from 'react';
import type { LoopCarouselProps } from './loop-carousel.tsx';
import { ScrollCarousel } from './scroll-carousel.tsx';

/** Where its code cannot be loaded, a row with two ends does as well. */
const LoopCarousel = lazy(() => import('./loop-carousel.tsx').catch(() => ({ default: ScrollCarousel })));

/** Slides in a row. It goes round unless it is told not to [D-4-24]; with `autoplay` it turns by itself. */
export function Carousel({ loop = true, ...props }: LoopCarouselProps & { loop?: boolean }) {
  if (!loop) return <ScrollCarousel {...props} />;
  return (
    <Suspense fallback={<ScrollCarousel {...props} />}>
      <LoopCarousel {...props} />
    </Suspense>
  );
}
