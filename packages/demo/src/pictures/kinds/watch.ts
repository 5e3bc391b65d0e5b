import { anyFinish, defineKind, FINISH, type Finish, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { shadow, text } from '../materials.ts';
import { boxPath, ovalPath, path } from '../paths.ts';
import { circle, fillPath, type Layer, layers, litPath, rect, repeat, roundPath } from '../shapes.ts';

type Shape = 'square' | 'round';
type Case = 'silver' | 'black' | 'gold';

const UPPER = 'M318 290Q322 160 340 92Q346 70 372 70H428Q454 70 460 92Q478 160 482 290Z';
const LOWER = 'M318 510Q322 640 340 702Q346 722 372 722H428Q454 722 460 702Q478 640 482 510Z';
const CASES: Readonly<Record<Case, string>> = {
  silver: '0 #FAFBFB,.25 #C8CDCF,.5 #EDEFEF,.8 #9AA0A3,1 #5f6567',
  black: '0 #5d6265,.25 #34383b,.5 #4c5154,.8 #202325,1 #0c0e0f',
  gold: '0 #F7E6CF,.25 #DDB995,.5 #F3DDC4,.8 #BB9068,1 #7d5a3c',
};

const cornerOf = (shape: Shape) => (shape === 'round' ? 146 : 74);

const strap = (pen: Pen, f: Finish): Layer => [
  fillPath(UPPER, pen.lin(f.face)),
  fillPath(LOWER, pen.lin(f.face)),
  fillPath(UPPER, pen.lin('0 #fff .3,.2 #fff .06,.8 #000 .06,1 #000 .35')),
  fillPath(LOWER, pen.lin('0 #fff .3,.2 #fff .06,.8 #000 .14,1 #000 .45')),
  repeat(5, (index) => rect(391, 584 + index * 24, 18, 10, 5, '#000', { opacity: 0.42 })),
  rect(340, 270, 120, 20, 0, pen.v('0 #000 0,1 #000 .3')),
  rect(340, 512, 120, 26, 0, pen.v('0 #000 .4,1 #000 0')),
];

function caseParts(pen: Pen, shape: Shape, metal: Case): string {
  const r = cornerOf(shape);
  return layers(
    rect(
      546,
      356,
      22,
      62,
      9,
      pen.lin(metal === 'black' ? '0 #2b2e30,.4 #6b7073,1 #0d0e0f' : '0 #8b9193,.4 #F4F5F5,1 #565c5e'),
    ),
    repeat(6, (index) => rect(548, 362 + index * 9, 19, 3, 1, '#000', { opacity: 0.35 })),
    rect(546, 440, 10, 60, 4, metal === 'black' ? '#26292b' : '#7b8184'),
    rect(254, 254, 292, 292, r, '#000', { opacity: 0.2, transform: 'translate(7 9)' }),
    rect(250, 250, 300, 300, r, pen.diag(CASES[metal])),
    rect(259, 259, 282, 282, r - 9, '#060707'),
  );
}

const rings = (): Layer => [
  circle(400, 400, 80, 'none', { stroke: '#F6BC2C', strokeWidth: 17, opacity: 0.18 }),
  roundPath('M400 320A80 80 0 1 1 320 400', '#F6BC2C', 17),
  circle(400, 400, 57, 'none', { stroke: '#2FA37F', strokeWidth: 17, opacity: 0.2 }),
  roundPath('M400 343A57 57 0 1 1 357 437', '#2FA37F', 17),
  text(400, 409, '9:41', { size: 30, fill: '#fff', weight: 600, anchor: 'middle' }),
];

const corners = (): Layer => [
  text(284, 300, 'TUE 17', { size: 18, fill: '#C9D1CE', weight: 600 }),
  text(516, 300, '23°', { size: 18, fill: '#F6C445', weight: 600, anchor: 'end' }),
  text(284, 522, '6,412 steps', { size: 17, fill: '#C9D1CE' }),
  text(516, 522, '68', { size: 17, fill: '#E58FA8', weight: 600, anchor: 'end' }),
];

/** Hands and hour marks around the rings, for the round watch. */
const hours = (): string =>
  repeat(12, (index) =>
    rect(398.5, 276, 3, index % 3 ? 9 : 16, 1.5, '#C9D1CE', {
      transform: `rotate(${index * 30} 400 400)`,
      opacity: index % 3 ? 0.5 : 0.95,
    }),
  );

export const watch = defineKind('Smart watch', 'bedside', {
  params: {
    finish: anyFinish('eucalypt'),
    shape: oneOf(['square', 'round']),
    metal: oneOf(['silver', 'black', 'gold']),
    ...size([25, 60, 40], [25, 60, 45], [6, 20, 11]),
  },
  ...framed([250, 70, 318, 654], [225, 235, 350]),
  outline: ({ x, y, w, h }, { shape }) =>
    shape === 'round'
      ? ovalPath(x + w / 2, y + h / 2, w / 2, h / 2) + ovalPath(x + w / 2, y + h / 2, w * 0.44, h * 0.44)
      : boxPath(x, y, w, h, 80) + boxPath(x + w * 0.06, y + h * 0.05, w * 0.88, h * 0.9, 70),
  sideOutline: ({ x, y, w, h }) =>
    boxPath(x, y, w, h, w * 0.3) + boxPath(x + w * 0.34, y + h * 0.34, w * 0.32, h * 0.16, 3),
  draw(pen, { finish, shape, metal }) {
    const r = cornerOf(shape);
    const shine = path`M268 ${260 + r}Q268 268 ${256 + r} 264H420L330 534H${262 + r}Q268 530 268 ${520 - r / 2}Z`;
    return [
      shadow(pen, 408, 722, 130, 18),
      strap(pen, FINISH[finish]),
      caseParts(pen, shape, metal),
      rings(),
      shape === 'round' ? hours() : corners(),
      shape === 'square' && fillPath(shine, pen.lin('0 #fff .16,1 #fff .01')),
      shape === 'round' && litPath('M300 300A141 141 0 0 0 290 488Q300 360 420 262A141 141 0 0 0 300 300Z', 0.1),
    ];
  },
});
