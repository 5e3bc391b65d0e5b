import * as listingWords from '@wattle/messages/listing';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './listing-bar.module.css';

/** Id of the sidebar, which the button links to until hydration. */
export const FILTERS_ID = 'filters';

/** Opens the filters on small screens and shows how many are applied. */
export function FilterButton({ applied, isOpen, onOpen }: { applied: number; isOpen: boolean; onOpen: () => void }) {
  const isAlive = useHydrated();
  const className = buttonLook({ kind: 'line', size: 'card' }, styles.filters);
  const label = (
    <>
      <Icon name="filter" /> {listingWords.filters}
      {applied > 0 && (
        <b className={styles.applied}>
          {applied}
          <VisuallyHidden> {listingWords.applied}</VisuallyHidden>
        </b>
      )}
    </>
  );
  if (!isAlive) {
    return (
      <a className={className} href={`#${FILTERS_ID}`}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" className={className} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
      {label}
    </button>
  );
}
