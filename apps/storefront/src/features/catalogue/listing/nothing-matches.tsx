import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useListingAddress } from './listing-address-context.tsx';
import { withoutParams } from './listing-query.ts';
import type { AppliedFilter } from './listing-types.ts';
import styles from './nothing-matches.module.css';
import type { ListingView } from './view/listing-view.ts';

/** Nothing is left after filtering: it says so, and takes the filters away one by one or all at once. */
export default function NothingMatches({ applied, noun }: Pick<ListingView, 'applied' | 'noun'>) {
  const { pathname, search } = useListingAddress();
  const to = (gone: readonly AppliedFilter[]) =>
    `${pathname}${withoutParams(
      search,
      gone.flatMap(({ remove }) => remove),
    )}`;
  if (applied.length === 0) return <p className={styles.words}>Nothing here at the moment.</p>;
  return (
    <div className={styles.nothing}>
      <h3>No {noun} match all of these filters</h3>
      <p className={styles.words}>Take one of them away and there may be some again.</p>
      <ul className={styles.ways}>
        {applied.map((filter) => (
          <li key={filter.label}>
            <LinkButton kind="tonal" size="card" to={to([filter])} preventScrollReset>
              Without “{filter.label}” <Icon name="close" />
            </LinkButton>
          </li>
        ))}
      </ul>
      <LinkButton kind="second" to={to(applied)} preventScrollReset>
        Clear all filters
      </LinkButton>
    </div>
  );
}
