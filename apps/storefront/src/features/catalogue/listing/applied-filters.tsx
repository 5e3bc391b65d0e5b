import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './applied-filters.module.css';
import { useListingAddress } from './listing-address-context.tsx';
import { withoutParams } from './listing-query.ts';
import type { AppliedFilter } from './listing-types.ts';

type Props = { applied: readonly AppliedFilter[]; heading: RefObject<HTMLElement | null> };

/** What is applied, each a link to the list without it. */
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
    <ul ref={ref} className={classNames('scroll-x', styles.pills)} aria-label="Applied filters">
      {applied.map((filter, index) => (
        <li key={filter.label}>
          <ShopLink
            className={styles.pill}
            to={without([filter])}
            preventScrollReset
            aria-label={`Remove ${filter.label}`}
            onClick={() => onRemove(index)}
          >
            {filter.label} <Icon name="close" />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink className={styles.clear} to={without(applied)} preventScrollReset onClick={() => onRemove(0)}>
          Clear all
        </ShopLink>
      </li>
    </ul>
  );
}

/** A pill that goes takes focus with it: the next one gets it, or the heading of the list. */
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
