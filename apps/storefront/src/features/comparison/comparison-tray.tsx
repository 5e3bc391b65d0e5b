import { COMPARISON_MAX, type Comparison } from '@wattle/domain';
import { type KeyboardEvent, useId, useRef } from 'react';
import { changeCompared } from '../../shopper/comparison/comparison-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fullName, type TrayItem } from './compared-product.ts';
import { comparedNoun, countWords } from './compared-words.ts';
import styles from './comparison-tray.module.css';
import { TrayList } from './tray-list.tsx';
import { useBottomRoom } from './use-bottom-room.ts';
import type { ComparisonData } from './use-comparison-data.ts';

/** What is collected to compare: a bar at the foot of the page, which opens into the overlay [D-2-126]. */
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
            <span className={styles.longer}> to compare</span>
          </h2>
          {!isOpen && <p>{items.length === 1 ? 'Add another to compare.' : namesOf(items)}</p>}
        </div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => changeCompared({ kind: isOpen ? 'closeOverlay' : 'openOverlay' })}
        >
          <VisuallyHidden>What you compare</VisuallyHidden>
          <Icon name={isOpen ? 'down' : 'up'} />
        </button>
        {isOpen && <TrayList items={items} noun={noun} titleId={titleId} />}
        <TrayActions count={items.length} noun={noun} />
      </div>
      <p role="status" className="sr-only">
        {countWords(items.length)} to compare
      </p>
    </section>
  );
}

const namesOf = (items: readonly TrayItem[]): string =>
  items.map(({ product, name }) => (product ? fullName(product) : name)).join(', ');

/** Pictures and the places that are left; the words beside say the same. */
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
        Clear<VisuallyHidden> the comparison</VisuallyHidden>
      </button>
      <Button kind="second" disabled={count < 2} onClick={() => changeCompared({ kind: 'openModal' })}>
        {count === 1 ? (
          'Compare'
        ) : (
          <span>
            Compare {count}
            <span className={styles.noun}> {noun}</span>
          </span>
        )}
      </Button>
    </div>
  );
}

/** The tray goes, and focus with it: it stands at the page again. */
function clear(): void {
  changeCompared({ kind: 'clear' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
