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
  /** Hides the arrows and the dots on small screens, where a finger turns. */
  quietOnMobile?: boolean | undefined;
  /** Arrows, unless they are not wanted. */
  navigation?: boolean | undefined;
  /** A dot for each slide, on screens without room for more. */
  pagination?: boolean | undefined;
  /** Tells which slide is first in view. */
  onTurn?: ((index: number) => void) | undefined;
  children: ReactNode;
};

export type CarouselMoves = {
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
  canPrevious: boolean;
  canNext: boolean;
  /** The slide that is first in view [D-4-23]. */
  active: number;
};

type Props = CarouselProps & {
  moves: CarouselMoves;
  viewRef: Ref<HTMLDivElement>;
  /** A script moves the slides; the row no longer scrolls by itself. */
  live?: boolean;
  extra?: ReactNode;
};

/** What every carousel looks like: arrows, slides in a row, dots. */
export function CarouselShell(props: Props) {
  const { label, perView = USUAL_PER_VIEW, gapPx = CAROUSEL.gapPx, moves, viewRef, live, extra } = props;
  const { navigation = true, pagination = false, quietOnMobile } = props;
  const style = { ...perViewVariables(perView), '--slide-gap': `${gapPx}px` } as CSSProperties;
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {(navigation || extra) && (
        <div className={styles.bar}>
          {extra}
          {navigation && <Arrows moves={moves} quiet={quietOnMobile} />}
        </div>
      )}
      <div ref={viewRef} className={classNames(styles.view, live && styles.live)}>
        <ul className={styles.track} style={style}>
          {Children.map(props.children, (slide) => (
            <li className={styles.slide}>{slide}</li>
          ))}
        </ul>
      </div>
      {pagination && !quietOnMobile && <Dots count={Children.count(props.children)} moves={moves} />}
    </section>
  );
}

function Arrows({ moves, quiet }: { moves: CarouselMoves; quiet: boolean | undefined }) {
  const look = classNames(styles.turn, quiet && styles.quiet);
  return (
    <>
      <button
        type="button"
        className={look}
        aria-label="Previous"
        disabled={!moves.canPrevious}
        onClick={moves.previous}
      >
        <Icon name="left" />
      </button>
      <button type="button" className={look} aria-label="Next" disabled={!moves.canNext} onClick={moves.next}>
        <Icon name="right" />
      </button>
    </>
  );
}

function Dots({ count, moves }: { count: number; moves: CarouselMoves }) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // a dot is its place
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Slide ${index + 1} of ${count}`}
          aria-current={index === moves.active}
          onClick={() => moves.goTo(index)}
        />
      ))}
    </div>
  );
}
