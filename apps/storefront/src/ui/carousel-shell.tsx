import { Children, type CSSProperties, type ReactNode, type Ref } from 'react';
import styles from './carousel.module.css';
import { CAROUSEL, type PerView, perViewVariables, USUAL_PER_VIEW } from './carousel-settings.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CarouselProps = {
  /** What is in it: 'New arrivals'. */
  label: string;
  perView?: PerView | undefined;
  gapPx?: number | undefined;
  /** Hides the arrows on small screens, where a finger turns. */
  quietOnMobile?: boolean | undefined;
  /** Tells which slide is first in view. */
  onTurn?: ((index: number) => void) | undefined;
  children: ReactNode;
};

export type CarouselMoves = { previous: () => void; next: () => void; canPrevious: boolean; canNext: boolean };

type Props = CarouselProps & {
  moves: CarouselMoves;
  viewRef: Ref<HTMLDivElement>;
  /** A script moves the slides; the row no longer scrolls by itself. */
  live?: boolean;
  extra?: ReactNode;
};

/** What every carousel looks like: arrows, and slides in a row. */
export function CarouselShell(props: Props) {
  const { label, perView = USUAL_PER_VIEW, gapPx = CAROUSEL.gapPx, quietOnMobile, moves, viewRef, live, extra } = props;
  const style = { ...perViewVariables(perView), '--slide-gap': `${gapPx}px` } as CSSProperties;
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.bar}>
        {extra}
        <Arrow
          label="Previous"
          icon="left"
          quiet={quietOnMobile}
          enabled={moves.canPrevious}
          onClick={moves.previous}
        />
        <Arrow label="Next" icon="right" quiet={quietOnMobile} enabled={moves.canNext} onClick={moves.next} />
      </div>
      <div ref={viewRef} className={classNames(styles.view, live && styles.live)}>
        <ul className={styles.track} style={style}>
          {Children.map(props.children, (slide) => (
            <li className={styles.slide}>{slide}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ArrowProps = {
  label: string;
  icon: 'left' | 'right';
  quiet: boolean | undefined;
  enabled: boolean;
  onClick: () => void;
};

function Arrow({ label, icon, quiet, enabled, onClick }: ArrowProps) {
  const look = classNames(styles.turn, quiet && styles.quiet);
  return (
    <button type="button" className={look} aria-label={label} disabled={!enabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
