import * as all from './all.ts';

/** Every kind of product we can draw. */
export const kinds = { ...all };
