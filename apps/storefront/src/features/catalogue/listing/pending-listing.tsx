import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useWaited } from '../../../page/use-waited.ts';
import { useLocation, usePendingLocation } from '../../../router/router-context.tsx';
import { isListingPath } from './is-listing-path.ts';

/** Faster navigations show no skeleton. */
const PATIENCE_MS = 300;

const loadScreen = () => import('./pending-screen.tsx');
const PendingScreen = lazy(loadScreen);

/** Shows a list skeleton during a slow navigation to a list; otherwise its children. */
export function PendingListing({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const to = usePendingLocation();
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
