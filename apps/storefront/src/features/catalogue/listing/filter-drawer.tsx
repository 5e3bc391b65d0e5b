import * as commonWords from '@wattle/messages/common';
import * as listingWords from '@wattle/messages/listing';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './filter-drawer.module.css';
import { useListingAddress } from './listing-address-context.tsx';
import { withoutParams } from './listing-query.ts';
import type { ListingView } from './view/listing-view.ts';

type Props = { listing: ListingView; isOpen: boolean; onClose: () => void; children: ReactNode };

/** Filters on small screens. The list behind updates at once; the button shows the number of results. */
export default function FilterDrawer({ listing, isOpen, onClose, children }: Props) {
  const { pathname, search } = useListingAddress();
  const applied = listing.applied.flatMap(({ remove }) => remove);
  const foot = (
    <>
      {listing.applied.length > 0 && (
        <LinkButton kind="line" to={`${pathname}${withoutParams(search, applied)}`} preventScrollReset>
          {commonWords.clearAll}
        </LinkButton>
      )}
      <Button className={styles.show} onClick={onClose}>
        {listing.show}
      </Button>
    </>
  );
  return (
    <div className={styles.drawer}>
      <Drawer open={isOpen} onClose={onClose} title={listingWords.filters} foot={foot}>
        {children}
        {/* screen readers ignore live regions outside an open dialog */}
        <p className="sr-only" role="status">
          {isOpen ? listing.announced : ''}
        </p>
      </Drawer>
    </div>
  );
}
