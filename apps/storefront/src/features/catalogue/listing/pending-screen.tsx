import { useEffect } from 'react';
import type { Location } from 'react-router';
import { useWaited } from '../../../page/use-waited.ts';
import { ListingSkeleton } from './listing-skeleton.tsx';
import styles from './pending-screen.module.css';

const TOO_LONG_MS = 10_000;

/** The shape of the list; after a while a way to ask again. */
export default function PendingScreen({ to }: { to: Location }) {
  const isTooLong = useWaited(true, TOO_LONG_MS);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <p className={isTooLong ? `wrap ${styles.late}` : 'sr-only'} role="status">
        {isTooLong ? 'This takes longer than it should.' : 'Loading'}{' '}
        {isTooLong && (
          <a className="link" href={`${to.pathname}${to.search}`}>
            Try again
          </a>
        )}
      </p>
      <ListingSkeleton pathname={to.pathname} />
    </>
  );
}
