import { BREAKPOINTS } from '@wattle/domain/settings';
import { startTransition, useEffect, useState } from 'react';

export const loadFilterDrawer = () => import('./filter-drawer.tsx');

type State = 'never opened' | 'open' | 'closed';

export type FilterDrawerState = {
  /** Once the drawer has been opened the filters stay in it, so that it slides out with them inside. */
  readonly place: 'sidebar' | 'drawer';
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

/**
 * The filter drawer of small screens. On a screen that becomes wide, such as a rotated tablet, the filters return to
 * the sidebar.
 */
export function useFilterDrawer(): FilterDrawerState {
  const [state, setState] = useState<State>('never opened');
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`);
    // preload before it is opened
    if (!wide.matches) void loadFilterDrawer();
    const toSidebar = () => wide.matches && setState('never opened');
    wide.addEventListener('change', toSidebar);
    return () => wide.removeEventListener('change', toSidebar);
  }, []);
  return {
    place: state === 'never opened' ? 'sidebar' : 'drawer',
    isOpen: state === 'open',
    open: () => startTransition(() => setState('open')),
    close: () => setState('closed'),
  };
}
