import { anyFinish, defineKind, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { lamp, lead, METAL, PLASTIC, roundSolid, shadow, text, wordMark } from '../materials.ts';
import { boxPath, circle, fillPath, group, type Layer, paint, rect } from '../shapes.ts';

// One arm, upright, with its plate to the right; the other is mirrored.
const ARM = 'M330 92Q330 70 352 70H376Q392 70 392 86V636H346Q334 560 330 420Z';
const HINGE = 'M334 588Q334 576 346 576H454Q466 576 466 588L456 668Q446 704 400 704T344 668Z';

const plate = (pen: Pen): Layer => [
  rect(386, 92, 22, 292, 8, pen.lin('0 #2b2e30,.5 #5c6062,1 #131516')),
  rect(398, 100, 14, 276, 4, pen.v('0 #F7E3CF,.3 #E2BFA0,.7 #C79A77,1 #93694a')),
  rect(399, 104, 4, 268, 2, '#fff', { opacity: 0.55 }),
];

const arm = (pen: Pen, f: Finish): Layer => [
  plate(pen),
  roundSolid(pen, ARM, f),
  fillPath(ARM, pen.v('0 #fff .14,.2 #fff 0,.7 #000 0,1 #000 .22')),
  rect(340, 96, 8, 470, 4, '#fff', { opacity: f.dark ? 0.16 : 0.5 }),
  rect(330, 396, 62, 5, 2, pen.lin(METAL)),
];

const display = (pen: Pen): Layer => [
  rect(338, 440, 44, 92, 12, pen.diag('0 #2b3033,1 #0b0d0e')),
  text(360, 478, '185°', { size: 17, fill: '#FFF4D6', weight: 500, anchor: 'middle' }),
  lamp(pen, 360, 498, 3, '#F0AE14'),
  circle(360, 550, 9, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #868c8f')),
];

export const straightener = defineKind('Hair straightener', 'bathroom-bench', {
  params: { finish: anyFinish('matte'), ...size([25, 80, 38], [200, 350, 285], [25, 80, 42]) },
  ...framed([222, 84, 356, 632], [236, 376, 330]),
  outline: ({ x, y, w, h }) =>
    boxPath(x, y, w * 0.44, h * 0.86, w * 0.12) +
    boxPath(x + w * 0.56, y, w * 0.44, h * 0.86, w * 0.12) +
    boxPath(x + w * 0.06, y + h * 0.82, w * 0.88, h * 0.18, w * 0.12),
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 404, 718, 120, 18),
    lead(pen, 'M400 690C404 720 470 726 540 716S660 690 690 648', 14),
    group({ transform: 'matrix(-1 0 0 1 800 0) rotate(-11 400 664)' }, arm(pen, f)),
    group({ transform: 'rotate(-11 400 664)' }, arm(pen, f), display(pen)),
    paint(HINGE, pen.lin(PLASTIC), pen.v('0 #fff .18,.4 #fff 0,1 #000 .4')),
    circle(400, 636, 20, pen.diag('0 #F7F8F8,.5 #B4BABC,1 #6f7578')),
    circle(400, 636, 12, pen.diag('0 #8d9395,1 #E9EBEC')),
    rect(382, 688, 36, 26, 10, pen.lin('0 #34383a,.3 #5c6062,1 #17191a')),
    group({ transform: 'rotate(11 400 664) rotate(90 434 492)' }, wordMark(434, 498, brand, f, 20)),
  ],
});
