import type { CallValue } from '@wattle/contract';

/** What the shop offers while a search is typed. */
export type Suggestions = CallValue<'suggest'>;

/** An answer and the words it was asked for; null when it could not be had. */
export type Answer = { readonly words: string; readonly suggestions: Suggestions | null };
