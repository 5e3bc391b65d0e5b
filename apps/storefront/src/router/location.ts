/** The current location. The key identifies the history entry. */
export type PageLocation = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
};

export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

export type NavigateOptions = {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Kept with the entry; survives Back and a reload. */
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
};

/** Resolves once the page is shown. */
export type NavigateFunction = (to: To, options?: NavigateOptions) => Promise<void>;

/** Resolves `to` relative to `from`. */
export function resolveTo(to: To, from: Pick<PageLocation, 'pathname' | 'search'>): string {
  const text = typeof to === 'string' ? to : `${to.pathname ?? from.pathname}${to.search ?? ''}${to.hash ?? ''}`;
  const { pathname, search, hash } = new URL(text, `http://shop${from.pathname}${from.search}`);
  return pathname + search + hash;
}

export function locationOf(address: string, state: unknown = null, key = 'default'): PageLocation {
  const { pathname, search, hash } = new URL(address, 'http://shop');
  return { pathname, search, hash, state, key };
}

/** Decodes a part of an address; one that is not encoded well stays as it is. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
