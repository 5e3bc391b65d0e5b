import { readSort } from '@wattle/domain/listing';
import { LISTING_SORTS, type ListingSort } from '@wattle/domain/search';
import * as listingWords from '@wattle/messages/listing';
import { sortLabels } from '@wattle/messages/sorts';
import { buttonLook } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useChangeListing, useListingAddress } from './listing-address-context.tsx';
import { LISTING_FORM } from './listing-form.ts';
import { withSort } from './listing-query.ts';
import styles from './sort-select.module.css';
import { useShownAtOnce } from './use-shown-at-once.ts';

/** Sort order. Part of the facet form, so that without JavaScript both are submitted together. */
export function SortSelect({ sort }: { sort: ListingSort }) {
  const { search, isWaiting } = useListingAddress();
  const change = useChangeListing();
  const asked = isWaiting ? readSort(new URLSearchParams(search).get('sort')) : sort;
  const [shown, choose] = useShownAtOnce(asked, (next) => change((now) => withSort(now, next)));
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor="listing-sort">
        {listingWords.sortBy}
      </label>
      <span className={styles.control}>
        <select
          id="listing-sort"
          name="sort"
          form={LISTING_FORM}
          className={styles.select}
          value={shown}
          onChange={({ currentTarget: { value } }) => choose(readSort(value))}
        >
          {LISTING_SORTS.map((value) => (
            <option key={value} value={value}>
              {sortLabels[value]}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </span>
      <span className={styles.go}>
        <button type="submit" form={LISTING_FORM} className={buttonLook({ kind: 'tonal', size: 'card' })}>
          {listingWords.sort}
        </button>
      </span>
    </div>
  );
}
