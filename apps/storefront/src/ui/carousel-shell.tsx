import { Children, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './carousel.module.css';
import { CAROUSEL, type PerView, slideVariables, USUAL_PER_VIEW } from './carousel-settings.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CarouselProps = {
  /** What is in it: 'New arrivals'. */
  label: string;
  perView?: PerView | undefined;
  gapPx?: number | undefined;
  /** Hides the arrows and the dots on small screens, where a finger turns; blocks call more screens small [D-9-48]. */
  quietOnMobile?: boolean | 'in-blocks' | undefined;
  /** Its slides hold nothing to press, so the row itself is reached by the keyboard. */
  reachable?: boolean | undefined;
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
  const count = Children.count(props.children);
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={(event) => turnByKey(event, moves)}
    >
      {(navigation || extra) && (
        <div className={styles.bar}>
          {extra}
          {navigation && <Arrows moves={moves} quiet={quietOnMobile} />}
        </div>
      )}
      <div ref={viewRef} className={classNames(styles.view, live && styles.live)} {...reach(props)}>
        <ul className={styles.track} style={slideVariables(perView, gapPx)}>
          {Children.map(props.children, (slide, index) => (
            <li className={styles.slide} aria-roledescription="slide" aria-label={`${index + 1} of ${count}`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {pagination && !quietOnMobile && <Dots count={count} moves={moves} />}
    </section>
  );
}

const reach = ({ reachable, label }: CarouselProps) =>
  reachable ? { tabIndex: 0, role: 'group', 'aria-label': `${label}: slides` } : {};

/** What takes the arrow keys for itself. */
const OWN_KEYS = 'input, select, textarea, video, [contenteditable], [role="radio"], [role="tab"], [role="slider"]';

/** The arrow keys turn it, wherever in it the focus is. */
function turnByKey(event: KeyboardEvent<HTMLElement>, { previous, next }: CarouselMoves): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
  if (target instanceof Element && target.closest(OWN_KEYS)) return;
  event.preventDefault();
  if (key === 'ArrowLeft') previous();
  else next();
}

function Arrows({ moves, quiet }: { moves: CarouselMoves; quiet: CarouselProps['quietOnMobile'] }) {
  const look = classNames(styles.turn, quiet && styles.quiet, quiet === 'in-blocks' && styles.quietInBlocks);
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
