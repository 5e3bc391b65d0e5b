import { anyFinish, defineKind, FINISH, type Finish, flag, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, face, shadow, sheen } from '../materials.ts';
import { boxPath, circle, fillPath, type Layer, layers, paint, path, rect, repeat } from '../shapes.ts';

const PAD =
  'M398 558Q408 530 444 530H616Q652 530 662 558L696 672Q706 716 672 720Q648 720 632 690L616 664H444L428 690Q412 720 388 720Q354 716 364 672Z';

const stick = (pen: Pen, x: number, y: number): Layer => [
  circle(x + 3, y + 4, 30, '#000', { opacity: 0.3 }),
  circle(x, y, 29, pen.diag('0 #4a4e50,1 #0d0e0f')),
  circle(x, y - 3, 20, pen.diag('0 #1b1d1e,1 #565b5d')),
];

function buttons(): string {
  const places = [
    [620, 556, '#F6BC2C'],
    [620, 602, '#2FA37F'],
    [597, 579, '#3a6f95'],
    [643, 579, '#C2546A'],
  ] as const;
  return layers(
    rect(414, 572, 44, 14, 4, '#2b2e2f'),
    rect(429, 557, 14, 44, 4, '#2b2e2f'),
    places.map(([x, y, colour]) => circle(x, y, 11, '#25282a') + circle(x, y - 1, 7, colour)),
  );
}

function pad(pen: Pen, f: Finish): string {
  const shell = f === FINISH.white ? '0 #E4E6E3,.2 #FFFFFF,.6 #F1F2EF,1 #B9BCB7' : f.face;
  return layers(
    fillPath(PAD, '#000', { opacity: 0.25, transform: 'translate(6 8)' }),
    rect(404, 520, 74, 20, 9, '#2b2e2f'),
    rect(582, 520, 74, 20, 9, '#1d1f20'),
    paint(PAD, pen.lin(shell), pen.v('0 #fff .3,.3 #fff 0,1 #000 .22')),
    stick(pen, 470, 634),
    stick(pen, 590, 634),
    buttons(),
    rect(484, 552, 92, 46, 10, pen.diag('0 #26292b,1 #0d0e0f')),
    circle(530, 634, 9, '#25282a'),
    circle(530, 634, 4, '#F6BC2C'),
  );
}

export const console = defineKind('Game console', 'living-cabinet', {
  params: { finish: anyFinish('white'), pad: flag(true), ...size([60, 400, 104], [60, 500, 390], [60, 400, 260]) },
  ...framed([200, 116, 218, 590], [340, 430, 370]),
  outline: () => boxPath(200, 116, 218, 580, 20) + path`M284 116V696M334 116V696` + boxPath(206, 696, 206, 10),
  sideOutline: ({ x, y, w, h }) =>
    boxPath(x, y, w, h * 0.98, 10) + boxPath(x + w * 0.1, y + h * 0.98, w * 0.8, h * 0.02),
  draw: (pen, { pad: withPad, brand }, { f }) => [
    shadow(pen, 316, 700, 150, 24),
    withPad && shadow(pen, 530, 716, 190, 22),
    // tower
    fillPath('M414 124L446 138V684L414 696Z', pen.lin(f.side)),
    rect(206, 690, 222, 16, 6, '#1b1d1e'),
    rect(200, 116, 218, 580, 22, '#0d0f10'),
    face(pen, 200, 116, 84, 580, 20, f),
    face(pen, 334, 116, 84, 580, 20, f),
    rect(284, 120, 50, 572, 0, pen.lin('0 #0b0c0d,.4 #2d3133,1 #0a0b0c')),
    rect(306, 300, 6, 240, 3, pen.v('0 #FFE3A0,.5 #F6BC2C,1 #FFE3A0')),
    rect(296, 300, 26, 240, 13, pen.lin('0 #F6BC2C 0,.5 #F6BC2C .3,1 #F6BC2C 0')),
    repeat(6, (index) => rect(292, 140 + index * 14, 34, 6, 3, '#000', { opacity: 0.8 })),
    rect(300, 620, 18, 28, 4, '#050606'),
    sheen(pen, 204, 122, 78, 560, f.dark ? 0.12 : 0.4),
    brandMark(376, 668, brand, f, 11),
    withPad && pad(pen, f),
  ],
});
