import { lazy, Suspense } from 'react';
import type { LoopCarouselProps } from './loop-carousel.tsx';
import { ScrollCarousel } from './scroll-carousel.tsx';

/** Falls back to a row without looping when its code fails to load. */
const LoopCarousel = lazy(() => import('./loop-carousel.tsx').catch(() => ({ default: ScrollCarousel })));

/** Slides in a row. Loops by default [D-4-24]; `autoplay` advances it. */
export function Carousel({ loop = true, ...props }: LoopCarouselProps & { loop?: boolean }) {
  if (!loop) return <ScrollCarousel {...props} />;
  return (
    <Suspense fallback={<ScrollCarousel {...props} />}>
      <LoopCarousel {...props} />
    </Suspense>
  );
}
