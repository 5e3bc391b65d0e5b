import type { CallValue } from '@wattle/contract';

/** The response of the suggest call. */
export type Suggestions = CallValue<'suggest'>;

/** A response with the words it was requested for; null when it failed. */
export type Answer = { readonly words: string; readonly suggestions: Suggestions | null };
