import * as listingWords from '@wattle/messages/listing';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useListingAddress } from './listing-address-context.tsx';
import { withoutParams } from './listing-query.ts';
import type { AppliedFilter } from './listing-types.ts';
import styles from './nothing-matches.module.css';
import type { ListingView } from './view/listing-view.ts';

/** No products match the filters: offers to remove them one by one or all at once. */
export default function NothingMatches({ applied, noun }: Pick<ListingView, 'applied' | 'noun'>) {
  const { pathname, search } = useListingAddress();
  const to = (gone: readonly AppliedFilter[]) =>
    `${pathname}${withoutParams(
      search,
      gone.flatMap(({ remove }) => remove),
    )}`;
  if (applied.length === 0) return <p className={styles.words}>{listingWords.emptyCategory}</p>;
  return (
    <div className={styles.nothing}>
      <h3>{listingWords.nothingMatches(noun)}</h3>
      <p className={styles.words}>{listingWords.takeOneAway}</p>
      <ul className={styles.ways}>
        {applied.map((filter) => (
          <li key={filter.label}>
            <LinkButton kind="tonal" size="card" to={to([filter])} preventScrollReset>
              {listingWords.without(filter.label)} <Icon name="close" />
            </LinkButton>
          </li>
        ))}
      </ul>
      <LinkButton kind="second" to={to(applied)} preventScrollReset>
        {listingWords.clearAllFilters}
      </LinkButton>
    </div>
  );
}
