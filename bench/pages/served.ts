/** A shop that is open. */
export type Served = { readonly url: string; readonly pid: number };
