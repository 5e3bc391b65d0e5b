import * as carouselWords from '@wattle/messages/carousel';
import { Children, type CSSProperties, type ReactNode } from 'react';
import { CAROUSEL, type PerView, slideVariables, USUAL_PER_VIEW } from './carousel-settings.ts';
import { Icon } from './icon.tsx';
import styles from './marquee.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type MarqueeProps = { label: string; perView?: PerView; gapPx?: number; children: ReactNode };

/**
 * Slides that pass by endlessly [D-9-49 D-9-50]. Pauses on hover or focus, and for good with its switch; with reduced
 * motion it is a scrolling row. The second run of slides is a visual copy only.
 */
export function Marquee({ label, perView = USUAL_PER_VIEW, gapPx = CAROUSEL.gapPx, children }: MarqueeProps) {
  const slides = Children.toArray(children);
  const style = {
    ...slideVariables(perView, gapPx),
    '--round': `${slides.length * (CAROUSEL.marqueeSpeedMs + CAROUSEL.marqueeDelayMs)}ms`,
  } as CSSProperties;
  const run = slides.map((slide, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name
    <li key={index}>{slide}</li>
  ));
  return (
    <section className={styles.marquee} aria-label={label} style={style}>
      <div className={styles.view}>
        <ul className={styles.run}>{run}</ul>
        <ul className={styles.run} aria-hidden="true" inert>
          {run}
        </ul>
      </div>
      {/* pauses without JavaScript too */}
      <label className={styles.hold}>
        <input type="checkbox" />
        <Icon name="pause" />
        <Icon name="play" />
        <VisuallyHidden>{carouselWords.holdStill}</VisuallyHidden>
      </label>
    </section>
  );
}
