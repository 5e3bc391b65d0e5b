import { anyFinish, defineKind, FINISH, type Finish, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, softFace } from '../materials.ts';
import {
  circle,
  ellipse,
  fillPath,
  type Layer,
  layers,
  places,
  rect,
  repeat,
  roundPath,
  strokePath,
} from '../shapes.ts';

type Style = 'full' | 'tilt' | 'fixed';

const bolt = (pen: Pen, x: number, y: number, r = 9) =>
  circle(x + 1, y + 2, r, '#000', { opacity: 0.4 }) +
  circle(x, y, r, pen.diag('0 #F4F5F5,.5 #A4AAAC,1 #565c5e')) +
  circle(x, y, r * 0.4, '#26292a');

/** The slotted wall plate. */
const wallPlate = (pen: Pen, f: Finish, x: number, y: number, w: number, h: number): Layer => [
  rect(x + 12, y + 16, w, h, 12, '#1A211D', { opacity: 0.2 }),
  rect(x + 8, y + 3, w, h, 12, pen.lin(f.side)),
  softFace(pen, x, y, w, h, 12, f),
  repeat(
    2,
    (i) =>
      rect(x + w * 0.12 + i * w * 0.56, y + 26, w * 0.2, 15, 7.5, '#08090a') +
      rect(x + w * 0.12 + i * w * 0.56, y + h - 41, w * 0.2, 15, 7.5, '#08090a'),
  ),
];

/** A rail the TV hangs from. */
const upright = (pen: Pen, f: Finish, x: number): string =>
  layers(
    rect(x + 10, 172, 52, 496, 10, '#1A211D', { opacity: 0.18 }),
    rect(x + 40, 164, 22, 496, 6, pen.lin(f.side)),
    softFace(pen, x, 160, 52, 500, 10, f),
    repeat(9, (i) => rect(x + 18, 190 + i * 50, 16, 32, 8, '#08090a')),
    bolt(pen, x + 26, 300, 11) + bolt(pen, x + 26, 550, 11),
  );

/** Two links of an arm, bent towards the viewer. */
function arms(pen: Pen): string {
  const link = pen.v('0 #8d9294,.3 #4a4e50,.7 #26292a,1 #0f1011');
  return layers(
    strokePath('M250 400L430 470', '#000', 48, { opacity: 0.25, cap: 'round', transform: 'translate(8 16)' }),
    roundPath('M250 400L430 470', link, 46),
    roundPath('M246 388L424 456', '#fff', 4, 0.24),
    strokePath('M430 470L552 404', '#000', 48, { opacity: 0.25, cap: 'round', transform: 'translate(6 14)' }),
    roundPath('M430 470L552 404', link, 44),
    roundPath('M428 456L544 392', '#fff', 4, 0.2),
    places('250 400, 430 470').map(
      ([x, y]) => circle(x, y, 28, pen.diag('0 #6d7274,.5 #2b2e30,1 #0d0e0f')) + bolt(pen, x, y, 13),
    ),
  );
}

/** The plate behind the TV: a cross with rows of holes. */
const VESA_SPIDER =
  'M456 236L486 218L552 314H592L658 218L688 236L640 340V464L688 570L658 588L592 492H552L486 588L456 570L504 464V340Z';
function drawStyle(pen: Pen, f: Finish, style: Style, brand: string): string {
  if (style === 'full')
    return layers(
      ellipse(230, 430, 170, 300, pen.rad('0 #1A211D .2,1 #1A211D 0')),
      wallPlate(pen, f, 122, 196, 150, 412),
      brandMark(197, 300, brand, f, 14),
      rect(210, 356, 78, 92, 12, pen.diag('0 #55595b,1 #17191a')),
      arms(pen),
      // vesa
      fillPath(VESA_SPIDER, '#1A211D', { opacity: 0.22, transform: 'translate(12 18)', join: 'round' }),
      fillPath(VESA_SPIDER, pen.lin(f.side), { transform: 'translate(8 4)' }),
      fillPath(VESA_SPIDER, pen.lin(f.face)),
      fillPath(VESA_SPIDER, pen.v('0 #fff .18,.4 #fff 0,1 #000 .3')),
      rect(524, 358, 96, 90, 10, '#000', { opacity: 0.24 }),
      circle(572, 403, 30, pen.diag('0 #6d7274,.5 #2b2e30,1 #0d0e0f')) + bolt(pen, 572, 403, 14),
      places('478 242, 666 242, 478 564, 666 564').map(([x, y]) => bolt(pen, x, y)),
      places('506 284, 638 284, 506 522, 638 522').map(([x, y]) => circle(x, y, 7, '#08090a')),
    );
  return layers(
    ellipse(420, 430, 360, 260, pen.rad('0 #1A211D .2,1 #1A211D 0')),
    wallPlate(pen, f, 96, 296, 608, 232),
    rect(118, 372, 564, 80, 8, pen.v('0 #08090a,1 #26292a')),
    upright(pen, f, 186) + upright(pen, f, 562),
    style === 'tilt' &&
      [212, 588].map((x) => circle(x, 410, 30, pen.diag('0 #6d7274,1 #0d0e0f')) + bolt(pen, x, 410, 15)),
    brandMark(400, 346, brand, f, 18),
  );
}

export const tvbracket = defineKind('Television wall bracket', 'living-wall', {
  params: {
    finish: anyFinish('matte'),
    style: oneOf(['full', 'tilt', 'fixed']),
    ...size([100, 1000, 440], [80, 700, 330], [15, 700, 60]),
  },
  detail: { x: 390, y: 230, size: 320 },
  box: ({ style }) => (style === 'full' ? { x: 122, y: 196, w: 574, h: 412 } : { x: 96, y: 160, w: 608, h: 500 }),
  outline: lines`box 0.14 0 0.09 1 0.02; box 0.77 0 0.09 1 0.02; box 0.23 0.26 0.54 0.46 0; M0.14 0.26L0 0.26L0 0.72L0.14 0.72M0.86 0.26L1 0.26L1 0.72L0.86 0.72; round 0.185 0.5 0.035; round 0.815 0.5 0.035; box 0.28 0.4 0.44 0.18 0.01`,
  draw: (pen, { finish, style, brand }) => drawStyle(pen, FINISH[finish], style, brand),
});
