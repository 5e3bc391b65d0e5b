import { COMPARISON_MAX, type Comparison } from '@wattle/domain/comparison';
import * as commonWords from '@wattle/messages/common';
import * as comparisonWords from '@wattle/messages/comparison';
import { comparedNoun, countWords } from '@wattle/messages/comparison-counts';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { changeCompared } from '../../shopper/comparison/comparison-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fullName, type TrayItem } from './compared-product.ts';
import styles from './comparison-tray.module.css';
import { TrayList } from './tray-list.tsx';
import type { ComparisonData } from './use-comparison-data.ts';

/** The comparison tray: a bar at the bottom of the page that opens the overlay [D-2-126]. */
export function ComparisonTray({ comparison, data }: { comparison: Comparison; data: ComparisonData }) {
  const isOpen = comparison.overlay === 'open';
  const titleId = useId();
  const room = useBottomRoom<HTMLElement>();
  const toggle = useRef<HTMLButtonElement>(null);
  const items = comparison.items.map((item) => ({
    ...item,
    product: data.products.find(({ id }) => id === item.productId),
  }));
  const noun = comparedNoun(data.products);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    changeCompared({ kind: 'closeOverlay' });
    toggle.current?.focus();
  };
  return (
    <section
      ref={room}
      className={styles.tray}
      data-open={isOpen}
      data-count={items.length}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
    >
      <div className={`wrap ${styles.inside}`}>
        {!isOpen && <Thumbs items={items} />}
        <div className={styles.words}>
          <h2 id={titleId} tabIndex={-1}>
            {countWords(items.length)}
            <span className={styles.longer}> {comparisonWords.toCompare}</span>
          </h2>
          {!isOpen && <p>{items.length === 1 ? comparisonWords.addAnotherToCompare : namesOf(items)}</p>}
        </div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => changeCompared({ kind: isOpen ? 'closeOverlay' : 'openOverlay' })}
        >
          <VisuallyHidden>{comparisonWords.whatYouCompare}</VisuallyHidden>
          <Icon name={isOpen ? 'down' : 'up'} />
        </button>
        {isOpen && <TrayList items={items} noun={noun} titleId={titleId} />}
        <TrayActions count={items.length} noun={noun} />
      </div>
      <p role="status" className="sr-only">
        {comparisonWords.countToCompare(countWords(items.length))}
      </p>
    </section>
  );
}

const namesOf = (items: readonly TrayItem[]): string =>
  items.map(({ product, name }) => (product ? fullName(product) : name)).join(', ');

/** Pictures and empty slots; decorative, because the text beside says the same. */
function Thumbs({ items }: { items: readonly TrayItem[] }) {
  const left = Array.from({ length: COMPARISON_MAX - items.length }, (_, at) => `free ${at}`);
  return (
    <ul className={styles.thumbs} aria-hidden="true">
      {items.map(({ productId, product }) => (
        <li key={productId}>{product && <ImageTile image={product.images[0]} sizes="60px" />}</li>
      ))}
      {left.map((key) => (
        <li key={key} className={styles.free} />
      ))}
    </ul>
  );
}

function TrayActions({ count, noun }: { count: number; noun: string }) {
  return (
    <div className={styles.actions}>
      <button type="button" className={`link ${styles.clear}`} onClick={clear}>
        {comparisonWords.clear}
        <VisuallyHidden> {comparisonWords.theComparison}</VisuallyHidden>
      </button>
      <Button kind="second" disabled={count < 2} onClick={() => changeCompared({ kind: 'openModal' })}>
        {count === 1 ? (
          commonWords.compare
        ) : (
          <span>
            {comparisonWords.compareNumber(count)}
            <span className={styles.noun}> {noun}</span>
          </span>
        )}
      </Button>
    </div>
  );
}

/** The tray disappears, so focus returns to the page. */
function clear(): void {
  changeCompared({ kind: 'clear' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

const ROOM = '--bottom-room';

/** Adds bottom padding as tall as the bar, so that it never covers the end of the page. */
function useBottomRoom<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(ROOM, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.removeProperty(ROOM);
    };
  }, []);
  return ref;
}
