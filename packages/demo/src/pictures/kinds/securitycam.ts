import { anyFinish, defineKind, type Finish, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { cameraEye, lamp, lyingSolid, METAL, roundSolid, shadow, wordMark } from '../materials.ts';
import { circle, dimPath, ellipse, fillPath, group, type Layer, repeat, roundPath } from '../shapes.ts';

/** The dark face shared by all models: lens in the middle, infrared LEDs around it. */
const lookout = (pen: Pen, cx: number, cy: number, r: number): Layer => [
  circle(cx, cy, r, pen.diag('0 #3a3f41,.4 #17191b,1 #0b0d0e')),
  repeat(10, (i) => {
    const turn = (i / 10) * Math.PI * 2 + 0.3;
    return circle(cx + Math.cos(turn) * r * 0.78, cy + Math.sin(turn) * r * 0.78, r * 0.05, '#5b1020', {
      opacity: 0.9,
    });
  }),
  circle(cx, cy, r * 0.62, pen.diag('0 #8d9294,.35 #26292a,1 #0b0c0d')),
  cameraEye(pen, cx, cy, r * 0.52),
  fillPath(
    `M${cx - r * 0.86} ${cy + r * 0.2}A${r * 0.88} ${r * 0.88} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.87}Q${cx - r * 0.5} ${cy - r * 0.5} ${cx - r * 0.52} ${cy + r * 0.16}Z`,
    pen.diag('0 #fff .24,1 #fff 0'),
  ),
];

/** Outdoor wall camera: plate, arm, a barrel with a hood. */
const bullet = (pen: Pen, f: Finish, brand: string): Layer => [
  ellipse(470, 470, 290, 210, pen.rad('0 #1A211D .26,.6 #1A211D .1,1 #1A211D 0')),
  ellipse(662, 534, 62, 96, pen.lin(f.side)),
  ellipse(650, 530, 62, 96, pen.lin(f.face)),
  ellipse(650, 530, 62, 96, pen.v('0 #fff .3,.4 #fff 0,1 #000 .22')),
  roundPath('M644 534C580 552 548 520 540 452', pen.lin(METAL), 40),
  circle(540, 452, 34, pen.diag('0 #F7F8F8,.5 #B9BEC0,1 #6b7174')),
  lyingSolid(pen, 'M222 244H600Q644 244 644 344T600 444H222Z', f),
  dimPath('M570 244H600Q644 244 644 344T600 444H570Q604 430 604 344T570 244Z', 0.12),
  fillPath('M150 224Q150 212 164 212H560Q580 212 580 230V248H222Q190 250 184 290L176 340H150Z', pen.lin(f.face)),
  fillPath('M150 224Q150 212 164 212H560Q580 212 580 230V248H150Z', pen.v('0 #fff .5,1 #000 .14')),
  ellipse(222, 344, 74, 102, pen.lin(f.side)),
  group({ transform: 'translate(216 344) scale(.72 1) translate(-216 -344)' }, lookout(pen, 216, 344, 94)),
  wordMark(430, 354, brand, f, 30),
  lamp(pen, 560, 344, 5, '#2FA37F'),
];

/** Indoor shelf camera: a round head on a stand. */
const indoor = (pen: Pen, f: Finish, brand: string): Layer => [
  shadow(pen, 408, 716, 170, 26),
  ellipse(400, 700, 150, 26, pen.lin(f.side)),
  roundSolid(pen, 'M250 690Q256 640 330 618L348 560H452L470 618Q544 640 550 690A150 26 0 0 1 250 690Z', f),
  dimPath('M342 576H458L466 606Q400 632 334 606Z', 0.28),
  roundSolid(pen, 'M200 366Q200 170 400 170T600 366T400 582T200 366Z', f),
  fillPath(
    'M200 366Q200 170 400 170T600 366T400 582T200 366Z',
    pen.v(`0 #fff ${f.dark ? 0.2 : 0.5},.3 #fff 0,.66 #000 .02,1 #000 .34`),
  ),
  roundPath('M226 330Q240 216 352 192', '#fff', 7, f.edge * 0.8),
  circle(406, 380, 138, '#000', { opacity: 0.14 }),
  lookout(pen, 400, 374, 134),
  lamp(pen, 400, 478, 4, '#2FA37F'),
  repeat(7, (i) => circle(358 + i * 14, 546, 3, '#000', { opacity: 0.35 })),
  wordMark(400, 676, brand, f, 22),
];

export const securitycam = defineKind('Security camera', 'living-wall', {
  params: {
    finish: anyFinish('white'),
    style: oneOf(['bullet', 'indoor']),
    ...size([40, 300, 190], [40, 300, 130], [40, 300, 90]),
  },
  detail: { x: 120, y: 168, size: 370 },
  box: ({ style }) => (style === 'bullet' ? { x: 150, y: 212, w: 574, h: 418 } : { x: 200, y: 170, w: 400, h: 556 }),
  outline: lines`M0 0L0.74 0L0.74 0.08L0 0.08Z; box 0 0.08 0.86 0.48 0.1; round 0.13 0.32 0.2; round 0.13 0.32 0.11; M0.62 0.56L0.62 0.66Q0.62 0.76 0.72 0.76L0.86 0.76L0.86 0.68L0.74 0.68Q0.7 0.68 0.7 0.64L0.7 0.56; box 0.86 0.54 0.14 0.46 0.06`,
  draw: (pen, { style, brand }, { f }) => (style === 'bullet' ? bullet(pen, f, brand) : indoor(pen, f, brand)),
});
