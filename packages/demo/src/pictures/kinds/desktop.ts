import { anyFinish, defineKind, type Finish, flag, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, face, lamp, shadow, sheen, usbSocket } from '../materials.ts';
import { circle, coats, dimPath, ellipse, fillPath, group, type Layer, places, rect, repeat } from '../shapes.ts';

const GLOW = '0 #F6BC2C,.5 #2FA37F,1 #3a6f95';

const fanRing = (pen: Pen, cx: number, cy: number, r: number): Layer => [
  circle(cx, cy, r, pen.diag(GLOW)),
  circle(cx, cy, r * 0.88, '#0b0c0d'),
  repeat(7, (i) =>
    fillPath(
      `M${cx} ${cy}C${cx + r * 0.1} ${cy - r * 0.5} ${cx + r * 0.42} ${cy - r * 0.86} ${cx + r * 0.58} ${cy - r * 0.6}C${cx + r * 0.5} ${cy - r * 0.3} ${cx + r * 0.3} ${cy - r * 0.08} ${cx} ${cy}Z`,
      pen.diag('0 #6b7072,1 #202324'),
      { transform: `rotate(${Math.round(i * 51.43)} ${cx} ${cy})` },
    ),
  ),
  circle(cx, cy, r * 0.24, pen.diag('0 #5d6264,1 #17191a')),
];

const glassSide = (pen: Pen): Layer => [
  rect(346, 124, 268, 560, 12, '#08090a'),
  group(
    { clip: pen.clip(rect(352, 130, 256, 548, 8, '#000')) },
    rect(352, 130, 256, 548, 0, pen.v('0 #34433f,.6 #1d2624,1 #121716')),
    // board
    rect(372, 164, 226, 330, 6, pen.diag('0 #4d6a60,.5 #2b4239,1 #1a2a25')),
    rect(420, 196, 92, 92, 8, pen.diag('0 #8d9395,.4 #45494b,1 #1b1d1e')),
    circle(466, 242, 34, pen.diag(GLOW)),
    circle(466, 242, 28, pen.diag('0 #34383a,1 #0d0e0f')),
    repeat(4, (i) => rect(536 + i * 14, 188, 8, 128, 2, i % 2 ? '#2FA37F' : '#C9CECF')),
    repeat(5, (i) => rect(384, 306 + i * 34, 150, 4, 2, '#fff', { opacity: 0.2 })),
    rect(384, 196, 22, 96, 4, pen.v('0 #6b7072,1 #2b2e2f')),
    // graphics card
    rect(362, 408, 232, 78, 8, '#000', { opacity: 0.4, transform: 'translate(4 10)' }),
    rect(362, 404, 232, 78, 8, pen.v('0 #A4AAAC,.12 #6d7274,.4 #3c4042,1 #1b1d1e')),
    rect(370, 472, 216, 5, 2.5, pen.lin(GLOW)),
    [424, 532].map(
      (cx) => ellipse(cx, 440, 36, 26, pen.diag('0 #0b0c0d,1 #3a3e40')) + ellipse(cx, 440, 12, 9, '#5d6264'),
    ),
    fanRing(pen, 420, 590, 62),
    fanRing(pen, 552, 590, 62),
    rect(352, 130, 256, 548, 0, pen.rad('0 #F6BC2C .14,1 #F6BC2C 0', 0.4, 0.85, 0.6)),
    sheen(pen, 352, 130, 256, 548, 0.22),
  ),
  places('362 140, 598 140, 362 668, 598 668').map(([x, y]) => circle(x, y, 4, '#8b9194')),
];

const gaming = (pen: Pen, f: Finish, flat: boolean): Layer => [
  !flat && shadow(pen, 402, 720, 262, 26),
  rect(204, 686, 90, 34, 6, '#141617') + rect(520, 686, 90, 34, 6, '#0f1011'),
  face(pen, 332, 110, 296, 590, 12, f),
  glassSide(pen),
  // mesh front
  face(pen, 186, 116, 152, 578, 12, f),
  rect(200, 136, 124, 520, 10, '#0d0e0f'),
  [228, 396, 564].map((cy) =>
    group({ transform: `translate(262 ${cy}) scale(.72 1) translate(-262 ${-cy})` }, fanRing(pen, 262, cy, 78)),
  ),
  coats(200, 136, 124, 520, 10, pen.dots('#050606', 0.6, 7, 2), pen.lin('0 #fff .14,.4 #fff 0,1 #000 .4')),
  fillPath('M190 120Q192 112 204 104L212 98H610L622 108Q626 112 627 120Z', pen.lin(f.lid, 0, 1, 1, 0)),
  lamp(pen, 262, 676, 4, '#F3F4F2'),
];

const office = (pen: Pen, f: Finish, flat: boolean): Layer => [
  !flat && shadow(pen, 402, 720, 186, 24),
  !flat && fillPath('M522 118L604 142V690L522 712Z', pen.lin(f.side)),
  !flat && repeat(8, (i) => dimPath(`M552 ${420 + i * 18}L586 ${424 + i * 17.4}v7L552 ${427 + i * 18}Z`, 0.34)),
  rect(292, 704, 220, 16, 4, '#141617'),
  face(pen, 274, 112, 256, 600, 14, f),
  rect(296, 136, 212, 60, 8, pen.v('0 #000 .3,.1 #000 .12,1 #fff .06')),
  rect(306, 164, 192, 5, 2.5, '#000', { opacity: 0.45 }),
  coats(296, 420, 212, 248, 12, pen.v('0 #17191a,1 #2b2e30'), pen.dots('#000', 0.7, 9, 2.6)),
  circle(402, 246, 23, '#000', { opacity: 0.2 }) + circle(402, 244, 22, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #8b9194')),
  lamp(pen, 402, 244, 5, '#2FA37F'),
  usbSocket(pen, 346, 316, 46, 16) + usbSocket(pen, 346, 352, 46, 16),
  [0, 1].map((i) => rect(430, 308 + i * 36, 56, 17, 3, '#0a0b0c') + rect(436, 316 + i * 36, 44, 6, 1, '#3a6f95')),
  circle(346, 388, 8, '#0a0b0c') + circle(458, 388, 8, '#0a0b0c'),
  sheen(pen, 280, 118, 236, 586, f.dark ? 0.1 : 0.26),
];

export const desktop = defineKind('Desktop computer', 'study-floor', {
  params: {
    finish: anyFinish('matte'),
    style: oneOf(['gaming', 'office']),
    glow: flag(true),
    ...size([80, 300, 220], [180, 600, 470], [180, 600, 450]),
  },
  detail: { x: 330, y: 300, size: 300 },
  // The glass side shows next to the front, so the box covers the front alone.
  box: ({ style }) => (style === 'office' ? { x: 274, y: 112, w: 256, h: 608 } : { x: 261, y: 96, w: 292, h: 624 }),
  outline: lines`box 0 0 1 0.96 0.04; box 0.08 0.06 0.84 0.84 0.03; round 0.5 0.2 0.28; round 0.5 0.48 0.28; round 0.5 0.76 0.28; box 0.06 0.96 0.24 0.04 0; box 0.7 0.96 0.24 0.04 0`,
  draw: (pen, { style, glow, brand }, { flat, f }) => [
    style === 'office' ? office(pen, f, flat) : gaming(pen, f, flat),
    style === 'gaming' && !glow && rect(352, 130, 256, 548, 8, '#08090a', { opacity: 0.45 }),
    style === 'office' && brandMark(402, 694, brand, f, 13),
  ],
});
