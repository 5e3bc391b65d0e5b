import { anyFinish } from '../any-finish.ts';
import { defineKind, int, oneOf } from '../define-kind.ts';
import { FINISH, type Finish } from '../finish.ts';
import { boxLine, lines, roundLine, shapeLine } from '../outlines.ts';
import { brandMark } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, layers, rect, repeat, strokePath } from '../shapes.ts';
import { softFace } from '../solids.ts';

type Style = 'full' | 'tilt' | 'fixed';

const bolt = (pen: Pen, x: number, y: number, r = 9) =>
  circle(x + 1, y + 2, r, '#000', { opacity: 0.4 }) +
  circle(x, y, r, pen.diag('0 #F4F5F5,.5 #A4AAAC,1 #565c5e')) +
  circle(x, y, r * 0.4, '#26292a');

/** The plate on the wall, with its slots. */
function wallPlate(pen: Pen, f: Finish, x: number, y: number, w: number, h: number): string {
  return layers(
    rect(x + 12, y + 16, w, h, 12, '#1A211D', { opacity: 0.2 }),
    rect(x + 8, y + 3, w, h, 12, pen.lin(f.side)),
    softFace(pen, x, y, w, h, 12, f),
    repeat(
      2,
      (i) =>
        rect(x + w * 0.12 + i * w * 0.56, y + 26, w * 0.2, 15, 7.5, '#08090a') +
        rect(x + w * 0.12 + i * w * 0.56, y + h - 41, w * 0.2, 15, 7.5, '#08090a'),
    ),
  );
}

/** A rail that the television hangs from. */
function upright(pen: Pen, f: Finish, x: number): string {
  return layers(
    rect(x + 10, 172, 52, 496, 10, '#1A211D', { opacity: 0.18 }),
    rect(x + 40, 164, 22, 496, 6, pen.lin(f.side)),
    softFace(pen, x, 160, 52, 500, 10, f),
    repeat(9, (i) => rect(x + 18, 190 + i * 50, 16, 32, 8, '#08090a')),
    bolt(pen, x + 26, 300, 11) + bolt(pen, x + 26, 550, 11),
  );
}

/** Two links of an arm, bent towards us. */
function arms(pen: Pen): string {
  const link = pen.v('0 #8d9294,.3 #4a4e50,.7 #26292a,1 #0f1011');
  return layers(
    strokePath('M250 400L430 470', '#000', 48, { opacity: 0.25, cap: 'round', transform: 'translate(8 16)' }),
    strokePath('M250 400L430 470', link, 46, { cap: 'round' }),
    strokePath('M246 388L424 456', '#fff', 4, { opacity: 0.24, cap: 'round' }),
    strokePath('M430 470L552 404', '#000', 48, { opacity: 0.25, cap: 'round', transform: 'translate(6 14)' }),
    strokePath('M430 470L552 404', link, 44, { cap: 'round' }),
    strokePath('M428 456L544 392', '#fff', 4, { opacity: 0.2, cap: 'round' }),
    [
      [250, 400],
      [430, 470],
    ].map(([x = 0, y = 0]) => circle(x, y, 28, pen.diag('0 #6d7274,.5 #2b2e30,1 #0d0e0f')) + bolt(pen, x, y, 13)),
  );
}

/** The plate behind the television: a cross with rows of holes. */
function vesa(pen: Pen, f: Finish): string {
  const spider =
    'M456 236L486 218L552 314H592L658 218L688 236L640 340V464L688 570L658 588L592 492H552L486 588L456 570L504 464V340Z';
  return layers(
    fillPath(spider, '#1A211D', { opacity: 0.22, transform: 'translate(12 18)', join: 'round' }),
    fillPath(spider, pen.lin(f.side), { transform: 'translate(8 4)' }),
    fillPath(spider, pen.lin(f.face)),
    fillPath(spider, pen.v('0 #fff .18,.4 #fff 0,1 #000 .3')),
    rect(524, 358, 96, 90, 10, '#000', { opacity: 0.24 }),
    circle(572, 403, 30, pen.diag('0 #6d7274,.5 #2b2e30,1 #0d0e0f')) + bolt(pen, 572, 403, 14),
    [
      [478, 242],
      [666, 242],
      [478, 564],
      [666, 564],
    ].map(([x = 0, y = 0]) => bolt(pen, x, y)),
    [
      [506, 284],
      [638, 284],
      [506, 522],
      [638, 522],
    ].map(([x = 0, y = 0]) => circle(x, y, 7, '#08090a')),
  );
}

function drawStyle(pen: Pen, f: Finish, style: Style, brand: string): string {
  if (style === 'full')
    return layers(
      ellipse(230, 430, 170, 300, pen.rad('0 #1A211D .2,1 #1A211D 0')),
      wallPlate(pen, f, 122, 196, 150, 412),
      brandMark(197, 300, brand, f, 14),
      rect(210, 356, 78, 92, 12, pen.diag('0 #55595b,1 #17191a')),
      arms(pen),
      vesa(pen, f),
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

export const tvbracket = defineKind({
  name: 'Television wall bracket',
  params: {
    finish: anyFinish('matte'),
    style: oneOf(['full', 'tilt', 'fixed']),
    wmm: int(100, 1000, 440),
    hmm: int(80, 700, 330),
    dmm: int(15, 700, 60),
  },
  spot: 'living-wall',
  detail: { x: 390, y: 230, size: 320 },
  box: ({ style }) => (style === 'full' ? { x: 122, y: 196, w: 574, h: 412 } : { x: 96, y: 160, w: 608, h: 500 }),
  outline: {
    front: lines(
      boxLine(0.14, 0, 0.09, 1, 0.02),
      boxLine(0.77, 0, 0.09, 1, 0.02),
      boxLine(0.23, 0.26, 0.54, 0.46, 0),
      shapeLine('M0.14 0.26L0 0.26L0 0.72L0.14 0.72M0.86 0.26L1 0.26L1 0.72L0.86 0.72'),
      roundLine(0.185, 0.5, 0.035),
      roundLine(0.815, 0.5, 0.035),
      boxLine(0.28, 0.4, 0.44, 0.18, 0.01),
    ),
  },
  draw: (pen, { finish, style, brand }) => drawStyle(pen, FINISH[finish], style, brand),
});
