import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { locationOf, type NavigateFunction, type NavigateOptions, type PageLocation } from './location.ts';
import type { PageParams } from './match-page.ts';

export type Router = {
  readonly navigate: NavigateFunction;
  /** Loads the page that is shown once more, and leaves everything where it is. */
  readonly refresh: () => Promise<void>;
  /** The target of a pending navigation, while the current page stays. */
  readonly pending: () => PageLocation | undefined;
  /** Where the last navigation ended. It may not be drawn yet. */
  readonly arrived: () => PageLocation | undefined;
  /** Calls when any of this has changed, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type RouterPlace = Router & { readonly location: PageLocation; readonly params: PageParams };

const nowhere = (): undefined => undefined;
const stay = async (): Promise<void> => {};

/** Goes nowhere: on the server, a page is at one address. */
export const STILL: Router = {
  navigate: stay,
  refresh: stay,
  pending: nowhere,
  arrived: nowhere,
  subscribe: () => nowhere,
};

const PlaceContext = createContext<RouterPlace>({ location: locationOf('/'), params: {}, ...STILL });

export const RouterPlaceProvider = PlaceContext.Provider;

export const useLocation = (): PageLocation => useContext(PlaceContext).location;

export const useParams = (): PageParams => useContext(PlaceContext).params;

/** Stable identity. */
export const useNavigate = (): NavigateFunction => useContext(PlaceContext).navigate;

export const useRefresh = (): (() => Promise<void>) => useContext(PlaceContext).refresh;

/**
 * Where the shopper is on the way to, until it is drawn. Only components that ask render again: parts of the page that
 * have not hydrated yet would be empty meanwhile.
 */
export function usePendingLocation(): PageLocation | undefined {
  const { location, subscribe, ...router } = useContext(PlaceContext);
  const pending = useSyncExternalStore(subscribe, router.pending, nowhere);
  const arrived = useSyncExternalStore(subscribe, router.arrived, nowhere);
  return pending ?? (arrived === location ? undefined : arrived);
}

type SetSearch = (params: URLSearchParams, options?: NavigateOptions) => void;

export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { location, navigate } = useContext(PlaceContext);
  const { search } = location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearch>((next, options) => void navigate({ search: `?${next}` }, options), [navigate]);
  return [params, set];
}
