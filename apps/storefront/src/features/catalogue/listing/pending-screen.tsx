import * as commonWords from '@wattle/messages/common';
import * as listingWords from '@wattle/messages/listing';
import { useEffect } from 'react';
import { useWaited } from '../../../page/use-waited.ts';
import type { PageLocation } from '../../../router/location.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';
import styles from './pending-screen.module.css';

const TOO_LONG_MS = 10_000;

/** List skeleton, with a retry link after a while. */
export default function PendingScreen({ to }: { to: PageLocation }) {
  const isTooLong = useWaited(true, TOO_LONG_MS);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <p className={isTooLong ? `wrap ${styles.late}` : 'sr-only'} role="status">
        {isTooLong ? listingWords.slow : commonWords.loading}{' '}
        {isTooLong && (
          <a className="link" href={`${to.pathname}${to.search}`}>
            {commonWords.tryAgain}
          </a>
        )}
      </p>
      <ListingSkeleton pathname={to.pathname} />
    </>
  );
}
