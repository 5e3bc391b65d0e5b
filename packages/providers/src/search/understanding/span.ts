/** A range of words, `to` exclusive. */
export type Span = { readonly from: number; readonly to: number };
