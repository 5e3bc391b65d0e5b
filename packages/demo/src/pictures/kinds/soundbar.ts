import { anyFinish, defineKind, type Finish, flag, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, face, shadow } from '../materials.ts';
import { boxPath, circle, coats, ellipse, fillPath, type Layer, rect } from '../shapes.ts';

const clothOf = (pen: Pen, f: Finish, strength: number) => pen.dots(f.dark ? '#fff' : '#000', strength, 6, 1.35);

const subwoofer = (pen: Pen, f: Finish): Layer => [
  shadow(pen, 566, 622, 124, 20),
  fillPath('M668 270L694 282V604L668 614Z', pen.lin(f.side)),
  face(pen, 452, 264, 220, 352, 16, f),
  rect(462, 274, 200, 332, 10, '#0f1011', { opacity: f.dark ? 0.5 : 0.06 }),
  coats(462, 274, 200, 332, 10, clothOf(pen, f, 0.12), pen.lin('0 #fff .12,.4 #fff 0,1 #000 .3')),
];

export const soundbar = defineKind('Soundbar', 'living-cabinet', {
  params: { finish: anyFinish('matte'), sub: flag(true), ...size([300, 1600, 1000], [40, 200, 62], [50, 250, 110]) },
  inRoom: (params) => ({ ...params, sub: false }),
  ...framed([54, 592, 692, 72], [400, 400, 350]),
  outline: () => boxPath(54, 592, 692, 72, 14) + boxPath(66, 600, 668, 56, 10),
  draw: (pen, { sub, brand }, { f }) => [
    sub && subwoofer(pen, f),
    // bar
    shadow(pen, 396, 668, 322, 18),
    fillPath('M64 596H736L722 580H78Z', pen.lin(f.dark ? '0 #5a5d5e,.4 #4a4d4e,1 #2c2e2f' : '0 #fff,1 #d9dad6')),
    rect(54, 592, 692, 72, 18, pen.lin(f.face)),
    rect(60, 600, 680, 58, 13, '#0c0d0e', { opacity: f.dark ? 0.55 : 0.08 }),
    rect(60, 600, 680, 58, 13, clothOf(pen, f, 0.15)),
    rect(54, 592, 692, 72, 18, pen.v('0 #fff .22,.16 #fff .02,.7 #000 .05,1 #000 .45')),
    rect(72, 592.6, 656, 1.8, 0.9, '#fff', { opacity: 0.32 }),
    ellipse(190, 606, 210, 30, pen.rad('0 #fff .14,1 #fff 0')),
    [378, 393, 408, 423].map((x, index) => circle(x, 629, 2.6, index < 3 ? '#F6C445' : '#6b6f70')),
    brandMark(716, 634, brand, f, 12, 'end'),
  ],
});
