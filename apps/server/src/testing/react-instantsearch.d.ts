/**
 * The parts our tests use. The package's own types import files without extensions, which Node's resolution cannot
 * follow.
 */
declare module 'react-instantsearch' {
  import type { ComponentType, FunctionComponent, PropsWithChildren, ReactElement } from 'react';

  export type PageState = {
    readonly query?: string;
    readonly page?: number;
    readonly sortBy?: string;
    readonly refinementList?: Readonly<Record<string, readonly string[]>>;
    readonly range?: Readonly<Record<string, string>>;
  };
  export type ServerState = { readonly initialResults: Readonly<Record<string, unknown>> };

  export const InstantSearch: FunctionComponent<
    PropsWithChildren<{
      searchClient: object;
      indexName: string;
      initialUiState?: Readonly<Record<string, PageState>>;
    }>
  >;
  export const InstantSearchSSRProvider: FunctionComponent<PropsWithChildren<ServerState>>;
  export const Configure: FunctionComponent<{ hitsPerPage: number }>;
  export const SearchBox: FunctionComponent;
  export const Pagination: FunctionComponent;
  export const RefinementList: FunctionComponent<{ attribute: string }>;
  export const SortBy: FunctionComponent<{ items: { value: string; label: string }[] }>;
  export const Hits: FunctionComponent<{ hitComponent: ComponentType<{ hit: { name?: string } }> }>;
  export function useRange(of: { attribute: string }): {
    readonly range: { readonly min?: number; readonly max?: number };
    readonly start: readonly [number | undefined, number | undefined];
  };
  export function getServerState(
    page: ReactElement,
    tools: { renderToString: (page: ReactElement) => unknown },
  ): Promise<ServerState>;
}
