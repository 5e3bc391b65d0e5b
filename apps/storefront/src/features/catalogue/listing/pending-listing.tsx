import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useWaited } from '../../../page/use-waited.ts';
import { isListingPath } from './is-listing-path.ts';

/** Quicker than this nobody waits: the page that is there stays. */
const PATIENCE_MS = 300;

const loadScreen = () => import('./pending-screen.tsx');
const PendingScreen = lazy(loadScreen);

/** Shows the shape of a list while the way to it takes long; what it stands around otherwise. */
export function PendingListing({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const to = useNavigation().location;
  const isComing = to !== undefined && to.pathname !== pathname && isListingPath(to.pathname);
  const hasWaited = useWaited(isComing, PATIENCE_MS);
  useEffect(() => {
    if (isComing) void loadScreen();
  }, [isComing]);
  if (!to || !hasWaited) return children;
  return (
    <Suspense fallback={children}>
      <PendingScreen to={to} />
    </Suspense>
  );
}
