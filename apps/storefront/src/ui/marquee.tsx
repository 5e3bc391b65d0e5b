import { Children, type CSSProperties, type ReactNode } from 'react';
import { CAROUSEL, type PerView, slideVariables, USUAL_PER_VIEW } from './carousel-settings.ts';
import { Icon } from './icon.tsx';
import styles from './marquee.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type MarqueeProps = { label: string; perView?: PerView; gapPx?: number; children: ReactNode };

/**
 * Slides that pass by without an end [D-9-49 D-9-50]. It holds while a pointer or focus is on it, and for good when
 * told so; who wants no motion has a row to scroll. The second run of slides is only there to be seen.
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
      {/* it holds without a script too */}
      <label className={styles.hold}>
        <input type="checkbox" />
        <Icon name="pause" />
        <Icon name="play" />
        <VisuallyHidden>Hold still</VisuallyHidden>
      </label>
    </section>
  );
}
