import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, usePendingLocation } from '../../../router/router-context.tsx';
import { useBrowserLayoutEffect, useSteadyControl } from './use-steady-control.ts';

export type ListingAddressState = {
  readonly pathname: string;
  /** The last requested query, which controls show while the list loads. */
  readonly search: string;
  /** The list shown is not yet the one requested. */
  readonly isWaiting: boolean;
};

/** Navigates to another query of the same list. `replace`: one step of a change in progress. */
export type ChangeListing = (next: (search: string) => string, options?: { replace?: boolean }) => void;

const AddressContext = createContext<ListingAddressState | null>(null);
const ChangeContext = createContext<ChangeListing | null>(null);

/**
 * A list's state lives in its address, and each change is a navigation that keeps scroll and focus. Changes build on
 * the last requested query, not the last loaded one, so quick changes add up; the router drops all but the latest
 * response. `base` is the address that says in filters what a search says in words. The router also re-renders a page on each of its own steps, so unchanged values keep their identity.
 */
export function ListingAddressProvider({ base = null, children }: { base?: string | null; children: ReactNode }) {
  const { pathname, search: written, key } = useLocation();
  const search = base ?? written;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [arrivedAt, setArrivedAt] = useState(key);
  const onItsWay = usePendingLocation();
  if (arrivedAt !== key) {
    setArrivedAt(key);
    // an earlier change may arrive while a later one is pending; the later one stands
    if (onItsWay?.search !== asked?.search) setAsked(null);
  }
  const change = useChange(search, asked, setAsked);
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

function useChange(search: string, asked: Asked | null, setAsked: (asked: Asked) => void): ChangeListing {
  const { pathname, key } = useLocation();
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
      // the first step has no history entry of its own yet, so there is nothing to replace
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

/** Stable identity. */
export function useChangeListing(): ChangeListing {
  return inListing(useContext(ChangeContext));
}

function inListing<T>(value: T | null): T {
  if (value === null) throw new Error('Outside of a listing');
  return value;
}
