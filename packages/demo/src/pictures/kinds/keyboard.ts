import { anyFinish } from '../any-finish.ts';
import { defineKind, flag, oneOf, type Rect, size } from '../define-kind.ts';
import type { Finish } from '../finish.ts';
import { brandMark, shadow } from '../materials.ts';
import { linesFromAbove } from '../outlines.ts';
import type { Pen } from '../pen.ts';
import { fillPath, layers, n, path, rect } from '../shapes.ts';

type Layout = 'full' | 'tkl' | 'compact';

const TOP_Y = 400;
const FRONT_Y = 620;
/** Width of the board in key units, without margins. */
const UNITS: Readonly<Record<Layout, number>> = { full: 22.5, tkl: 18.25, compact: 15 };
const MAIN: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

type Key = { readonly from: number; readonly to: number; readonly row: number; readonly accent: boolean };

function keysOf(layout: Layout): Key[] {
  const keys: Key[] = [];
  const put = (row: number, start: number, widths: readonly number[], accents: readonly number[] = []) => {
    let from = start;
    widths.forEach((width, index) => {
      keys.push({ from, to: from + width, row, accent: accents.includes(index) });
      from += width;
    });
  };
  MAIN.forEach((widths, row) => {
    put(row + 1, 0, widths, row === 2 ? [12] : []);
  });
  put(0, 0, [1], [0]);
  for (const start of [1.5, 5.75, 10]) put(0, start, [1.05, 1.05, 1.05, 1.05]);
  if (layout !== 'compact') {
    for (const row of [0, 1, 2]) put(row, 15.25, [1, 1, 1]);
    put(4, 16.25, [1]);
    put(5, 15.25, [1, 1, 1]);
  }
  if (layout === 'full') {
    for (const row of [1, 2, 3, 4]) put(row, 18.5, [1, 1, 1, 1]);
    put(5, 18.5, [2, 1, 1]);
  }
  return keys;
}

/** Perspective: rows further back are shorter and closer together. */
function board(layout: Layout) {
  const half = { full: 344, tkl: 306, compact: 280 }[layout];
  const at = (u: number, t: number) => {
    const reach = half * (0.88 + 0.12 * t);
    return { x: 400 - reach + 2 * reach * u, y: TOP_Y + (FRONT_Y - TOP_Y) * (t * 0.86 + t * t * 0.14) };
  };
  return { half, at };
}

function keycap(pen: Pen, key: Key, layout: Layout, f: Finish, backlight: boolean): string {
  const { at } = board(layout);
  const units = UNITS[layout];
  const u = (unit: number) => 0.03 + (unit / units) * 0.94;
  const [t0, t1] = [0.08 + key.row * 0.145, 0.08 + key.row * 0.145 + 0.128];
  const [a, b, c, d] = [
    at(u(key.from + 0.06), t0),
    at(u(key.to - 0.06), t0),
    at(u(key.to - 0.06), t1),
    at(u(key.from + 0.06), t1),
  ];
  const cap = path`M${a.x + 3} ${a.y - 8}L${b.x - 3} ${b.y - 8}L${c.x - 1} ${c.y - 11}L${d.x + 1} ${d.y - 11}Z`;
  const skirt = path`M${a.x} ${a.y}L${a.x + 3} ${a.y - 8}L${b.x - 3} ${b.y - 8}L${b.x} ${b.y}L${c.x} ${c.y - 2}L${d.x} ${d.y - 2}Z`;
  const tone = key.accent ? ['#F6BC2C', '#B57F0A'] : f.dark ? ['#63696b', '#1d1f20'] : ['#FBFBFA', '#A9AEAA'];
  return layers(
    backlight && rect(n(d.x), n(d.y - 4), n(c.x - d.x), 6, 3, pen.lin('0 #F6BC2C .0,.5 #7FD4B4 .9,1 #F6BC2C 0')),
    fillPath(skirt, tone[1] ?? ''),
    fillPath(cap, pen.v(`0 ${tone[0]},1 ${key.accent ? '#E9AE1C' : f.dark ? '#464b4d' : '#E3E6E3'}`)),
  );
}

function deck(pen: Pen, f: Finish, layout: Layout): string {
  const { half } = board(layout);
  const far = half * 0.88 + 8;
  const near = half + 12;
  return layers(
    shadow(pen, 404, FRONT_Y + 40, near * 1.02, 26),
    fillPath(path`M${400 - far} ${TOP_Y - 8}H${400 + far}L${400 + near} ${FRONT_Y}H${400 - near}Z`, pen.lin(f.face)),
    fillPath(
      path`M${400 - far} ${TOP_Y - 8}H${400 + far}L${400 + near} ${FRONT_Y}H${400 - near}Z`,
      pen.v('0 #000 .2,.3 #000 .1,1 #000 .28'),
    ),
    fillPath(
      path`M${400 - near} ${FRONT_Y - 1}H${400 + near}V${FRONT_Y + 24}Q${400 + near} ${FRONT_Y + 36} ${400 + near - 14} ${FRONT_Y + 36}H${400 - near + 14}Q${400 - near} ${FRONT_Y + 36} ${400 - near} ${FRONT_Y + 24}Z`,
      pen.lin(f.face),
    ),
    rect(
      400 - near,
      FRONT_Y - 1,
      near * 2,
      37,
      12,
      pen.v(f.dark ? '0 #fff .2,.2 #fff 0,1 #000 .45' : '0 #fff .8,.2 #fff 0,1 #000 .3'),
    ),
  );
}

function boxOf(layout: Layout): Rect {
  const near = board(layout).half + 12;
  return { x: 400 - near, y: TOP_Y - 16, w: near * 2, h: FRONT_Y + 36 - TOP_Y + 16 };
}

export const keyboard = defineKind('Keyboard', 'study-desk', {
  params: {
    finish: anyFinish('matte'),
    layout: oneOf(['full', 'tkl', 'compact']),
    backlight: flag(),
    ...size([240, 520, 440], [10, 60, 38], [90, 260, 135]),
  },
  fromAbove: true,
  detail: { x: 70, y: 388, size: 280 },
  box: ({ layout }) => boxOf(layout),
  outline: linesFromAbove`box 0 0 1 1 0.06; box 0.03 0.1 0.6 0.78 0.02; box 0.66 0.1 0.14 0.78 0.02; box 0.83 0.1 0.14 0.78 0.02`,
  draw(pen, { layout, backlight, brand }, { f }) {
    const keys = keysOf(layout);
    return [
      deck(pen, f, layout),
      keys.map((key) => keycap(pen, key, layout, f, backlight)),
      brandMark(400, FRONT_Y + 22, brand, f, 12),
    ];
  },
});
