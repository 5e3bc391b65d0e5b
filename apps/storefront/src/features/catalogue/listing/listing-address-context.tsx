import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useBrowserLayoutEffect, useSteadyControl } from './use-steady-control.ts';

export type ListingAddressState = {
  readonly pathname: string;
  /** The query that was asked for last: what controls show, while the list is still on its way. */
  readonly search: string;
  /** What is shown below is not yet what was asked for. */
  readonly isWaiting: boolean;
};

/** Asks for another query of the same list. `replace`: one step of a change that is under way. */
export type ChangeListing = (next: (search: string) => string, options?: { replace?: boolean }) => void;

const AddressContext = createContext<ListingAddressState | null>(null);
const ChangeContext = createContext<ChangeListing | null>(null);

/**
 * Everything that a list shows lives in its address; each change is a navigation that leaves scroll and focus alone.
 * A change goes out from what was asked for last, not from what has arrived: quick ones add up, and the router drops
 * every answer but the latest. The router also renders a page again for each of its own steps: what has not changed
 * stays the same object, so that those cost nothing.
 */
export function ListingAddressProvider({ children }: { children: ReactNode }) {
  const { pathname, search, key } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [arrivedAt, setArrivedAt] = useState(key);
  const onItsWay = useNavigation().location;
  if (arrivedAt !== key) {
    setArrivedAt(key);
    // an earlier change may arrive while a later one is on its way: that one still stands
    if (onItsWay?.search !== asked?.search) setAsked(null);
  }
  const change = useChange(asked, setAsked);
  const shown = asked?.search ?? search;
  const isWaiting = asked !== null;
  const state = useMemo(() => ({ pathname, search: shown, isWaiting }), [pathname, shown, isWaiting]);
  return (
    <ChangeContext value={change}>
      <AddressContext value={state}>{children}</AddressContext>
    </ChangeContext>
  );
}

type Asked = { readonly search: string; readonly replace: boolean };

function useChange(asked: Asked | null, setAsked: (asked: Asked) => void): ChangeListing {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const keepSteady = useSteadyControl(key);
  const latest = useRef({ pathname, search, asked });
  useBrowserLayoutEffect(() => {
    latest.current = { pathname, search, asked };
  }, [pathname, search, asked]);
  return useCallback(
    (next, { replace = false } = {}) => {
      keepSteady();
      const now = latest.current;
      // a step of a change that has no entry in the history yet takes that one's place: there is nothing to replace
      const isFirst = now.asked?.replace === false && window.location.search !== now.asked.search;
      const inPlace = replace && !isFirst;
      const ask = { search: next(now.asked?.search ?? now.search), replace: inPlace };
      latest.current = { ...now, asked: ask };
      setAsked(ask);
      void navigate({ pathname: now.pathname, search: ask.search }, { preventScrollReset: true, replace: inPlace });
    },
    [navigate, keepSteady, setAsked],
  );
}

export function useListingAddress(): ListingAddressState {
  return inListing(useContext(AddressContext));
}

/** Always the same function. */
export function useChangeListing(): ChangeListing {
  return inListing(useContext(ChangeContext));
}

function inListing<T>(value: T | null): T {
  if (value === null) throw new Error('Outside of a listing');
  return value;
}
