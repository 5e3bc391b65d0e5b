import type { Pen } from '../pen.ts';
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

/** Still lifes of two or three products, for guides, empty pages and banners. */
export const STILLS = {
  'still-kitchen': (pen: Pen) =>
    layers(
      ground(pen, SAND),
      put(pen, 'kettle', {}, 120, 400, 460),
      put(pen, 'blender', {}, 640, 330, 520),
      put(pen, 'toaster', {}, 350, 440, 480),
    ),
  'still-laundry': (pen: Pen) =>
    layers(ground(pen, SKY), put(pen, 'washer', {}, 30, 200, 660), put(pen, 'toploader', {}, 545, 200, 660)),
  'still-coffee': (pen: Pen) =>
    layers(
      ground(pen, CLAY),
      put(pen, 'espresso', {}, 150, 220, 640),
      put(pen, 'kettle', { finish: 'steel' }, 660, 400, 440),
    ),
  'still-sound': (pen: Pen) =>
    layers(ground(pen, LEAF), put(pen, 'speaker', {}, 700, 360, 500), put(pen, 'headphones', {}, 160, 270, 600)),
  'still-work': (pen: Pen) =>
    layers(
      ground(pen, SKY),
      put(pen, 'monitor', {}, 130, 160, 700),
      put(pen, 'laptop', { finish: 'silver', wallpaper: 'ribbons' }, 560, 380, 560),
    ),
  'still-cool': (pen: Pen) =>
    layers(ground(pen, LEAF), put(pen, 'aircon', {}, 80, -60, 640), put(pen, 'fan', {}, 560, 170, 680)),
  'still-warm': (pen: Pen) =>
    layers(
      ground(pen, CLAY),
      put(pen, 'heater', {}, 180, 240, 640),
      put(pen, 'kettle', { finish: 'sand' }, 720, 440, 400),
    ),
  'still-clean': (pen: Pen) =>
    layers(ground(pen, SKY), put(pen, 'stick', {}, 130, 170, 680), put(pen, 'robot', {}, 470, 260, 620)),
  'still-gifts': (pen: Pen) =>
    layers(
      ground(pen, LEAF),
      put(pen, 'headphones', { finish: 'sand', accent: 'copper' }, 60, 330, 500),
      put(pen, 'camera', {}, 640, 360, 500),
      put(pen, 'watch', {}, 400, 380, 460),
    ),
  'still-screen': (pen: Pen) =>
    layers(
      ground(pen, SAND),
      put(pen, 'tv', { picture: 'surf' }, 120, 36, 900),
      put(pen, 'console', {}, 720, 470, 420),
    ),
} as const;
