import * as carouselWords from '@wattle/messages/carousel';
import * as uiWords from '@wattle/messages/ui';
import { Children, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import styles from './carousel.module.css';
import { CAROUSEL, type PerView, slideVariables, USUAL_PER_VIEW } from './carousel-settings.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type CarouselProps = {
  /** Accessible name: 'New arrivals'. */
  label: string;
  perView?: PerView | undefined;
  gapPx?: number | undefined;
  /** Hides arrows and dots on small screens, where shoppers swipe; blocks have a higher mobile breakpoint [D-9-48]. */
  quietOnMobile?: boolean | 'in-blocks' | undefined;
  /** Slides without controls: the row itself takes the keyboard focus. */
  reachable?: boolean | undefined;
  /** Shows arrows; on by default. */
  navigation?: boolean | undefined;
  /** A dot per slide, on small screens. */
  pagination?: boolean | undefined;
  /** Called with the first visible slide. */
  onSlideChange?: ((index: number) => void) | undefined;
  children: ReactNode;
};

export type CarouselMoves = {
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
  canPrevious: boolean;
  canNext: boolean;
  /** The first visible slide [D-4-23]. */
  active: number;
};

type Props = CarouselProps & {
  moves: CarouselMoves;
  viewRef: Ref<HTMLDivElement>;
  /** A script moves the slides; native scrolling is off. */
  live?: boolean;
  extra?: ReactNode;
};

/** The common layout of carousels: arrows, slides, dots. */
export function CarouselShell(props: Props) {
  const { label, perView = USUAL_PER_VIEW, gapPx = CAROUSEL.gapPx, moves, viewRef, live, extra } = props;
  const { navigation = true, pagination = false, quietOnMobile } = props;
  const count = Children.count(props.children);
  return (
    <section
      className={styles.carousel}
      aria-roledescription={carouselWords.carousel}
      aria-label={label}
      onKeyDown={(event) => turnByKey(event, moves)}
    >
      {(navigation || extra) && (
        <div className={styles.bar}>
          {extra}
          {navigation && <Arrows moves={moves} quiet={quietOnMobile} />}
        </div>
      )}
      <div ref={viewRef} className={styles.view} data-live={live || undefined} {...reach(props)}>
        <ul className={styles.track} style={slideVariables(perView, gapPx)}>
          {Children.map(props.children, (slide, index) => (
            <li
              className={styles.slide}
              aria-roledescription={carouselWords.slide}
              aria-label={carouselWords.slidePosition(index + 1, count)}
            >
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
  reachable ? { tabIndex: 0, role: 'group', 'aria-label': carouselWords.slidesOf(label) } : {};

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = 'input, select, textarea, video, [contenteditable], [role="radio"], [role="tab"], [role="slider"]';

/** Arrow keys move the carousel, wherever the focus is inside it. */
function turnByKey(event: KeyboardEvent<HTMLElement>, { previous, next }: CarouselMoves): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
  if (target instanceof Element && target.closest(OWN_KEYS)) return;
  event.preventDefault();
  if (key === 'ArrowLeft') previous();
  else next();
}

function Arrows({ moves, quiet }: { moves: CarouselMoves; quiet: CarouselProps['quietOnMobile'] }) {
  const look = classNames(styles.arrow, quiet && styles.quiet, quiet === 'in-blocks' && styles.quietInBlocks);
  return (
    <>
      <button
        type="button"
        className={look}
        aria-label={uiWords.previous}
        disabled={!moves.canPrevious}
        onClick={moves.previous}
      >
        <Icon name="left" />
      </button>
      <button type="button" className={look} aria-label={uiWords.next} disabled={!moves.canNext} onClick={moves.next}>
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
          aria-label={carouselWords.slideOf(index + 1, count)}
          aria-current={index === moves.active}
          onClick={() => moves.goTo(index)}
        />
      ))}
    </div>
  );
}
