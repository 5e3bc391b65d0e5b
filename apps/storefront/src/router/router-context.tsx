import { createContext, useCallback, useContext, useMemo } from 'react';
import { locationOf, type NavigateFunction, type NavigateOptions, type PageLocation } from './location.ts';
import type { PageParams } from './match-page.ts';

export type RouterPlace = {
  readonly location: PageLocation;
  readonly params: PageParams;
  readonly navigate: NavigateFunction;
  /** Loads the page that is shown once more, and leaves everything where it is. */
  readonly refresh: () => Promise<void>;
};

const PlaceContext = createContext<RouterPlace>({
  location: locationOf('/'),
  params: {},
  navigate: async () => {},
  refresh: async () => {},
});
const PendingContext = createContext<PageLocation | undefined>(undefined);

export const RouterPlaceProvider = PlaceContext.Provider;
export const PendingProvider = PendingContext.Provider;

export const useLocation = (): PageLocation => useContext(PlaceContext).location;

export const useParams = (): PageParams => useContext(PlaceContext).params;

/** Stable identity. */
export const useNavigate = (): NavigateFunction => useContext(PlaceContext).navigate;

/** The target of a pending navigation, while the current page stays. */
export const useRefresh = (): (() => Promise<void>) => useContext(PlaceContext).refresh;

/** Where the shopper is on the way to, while the page that is there stays. */
export const usePendingLocation = (): PageLocation | undefined => useContext(PendingContext);

type SetSearch = (params: URLSearchParams, options?: NavigateOptions) => void;

export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { location, navigate } = useContext(PlaceContext);
  const { search } = location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearch>((next, options) => void navigate({ search: `?${next}` }, options), [navigate]);
  return [params, set];
}
