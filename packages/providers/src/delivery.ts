/** The outcome of sending something to an outside service. A problem names a status or a code, never a person. */
export type Delivery =
  | { readonly status: 'DELIVERED' }
  /** No service is configured: the request is kept locally. */
  | { readonly status: 'KEPT' }
  /** Permanent failure: retrying cannot help. */
  | { readonly status: 'REFUSED'; readonly problem: string }
  /** Temporary failure: retry later. */
  | { readonly status: 'FAILED'; readonly problem: string; readonly retryAfterSeconds?: number };
