import type { Pen } from '../pen.ts';
import type { KindName } from '../picture-path.ts';
import { circle, type Layer, layers, rect } from '../shapes.ts';
import { put } from './put.ts';

type Ground = { readonly wall: string; readonly floor: string };
const LEAF: Ground = { wall: '0 #E6EEE3,1 #D3E0D2', floor: '0 #E0D3BA,1 #F1E8D6' };
const SKY: Ground = { wall: '0 #E6EEF2,1 #D0DEE5', floor: '0 #D9D1C1,1 #ECE6DA' };
const CLAY: Ground = { wall: '0 #FAEDE4,1 #EFD8C8', floor: '0 #D9C3AD,1 #EDDFD0' };
const SAND: Ground = { wall: '0 #F8F1E2,1 #EBDFC6', floor: '0 #D5C5A6,1 #EBDFC9' };

// Wall down to 74%, then floor; the sun hangs behind the products.
const ground = (pen: Pen, { wall, floor }: Ground): Layer => [
  rect(0, 0, 1200, 668, 0, pen.v(wall)),
  circle(600, 400, 276, pen.rad('0 #FFE39A,.6 #F9CE5E,1 #F3BF45', 0.38, 0.3, 0.75)),
  circle(600, 400, 380, pen.rad('.6 #FFE7A0 .4,1 #FFE7A0 0')),
  rect(0, 666, 1200, 234, 0, pen.v(floor)),
  rect(0, 666, 1200, 34, 0, pen.v('0 #07241D .14,1 #07241D 0')),
];

type Item = readonly [kind: KindName, x: number, y: number, size: number, params?: Parameters<typeof put>[2]];

const still =
  (look: Ground, ...items: readonly Item[]) =>
  (pen: Pen): string =>
    layers(
      ground(pen, look),
      items.map(([kind, x, y, size, params = {}]) => put(pen, kind, params, x, y, size)),
    );

/** Still lifes of two or three products, for guides, empty pages and banners. */
export const STILLS = {
  'still-kitchen': still(SAND, ['kettle', 120, 400, 460], ['blender', 640, 330, 520], ['toaster', 350, 440, 480]),
  'still-laundry': still(SKY, ['washer', 30, 200, 660], ['toploader', 545, 200, 660]),
  'still-coffee': still(CLAY, ['espresso', 150, 220, 640], ['kettle', 660, 400, 440, { finish: 'steel' }]),
  'still-sound': still(LEAF, ['speaker', 700, 360, 500], ['headphones', 160, 270, 600]),
  'still-work': still(
    SKY,
    ['monitor', 130, 160, 700],
    ['laptop', 560, 380, 560, { finish: 'silver', wallpaper: 'ribbons' }],
  ),
  'still-cool': still(LEAF, ['aircon', 80, -60, 640], ['fan', 560, 170, 680]),
  'still-warm': still(CLAY, ['heater', 180, 240, 640], ['kettle', 720, 440, 400, { finish: 'sand' }]),
  'still-clean': still(SKY, ['stick', 130, 170, 680], ['robot', 470, 260, 620]),
  'still-gifts': still(
    LEAF,
    ['headphones', 60, 330, 500, { finish: 'sand', accent: 'copper' }],
    ['camera', 640, 360, 500],
    ['watch', 400, 380, 460],
  ),
  'still-screen': still(SAND, ['tv', 120, 36, 900, { picture: 'surf' }], ['console', 720, 470, 420]),
} as const;
