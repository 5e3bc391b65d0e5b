import type { Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { drawBloom, drawHills, drawRibbons, drawStadium } from './graphic.ts';
import { drawDusk, drawForest, drawOutback, drawReef, drawSurf } from './nature.ts';
import { drawAurora, drawCity } from './night.ts';

/** Screen contents: no product shows a blank screen. */
export const SCREENS = {
  dusk: drawDusk,
  reef: drawReef,
  outback: drawOutback,
  forest: drawForest,
  surf: drawSurf,
  aurora: drawAurora,
  city: drawCity,
  hills: drawHills,
  bloom: drawBloom,
  ribbons: drawRibbons,
  stadium: drawStadium,
} as const satisfies Readonly<Record<string, (pen: Pen, rect: Rect) => string>>;

export type ScreenName = keyof typeof SCREENS;

/** Draws a screen's content; the caller clips it to the glass. */
export const drawScreen = (pen: Pen, name: ScreenName, rect: Rect): string => SCREENS[name](pen, rect);
