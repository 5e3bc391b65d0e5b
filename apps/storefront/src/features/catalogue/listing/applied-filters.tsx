import * as commonWords from '@wattle/messages/common';
import * as listingWords from '@wattle/messages/listing';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './applied-filters.module.css';
import { useListingAddress } from './listing-address-context.tsx';
import { withoutParams } from './listing-query.ts';
import type { AppliedFilter } from './listing-types.ts';

type Props = { applied: readonly AppliedFilter[]; heading: RefObject<HTMLElement | null> };

/** Applied filters, each a link that removes it. */
export function AppliedFilters({ applied, heading }: Props) {
  const { pathname, search } = useListingAddress();
  const { ref, onRemove } = useFocusAfterRemoval(applied.length, heading);
  if (applied.length === 0) return null;
  const without = (gone: typeof applied) =>
    `${pathname}${withoutParams(
      search,
      gone.flatMap(({ remove }) => remove),
    )}`;
  return (
    <ul ref={ref} className={classNames('scroll-x', styles.pills)} aria-label={listingWords.appliedFilters}>
      {applied.map((filter, index) => (
        <li key={filter.label}>
          <ShopLink
            className={styles.pill}
            to={without([filter])}
            preventScrollReset
            aria-label={`${commonWords.remove} ${filter.label}`}
            onClick={() => onRemove(index)}
          >
            {filter.label} <Icon name="close" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink className={styles.clear} to={without(applied)} preventScrollReset onClick={() => onRemove(0)}>
          {commonWords.clearAll}
        </ShopLink>
      </li>
    </ul>
  );
}

/** Removing a pill loses focus, so focus the next pill or the list heading. */
function useFocusAfterRemoval(count: number, heading: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLUListElement>(null);
  const removal = useRef<{ index: number; of: number } | null>(null);
  useEffect(() => {
    const { index, of } = removal.current ?? { index: 0, of: 0 };
    if (count >= of) return;
    removal.current = null;
    const links = ref.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(index, links.length - 1)] ?? heading.current;
    next?.focus();
  }, [count, heading]);
  return {
    ref,
    onRemove(index: number) {
      removal.current = { index, of: count };
    },
  };
}
