import { categoryLink } from '@wattle/domain/links';
import * as frameWords from '@wattle/messages/frame';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { CategoryTile } from './frame-data.ts';
import styles from './more-categories.module.css';

/** Categories that do not fit in the bar. Opens without JavaScript too. */
export function MoreCategories({ categories }: { categories: readonly CategoryTile[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={details} className={styles.more} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={styles.summary}>
        {frameWords.more}
        <Icon name="down" />
      </summary>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <ShopLink className={styles.link} to={categoryLink(category)}>
              {category.name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
