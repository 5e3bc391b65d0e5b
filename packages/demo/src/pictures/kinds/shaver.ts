import { anyFinish, defineKind, type Finish, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, figures, lamp, METAL, PLASTIC, roundSolid, shadow, sheen } from '../materials.ts';
import { circle, ellipse, fillPath, type Layer, ovalPath, rect, repeat } from '../shapes.ts';

const GRIP =
  'M326 330C316 400 338 470 340 560L334 676Q334 704 400 704T466 676L460 560C462 470 484 400 474 330Q470 300 400 300T326 330Z';
const INSERT =
  'M352 346C346 410 364 470 364 556L362 640Q364 656 400 656T438 640L436 556C436 470 454 410 448 346Q444 326 400 326T352 346Z';
const PLATE = 'M400 66C470 66 528 96 528 164C528 218 470 286 400 286S272 218 272 164C272 96 330 66 400 66Z';
const FRAME = 'M284 140Q284 104 320 104H480Q516 104 516 140L500 252Q494 286 460 286H340Q306 286 300 252Z';

/** One rotary cutter: a slotted ring around a cap. */
const cutter = (pen: Pen, cx: number, cy: number): Layer => [
  circle(cx + 3, cy + 4, 51, '#000', { opacity: 0.3 }),
  circle(cx, cy, 50, pen.diag('0 #565c5e,.5 #25282a,1 #0d0f10')),
  circle(cx, cy, 43, pen.diag('0 #FFFFFF,.35 #B9BEC0,.6 #E4E7E7,1 #767c7f')),
  circle(cx, cy, 32, 'none', { stroke: '#26292b', strokeWidth: 14, dash: '2.4 3.185', opacity: 0.7 }),
  circle(cx, cy, 20, pen.diag('0 #FBFBFB,.5 #C3C8CA,1 #868c8f')),
  circle(cx, cy, 12, pen.diag('0 #9aa1a3,1 #F1F3F3')),
];

const rotaryHead = (pen: Pen, f: Finish): Layer => [
  rect(362, 262, 76, 56, 14, pen.lin(METAL)),
  roundSolid(pen, PLATE, f),
  fillPath(PLATE, pen.v('0 #fff .2,.4 #fff 0,1 #000 .3')),
  cutter(pen, 334, 138),
  cutter(pen, 466, 138),
  cutter(pen, 400, 228),
];

const foil = (pen: Pen, y: number): Layer => [
  rect(300, y, 200, 40, 14, pen.v('0 #FFFFFF,.3 #DADDDE,.7 #9aa1a3,1 #62686b')),
  rect(308, y + 6, 184, 26, 9, pen.dots('#1b1d1e', 0.6, 6, 1.5)),
  rect(308, y + 5, 184, 5, 2.5, '#fff', { opacity: 0.7 }),
];

const foilHead = (pen: Pen, f: Finish): Layer => [
  rect(356, 262, 88, 56, 14, pen.lin(PLASTIC)),
  roundSolid(pen, FRAME, f),
  fillPath(FRAME, pen.v('0 #fff .16,.4 #fff 0,1 #000 .3')),
  foil(pen, 84),
  rect(310, 128, 180, 22, 6, pen.lin('0 #767c7f,.3 #F6F7F7,1 #767c7f')),
  repeat(22, (index) => rect(314 + index * 8, 130, 3, 18, 1, '#26292b', { opacity: 0.6 })),
  foil(pen, 154),
  rect(330, 214, 140, 40, 14, '#000', { opacity: f.dark ? 0.34 : 0.1 }),
];

export const shaver = defineKind('Electric shaver', 'bathroom-bench', {
  params: {
    finish: anyFinish('graphite'),
    head: oneOf(['rotary', 'foil']),
    ...size([40, 120, 64], [100, 250, 165], [30, 120, 66]),
  },
  ...framed([272, 66, 256, 656], [254, 56, 292]),
  outline: (_, { head }) =>
    `${GRIP}${INSERT}${head === 'foil' ? FRAME : PLATE}M286 722V690Q286 680 330 680H470Q514 680 514 690V722Z${ovalPath(400, 400, 25)}`,
  draw: (pen, { head, brand }, { f }) => [
    shadow(pen, 408, 722, 148, 22),
    // dock
    fillPath(
      'M286 690Q286 668 400 668T514 690V702Q514 722 400 722T286 702Z',
      pen.lin('0 #34383a,.25 #5c6062,.6 #26292a,1 #0d0e0f'),
    ),
    ellipse(400, 688, 114, 20, pen.lin('0 #45494b,.4 #34383a,1 #17191a')),
    ellipse(400, 688, 78, 12, '#050606', { opacity: 0.7 }),
    head === 'foil' ? foilHead(pen, f) : rotaryHead(pen, f),
    // grip
    roundSolid(pen, GRIP, f),
    fillPath(INSERT, pen.lin('0 #24282a,.3 #3f4446,1 #0d0f10')),
    sheen(pen, 356, 338, 90, 300, 0.14),
    circle(400, 400, 25, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #7b8184')),
    circle(400, 400, 18, pen.diag('0 #B9BEC0,1 #F3F4F4')),
    figures(400, 486, '86', 34, 'middle'),
    lamp(pen, 400, 512, 4, '#2FA37F'),
    repeat(5, (index) => rect(330 - Math.abs(index - 2) * -2, 420 + index * 15, 14, 5, 2.5, '#000', { opacity: 0.24 })),
    repeat(5, (index) => rect(456 + Math.abs(index - 2) * -2, 420 + index * 15, 14, 5, 2.5, '#000', { opacity: 0.34 })),
    brandMark(400, 622, brand, { mark: '#A5A9AA' }, 11),
  ],
});
