import { type ListingSort, readSort, SORTS } from '@wattle/domain';
import { buttonLook } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useChangeListing, useListingAddress } from './listing-address-context.tsx';
import { LISTING_FORM } from './listing-form.ts';
import { withSort } from './listing-query.ts';
import styles from './sort-select.module.css';

/** The order of the list. It belongs to the form of the facets: without a script both are sent together. */
export function SortSelect({ sort }: { sort: ListingSort }) {
  const { search, isWaiting } = useListingAddress();
  const change = useChangeListing();
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor="listing-sort">
        Sort by
      </label>
      <span className={styles.control}>
        <select
          id="listing-sort"
          name="sort"
          form={LISTING_FORM}
          className={styles.select}
          value={isWaiting ? readSort(new URLSearchParams(search).get('sort')) : sort}
          onChange={({ currentTarget: { value } }) => change((now) => withSort(now, readSort(value)))}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </span>
      <span className={styles.go}>
        <button type="submit" form={LISTING_FORM} className={buttonLook({ kind: 'tonal', size: 'card' })}>
          Sort
        </button>
      </span>
    </div>
  );
}
