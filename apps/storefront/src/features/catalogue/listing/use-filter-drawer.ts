import { BREAKPOINTS } from '@wattle/domain';
import { useEffect, useState } from 'react';

export const loadFilterDrawer = () => import('./filter-drawer.tsx');

type State = 'never opened' | 'open' | 'closed';

export type FilterDrawerState = {
  /** Where the filters stand: once the drawer was opened they stay in it, so that it slides away with them inside. */
  readonly place: 'sidebar' | 'drawer';
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

/** The filters of small screens. A screen that becomes wide, as a turned tablet does, has them beside the list again. */
export function useFilterDrawer(): FilterDrawerState {
  const [state, setState] = useState<State>('never opened');
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`);
    // ready before it is asked for
    if (!wide.matches) void loadFilterDrawer();
    const toSidebar = () => wide.matches && setState('never opened');
    wide.addEventListener('change', toSidebar);
    return () => wide.removeEventListener('change', toSidebar);
  }, []);
  return {
    place: state === 'never opened' ? 'sidebar' : 'drawer',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  };
}
