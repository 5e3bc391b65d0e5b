import { anyFinish, defineKind, type Finish, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { brandMark, caption, face, figures, lamp, shadow, sheen, usbSocket } from '../materials.ts';
import { circle, fillPath, type Layer, layers, rect, repeat } from '../shapes.ts';

function chassis(pen: Pen, f: Finish, flat: boolean): string {
  if (flat) return '';
  return layers(
    shadow(pen, 402, 716, 344, 26),
    [122, 590].map(
      (x) => rect(x, 682, 74, 34, 8, pen.lin('0 #3c4042,.3 #6d7274,1 #0d0e0f')) + rect(x, 706, 74, 10, 4, '#0d0e0f'),
    ),
    fillPath('M84 404L116 328H676L708 404Z', pen.v(f.dark ? '0 #26292a,1 #4a4e50' : '0 #A9AEB0,1 #E3E6E6')),
    repeat(
      18,
      (i) =>
        rect(176 + i * 25, 346, 14, 6, 3, '#000', { opacity: 0.6 }) +
        rect(170 + i * 25.7, 366, 15, 7, 3, '#000', { opacity: 0.65 }),
    ),
    fillPath('M702 404L722 412V674L702 686Z', pen.lin(f.side)),
  );
}

const dial = (pen: Pen, cx: number, cy: number, r: number, dark: boolean): Layer => [
  circle(cx + 5, cy + 7, r * 1.04, '#000', { opacity: 0.35 }),
  circle(cx, cy, r, pen.diag(dark ? '0 #8d9294,.35 #45494b,1 #111213' : '0 #FAFBFB,.4 #C6CBCD,1 #767D80')),
  circle(cx, cy, r * 0.86, pen.diag(dark ? '0 #1d1f20,.5 #34383a,1 #5d6264' : '0 #AEB4B6,.5 #DDE0E1,1 #F6F7F7')),
  circle(cx, cy, r * 0.8, pen.rad(`0 #fff ${dark ? 0.16 : 0.5},1 #fff 0`, 0.34, 0.28, 0.6)),
  circle(cx - r * 0.46, cy - r * 0.46, r * 0.07, '#F6BC2C'),
];

const display = (pen: Pen): Layer => [
  rect(228, 432, 336, 86, 8, pen.diag('0 #262b2d,.5 #0f1213,1 #070809')),
  figures(252, 486, 'HDMI 1', 34, 'start', '#CFEBDD'),
  caption(254, 506, 'Surround 7.2', 13),
  figures(540, 486, '-32.5', 34, 'end', '#FFE9B0'),
  caption(540, 506, 'dB', 13, 'end'),
  sheen(pen, 228, 432, 336, 86, 0.14),
];

function lowerRow(pen: Pen, f: Finish): string {
  const key = pen.v(f.dark ? '0 #6b6f71,1 #2b2e2f' : '0 #FFFFFF,1 #B9BEC0');
  return layers(
    rect(88, 562, 616, 2, 0, '#000', { opacity: 0.4 }) + rect(88, 564, 616, 2, 0, '#fff', { opacity: f.edge * 0.4 }),
    repeat(7, (i) => rect(238 + i * 46, 542, 34, 9, 4.5, key)),
    circle(130, 622, 17, pen.diag('0 #DDE0E1,1 #5f6567')) +
      circle(130, 622, 12, '#0b0c0d') +
      circle(130, 622, 5, '#3a3e40'),
    usbSocket(pen, 194, 622, 40, 14),
    repeat(5, (i) => rect(262 + i * 58, 612, 42, 20, 6, key)),
    lamp(pen, 668, 622, 5, '#2FA37F'),
  );
}

export const avreceiver = defineKind('AV receiver', 'living-cabinet', {
  params: {
    finish: anyFinish('matte'),
    display: flag(true),
    ...size([200, 500, 435], [50, 250, 192], [200, 500, 384]),
  },
  ...framed([80, 402, 632, 314], [400, 400, 310]),
  cabinet: () => ({ depth: 460, lift: 30, vents: true, floorY: 700 }),
  outline: lines`box 0 0 1 0.9 0.03; box 0.23 0.1 0.54 0.28; round 0.11 0.27 0.17; round 0.88 0.27 0.19; M0 0.52L1 0.52; box 0.07 0.9 0.12 0.1 0; box 0.81 0.9 0.12 0.1 0`,
  draw: (pen, { display: hasDisplay, brand }, { flat, f }) => [
    chassis(pen, f, flat),
    flat && rect(122, 682, 74, 34, 6, '#17191a') + rect(590, 682, 74, 34, 6, '#17191a'),
    face(pen, 80, 402, 632, 288, flat ? 4 : 10, f),
    hasDisplay && display(pen),
    dial(pen, 152, 484, 54, f.dark),
    dial(pen, 636, 484, 62, f.dark),
    lowerRow(pen, f),
    brandMark(400, 668, brand, f, 14),
    sheen(pen, 86, 408, 600, 274, f.dark ? 0.06 : 0.24),
  ],
});
