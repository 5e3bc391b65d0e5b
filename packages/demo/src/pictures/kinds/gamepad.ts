import { anyFinish, defineKind, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { lamp, lead, shadow, solid } from '../materials.ts';
import { circle, dimPath, ellipse, fillPath, type Layer, rect, roundPath, strokePath } from '../shapes.ts';

const SHELL =
  'M150 326Q172 262 250 262H550Q628 262 650 326L722 590Q742 690 668 698Q624 700 590 640L548 566Q536 546 512 546H288Q264 546 252 566L210 640Q176 700 132 698Q58 690 78 590Z';

const stick = (pen: Pen, cx: number, cy: number): Layer => [
  circle(cx, cy, 58, pen.diag('0 #000 .4,1 #fff .2')),
  circle(cx, cy, 54, pen.diag('0 #0b0c0d,1 #34383a')),
  circle(cx + 5, cy + 8, 44, '#000', { opacity: 0.5 }),
  circle(cx, cy - 2, 42, pen.diag('0 #6d7274,.4 #2f3335,1 #0d0e0f')),
  circle(cx, cy - 5, 31, pen.diag('0 #17191a,.6 #3c4042,1 #6b7072')),
  roundPath(`M${cx - 34} ${cy - 2}A34 34 0 0 1 ${cx - 4} ${cy - 36}`, '#fff', 3, 0.3),
];

const CROSS_PLUS = 'M212 316H240V344H268V372H240V400H212V372H184V344H212Z';
const FACE_BUTTONS = [
  [574, 314, '#F6BC2C'],
  [574, 402, '#2FA37F'],
  [530, 358, '#3a8fc2'],
  [618, 358, '#D5607A'],
] as const;

export const gamepad = defineKind('Game controller', 'living-cabinet', {
  params: { finish: anyFinish('white'), wired: flag(), ...size([120, 200, 160], [80, 140, 106], [40, 90, 66]) },
  ...framed([74, 240, 652, 460], [470, 250, 280]),
  outline: lines`M0.12 0.16Q0.16 0.04 0.28 0.04L0.72 0.04Q0.84 0.04 0.88 0.16L0.99 0.78Q1 1 0.9 1Q0.84 1 0.79 0.86L0.72 0.7Q0.7 0.66 0.66 0.66L0.34 0.66Q0.3 0.66 0.28 0.7L0.21 0.86Q0.16 1 0.1 1Q0 1 0.01 0.78Z; round 0.35 0.5 0.11; round 0.65 0.5 0.11; round 0.79 0.16 0.045; round 0.79 0.36 0.045; round 0.72 0.26 0.045; round 0.86 0.26 0.045; M0.19 0.16L0.23 0.16L0.23 0.23L0.27 0.23L0.27 0.3L0.23 0.3L0.23 0.37L0.19 0.37L0.19 0.3L0.15 0.3L0.15 0.23L0.19 0.23Z; box 0.36 0.1 0.28 0.2`,
  draw: (pen, { wired }, { f }) => [
    shadow(pen, 146, 702, 90, 18) + shadow(pen, 660, 702, 90, 18),
    ellipse(430, 704, 330, 20, pen.rad('0 #1A211D .3,.5 #1A211D .12,1 #1A211D 0')),
    wired && lead(pen, 'M400 262C396 170 470 120 560 132S690 96 706 60', 14),
    // shell
    [
      [176, 240, '0 #45494b,1 #17191a'],
      [508, 240, '0 #34383a,1 #0f1011'],
    ].map(([x, y, ramp]) => rect(Number(x), Number(y), 116, 44, 20, pen.v(String(ramp)))),
    solid(pen, SHELL, f),
    fillPath(SHELL, pen.lin('0 #000 .14,.1 #000 0,.3 #fff .1,.7 #000 0,1 #000 .22')),
    roundPath('M104 560L162 336Q182 276 252 274H430', '#fff', 5, f.edge * 0.8),
    dimPath('M92 606Q84 676 136 684Q112 650 122 590L146 486L128 470Z', f.dark ? 0.24 : 0.07),
    dimPath('M708 606Q716 676 664 684Q688 650 678 590L654 486L672 470Z', f.dark ? 0.3 : 0.12),
    // centre
    rect(312, 286, 176, 92, 18, pen.diag('0 #34393b,.5 #17191b,1 #0b0d0e')),
    fillPath('M330 286H420L376 378H330Q312 378 312 360V304Q312 286 330 286Z', pen.lin('0 #fff .16,1 #fff .02')),
    rect(318, 380, 164, 5, 2.5, pen.lin('0 #F6BC2C,.5 #2FA37F,1 #3a6f95')),
    rect(286, 300, 12, 30, 6, '#25282a') + rect(502, 300, 12, 30, 6, '#25282a'),
    circle(400, 424, 18, pen.diag('0 #45494b,1 #0d0e0f')),
    lamp(pen, 400, 424, 6, '#F6BC2C'),
    // cross
    circle(226, 358, 58, '#000', { opacity: 0.1 }),
    fillPath(CROSS_PLUS, '#000', { opacity: 0.35, transform: 'translate(3 5)', join: 'round' }),
    fillPath(CROSS_PLUS, pen.diag('0 #5d6264,.5 #2b2e30,1 #141617'), {
      stroke: '#2b2e30',
      strokeWidth: 6,
      join: 'round',
    }),
    strokePath('M213 316H238M184 345H210', '#fff', 2.4, { opacity: 0.3 }),
    stick(pen, 302, 470),
    stick(pen, 498, 470),
    // face buttons
    FACE_BUTTONS.map(([x, y, colour]) => [
      circle(x + 2, y + 4, 23, '#000', { opacity: 0.3 }),
      circle(x, y, 22, pen.diag('0 #4a4e50,1 #0f1011')),
      circle(x, y - 1, 14, colour),
      circle(x, y - 1, 14, pen.diag('0 #fff .5,.5 #fff 0,1 #000 .3')),
    ]),
  ],
});
