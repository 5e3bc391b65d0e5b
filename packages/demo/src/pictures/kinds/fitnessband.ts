import { anyFinish, defineKind, type Finish, framed, type Layer, lines, type Pen, size } from '../define-kind.ts';
import { shadow, text } from '../materials.ts';
import { circle, dimPath, ellipse, fillPath, layers, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const UPPER = 'M336 300Q330 180 346 108Q352 84 376 84H424Q448 84 454 108Q470 180 464 300Z';
const LOWER = 'M336 500Q330 620 346 692Q352 716 376 716H424Q448 716 454 692Q470 620 464 500Z';

function strap(pen: Pen, f: Finish): string {
  const light = pen.lin('0 #fff .3,.18 #fff .06,.8 #000 .08,1 #000 .38');
  return layers(
    [UPPER, LOWER].map((d) => fillPath(d, pen.lin(f.face)) + fillPath(d, light)),
    fillPath(UPPER, pen.v('0 #000 .3,.4 #000 0,1 #000 .24')),
    fillPath(LOWER, pen.v('0 #000 .3,.3 #000 0,1 #000 .34')),
    repeat(6, (i) => ellipse(400, 556 + i * 24, 9, 6, '#000', { opacity: 0.42 })),
    rect(352, 128, 96, 30, 12, pen.lin(f.side), { opacity: 0.9 }),
    rect(392, 104, 16, 44, 7, pen.lin('0 #8b9193,.4 #F4F5F5,1 #6b7174')),
  );
}

const pod = (pen: Pen): Layer => [
  rect(312, 232, 176, 344, 76, '#000', { opacity: 0.22, transform: 'translate(8 10)' }),
  rect(308, 228, 184, 344, 80, pen.diag('0 #8d9294,.25 #45494b,.6 #2b2e30,1 #0d0e0f')),
  rect(490, 372, 9, 62, 4, pen.lin('0 #8b9193,1 #4a4f51')),
  rect(315, 235, 170, 330, 73, '#060707'),
];

const BARS = [0.4, 0.62, 0.5, 0.86, 0.7, 1, 0.34];

const dial = (pen: Pen): Layer => [
  text(400, 326, '9:41', { size: 52, fill: '#fff', weight: 600, anchor: 'middle' }),
  text(400, 352, 'Tue 17', { size: 17, fill: '#C9D1CE', weight: 500, anchor: 'middle' }),
  circle(400, 424, 46, 'none', { stroke: '#F6BC2C', strokeWidth: 12, strokeOpacity: 0.2 }),
  roundPath('M400 378A46 46 0 1 1 354 424', '#F6BC2C', 12),
  text(400, 431, '6,412', { size: 19, fill: '#fff', weight: 600, anchor: 'middle' }),
  BARS.map((high, i) => rect(347 + i * 16, 530 - high * 38, 9, high * 38, 4, i === 5 ? '#2FA37F' : '#35665a')),
  fillPath('M388 235Q315 238 315 308V492Q315 544 346 558L404 235Z', pen.lin('0 #fff .17,1 #fff .01')),
];

const buckle = (pen: Pen, f: Finish): Layer => [
  strokePath('M354 690H446', '#000', 3, { opacity: 0.2 }),
  dimPath('M340 250Q344 232 366 226H434Q456 232 460 250L464 292H336Z', 0.2),
  rect(346, 96, 3, 180, 1.5, '#fff', { opacity: f.edge * 0.5 }),
  circle(400, 704, 3, pen.lin('0 #fff .4,1 #000 .4')),
];

export const fitnessband = defineKind('Fitness band', 'bedside', {
  params: { finish: anyFinish('matte'), ...size([12, 40, 22], [30, 260, 84], [7, 90, 12]) },
  ...framed([308, 84, 191, 632], [260, 240, 300]),
  outline: lines`box 0.14 0 0.72 1 0.2; box 0 0.23 1 0.54 0.42; box 0.05 0.245 0.9 0.51 0.4`,
  draw: (pen, _, { f }) => [shadow(pen, 406, 718, 96, 18), strap(pen, f), buckle(pen, f), pod(pen), dial(pen)],
});
