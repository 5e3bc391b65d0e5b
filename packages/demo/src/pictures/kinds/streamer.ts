import { anyFinish, defineKind, type Finish, flag, type Layer, lines, type Pen, size } from '../define-kind.ts';
import { lamp, shadow, solid, wordMark } from '../materials.ts';
import { places } from '../paths.ts';
import { circle, coats, fillPath, group, layers, paint, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const FRONT = 'M86 588Q86 580 96 580H486Q496 580 496 588V676Q496 708 464 708H118Q86 708 86 676Z';
const TOP = 'M86 590Q88 552 132 500Q146 484 172 484H412Q438 484 450 500Q494 552 496 590Z';

const box = (pen: Pen, f: Finish, brand: string): Layer => [
  shadow(pen, 298, 714, 214, 24),
  rect(110, 700, 362, 14, 7, '#0d0e0f'),
  solid(pen, FRONT, f),
  fillPath(FRONT, pen.lin('0 #000 .2,.1 #000 0,.3 #fff .1,.8 #000 0,1 #000 .3')),
  paint(TOP, pen.lin(f.lid, 1, 0, 0, 1), pen.v('0 #000 .14,.5 #000 0,1 #fff .16')),
  strokePath('M90 588H492', '#fff', 2.6, { opacity: f.edge }),
  group({ transform: 'translate(291 548) scale(1 .5)' }, wordMark(0, 12, brand, f, 44)),
  lamp(pen, 452, 648, 5, '#F3F4F2'),
  rect(128, 642, 96, 12, 6, '#000', { opacity: 0.4 }),
];

function remoteKeys(pen: Pen): string {
  const key = pen.diag('0 #5d6264,1 #202324');
  const round = (x: number, y: number) => circle(x + 1, y + 2, 19, '#000', { opacity: 0.4 }) + circle(x, y, 18, key);
  return layers(
    round(588, 236),
    roundPath('M588 226v10M581 230A10 10 0 1 0 595 230', '#F3F4F2', 3),
    circle(642, 236, 6, '#060707'),
    circle(614, 330, 53, '#000', { opacity: 0.4 }),
    circle(612, 328, 52, pen.diag('0 #6b7072,.5 #34383a,1 #17191a')),
    circle(612, 328, 26, pen.diag('0 #1b1d1e,1 #4a4e50')),
    places('612 290, 612 366, 574 328, 650 328').map(([x, y]) => circle(x, y, 2.6, '#C9CECF')),
    round(588, 416) + round(636, 416) + round(588, 464) + round(636, 464),
    strokePath('M580 416h16M588 408l-8 8l8 8M628 464h16', '#E3E6E5', 3, { cap: 'round', join: 'round' }),
    fillPath('M630 408L644 416L630 424Z', '#E3E6E5'),
    roundPath('M580 464h16M588 456v16', '#E3E6E5', 3),
    repeat(4, (i) =>
      rect(
        572 + (i % 2) * 42,
        512 + Math.floor(i / 2) * 34,
        36,
        24,
        8,
        ['#2F7A63', '#C2546A', '#3a6f95', '#F0AE14'][i] ?? '',
      ),
    ),
  );
}

function remote(pen: Pen, f: Finish): string {
  const shell = pen.lin(f.dark ? '0 #4a4e50,.2 #3a3e40,.7 #26292a,1 #0f1011' : f.face);
  return layers(
    shadow(pen, 616, 718, 74, 18),
    group(
      { transform: 'rotate(3 612 460)' },
      rect(558, 194, 116, 524, 46, pen.lin(f.side)),
      coats(552, 192, 116, 524, 46, shell, pen.v('0 #fff .2,.2 #fff 0,.7 #000 0,1 #000 .3')),
      rect(558, 236, 3, 430, 1.5, '#fff', { opacity: f.edge * 0.8 }),
      remoteKeys(pen),
    ),
  );
}

export const streamer = defineKind('Streaming player', 'living-cabinet', {
  params: { finish: anyFinish('matte'), remote: flag(true), ...size([60, 250, 110], [15, 80, 32], [60, 250, 110]) },
  detail: { x: 490, y: 180, size: 260 },
  box: ({ remote: hasRemote }) => ({ x: hasRemote ? 86 : 196, y: 484, w: 410, h: 230 }),
  outline: lines`box 0 0 1 0.94 0.2; box 0.06 0.94 0.88 0.06 0; round 0.9 0.5 0.05`,
  draw: (pen, { remote: hasRemote, brand }, { f }) => [
    hasRemote ? box(pen, f, brand) : group({ transform: 'translate(110 0)' }, box(pen, f, brand)),
    hasRemote && remote(pen, f),
  ],
});
