import type { CallValue } from '@wattle/contract';

/** Data of the page frame. */
export type FrameData = Omit<CallValue<'loadFrame'>, 'badges' | 'shop'>;
export type CategoryTile = FrameData['categories'][number];
export type Menu = CallValue<'loadMenu'>;
