import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { PageLocation } from '../../../router/location.ts';
import { useLocation, useNavigate, usePendingLocation } from '../../../router/router-context.tsx';
import { useBrowserLayoutEffect, useSteadyControl } from './use-steady-control.ts';

export type ListingAddressState = {
  readonly pathname: string;
  /** The last requested query, which controls show while the list loads. */
  readonly search: string;
  /** The list shown is not yet the one requested. */
  readonly isWaiting: boolean;
};

/**
 * Navigates to another query of the same list. `replace`: one step of a change in progress. A control that shows its
 * choice by itself calls it in a transition (`useShownAtOnce`). One that takes text does not: the next text is read
 * together with what all controls show.
 */
export type ChangeListing = (next: (search: string) => string, options?: { replace?: boolean }) => void;

const AddressContext = createContext<ListingAddressState>({ pathname: '', search: '', isWaiting: false });
const ChangeContext = createContext<ChangeListing>(() => {});

/**
 * A list's state lives in its address, and each change is a navigation that keeps scroll and focus. Changes build on
 * the last requested query, not the last loaded one, so quick changes add up; the router drops all but the latest
 * response. `base` is the query that the list was read from, without what it does not read.
 */
export function ListingAddressProvider({ base: search, children }: { base: string; children: ReactNode }) {
  const location = useLocation();
  const { pathname } = location;
  const onItsWay = usePendingLocation();
  const navigate = useNavigate();
  const keepSteady = useSteadyControl(location.key);
  const [lastAsked, setAsked] = useState<Asked | null>(null);
  const asked = stillAsked(lastAsked, location, onItsWay);
  // what was asked is ahead of what is drawn: the next change may come before the last one shows
  const latest = useRef<{ search: string; location: PageLocation; asked: Asked | null }>({ search, location, asked });
  useBrowserLayoutEffect(() => {
    latest.current = { search, location, asked: stillAsked(latest.current.asked, location, onItsWay) };
  }, [search, location]);
  const change = useCallback<ChangeListing>(
    (next, { replace = false } = {}) => {
      keepSteady();
      const { search, location, asked } = latest.current;
      // the first step has no history entry of its own yet, so there is nothing to replace
      const isFirst = asked?.replace === false && window.location.search !== asked.search;
      const ask = { search: next(asked?.search ?? search), replace: replace && !isFirst, from: location };
      latest.current = { search, location, asked: ask };
      setAsked(ask);
      void navigate({ search: ask.search }, { preventScrollReset: true, replace: ask.replace });
    },
    [navigate, keepSteady],
  );
  const shown = asked?.search ?? search;
  const isWaiting = asked !== null;
  const state = useMemo(() => ({ pathname, search: shown, isWaiting }), [pathname, shown, isWaiting]);
  return (
    <ChangeContext value={change}>
      <AddressContext value={state}>{children}</AddressContext>
    </ChangeContext>
  );
}

/** `from`: where the shopper was. */
type Asked = { readonly search: string; readonly replace: boolean; readonly from: PageLocation };

/** Until a list arrives. When an earlier one arrives first, the last one asked for stands. */
const stillAsked = (asked: Asked | null, location: PageLocation, onItsWay: PageLocation | undefined): Asked | null =>
  asked && (asked.from === location || onItsWay?.search === asked.search) ? asked : null;

export const useListingAddress = (): ListingAddressState => useContext(AddressContext);

/** Stable identity. */
export const useChangeListing = (): ChangeListing => useContext(ChangeContext);
