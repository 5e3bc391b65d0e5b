import type { CallValue } from '@wattle/contract';

/** What stands around every page. */
export type FrameData = CallValue<'loadFrame'>;
export type CategoryTile = FrameData['categories'][number];
export type Menu = CallValue<'loadMenu'>;
