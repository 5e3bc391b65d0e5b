import type { ReactNode } from 'react';
import { Carousel } from '../../ui/carousel.tsx';
import { type PerView, USUAL_PER_VIEW } from '../../ui/carousel-settings.ts';
import styles from './rail.module.css';

/** Three cards fill the row, without an empty fourth slot. */
const THREE_IN_VIEW: PerView = { ...USUAL_PER_VIEW, lg: 3, '2xl': 3 };

export type RailProps = {
  label: string;
  /** Number of visible cards, for rails narrower than the page. */
  perView?: PerView;
  /** Shows arrows unless all cards are visible. */
  navigation?: boolean;
  /** Inside a content block, which has a higher mobile breakpoint. */
  inBlocks?: boolean;
};

/** One scrolling row of cards. */
export function Rail({
  label,
  perView,
  navigation,
  inBlocks,
  children,
}: RailProps & { children: readonly ReactNode[] }) {
  const quietOnMobile = inBlocks ? 'in-blocks' : true;
  const shown = perView ?? (children.length === 3 ? THREE_IN_VIEW : undefined);
  return (
    <div className={styles.rail}>
      <Carousel label={label} loop={false} quietOnMobile={quietOnMobile} perView={shown} navigation={navigation}>
        {children}
      </Carousel>
    </div>
  );
}
