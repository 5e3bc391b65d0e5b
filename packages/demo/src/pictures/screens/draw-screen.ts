import type { Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { drawBloom, drawHills, drawRibbons, drawStadium } from './graphic.ts';
import { drawDusk, drawForest, drawOutback, drawReef, drawSurf } from './nature.ts';
import { drawAurora, drawCity } from './night.ts';

/** What may be on a screen: never a blank black rectangle. */
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

/** Draws the picture on a screen; the caller clips it to the glass. */
export function drawScreen(pen: Pen, name: ScreenName, rect: Rect): string {
  return SCREENS[name](pen, rect);
}
