import { anyFinish, defineKind, type Finish, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { shadow, wordMark } from '../materials.ts';
import { circle, coats, ellipse, fillPath, type Layer, paint, path, rect, roundPath } from '../shapes.ts';

const BARREL = 'M262 176Q268 148 300 142H520Q640 142 640 258T520 374H300Q268 368 262 340Z';
const HANDLE = 'M420 356H540L516 632Q512 660 476 660Q440 660 438 632Z';
const NOZZLE = 'M262 184L132 206Q118 209 118 224V292Q118 307 132 310L262 332Z';
const ACCENTS = { gold: '#B98A4E', silver: '#AEB5B9', copper: '#A8623F', plum: '#7D3358' };

const handle = (pen: Pen, f: Finish, accent: string): Layer => [
  paint(HANDLE, pen.lin(f.face), pen.lin('0 #000 .2,.25 #fff .25,.6 #000 .02,1 #000 .34')),
  rect(454, 436, 40, 74, 14, pen.v('0 #2b2e2f,1 #17191a')),
  rect(460, 442, 28, 30, 10, pen.v('0 #F7F8F8,1 #9aa1a3')),
  circle(474, 550, 11, pen.diag(`0 #fff,1 ${accent}`)),
  circle(474, 590, 5, '#2FA37F'),
];

const barrel = (pen: Pen, f: Finish, accent: string): Layer => [
  paint(BARREL, pen.lin(f.face), pen.v(`0 #fff .16,.18 #fff ${f.dark ? 0.24 : 0.5},.4 #fff .04,.7 #000 .1,1 #000 .42`)),
  coats(256, 158, 22, 200, 8, accent, pen.v('0 #fff .3,.2 #fff .7,.5 #fff 0,1 #000 .5')),
  fillPath(NOZZLE, pen.v('0 #55595b,.2 #8d9294,.5 #34383a,1 #0f1011')),
  rect(106, 202, 16, 112, 8, pen.v('0 #4a4e50,.25 #8d9294,.6 #1d1f20,1 #0a0b0c')),
  ellipse(606, 258, 32, 92, pen.lin('0 #8b9193,.4 #F4F5F5,1 #6f7577')),
  ellipse(610, 258, 24, 80, pen.lin('0 #17191a,1 #3c4042')),
  ellipse(610, 258, 24, 80, pen.dots('#8b9194', 0.7, 7, 1.6)),
  ellipse(424, 178, 140, 12, '#fff', { opacity: f.edge * 0.5 }),
];

export const hairdryer = defineKind('Hair dryer', 'bathroom-bench', {
  params: {
    finish: anyFinish('sand'),
    accent: oneOf(['gold', 'silver', 'copper', 'plum']),
    ...size([80, 320, 230], [120, 320, 245], [50, 140, 86]),
  },
  ...framed([106, 142, 534, 544], [300, 120, 370]),
  outline: () => `${BARREL}${NOZZLE}${HANDLE}M454 656V686H496V656M606 166Q580 258 606 350`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x} ${y + h * 0.21}A${w / 2} ${h * 0.21} 0 1 1 ${x + w} ${y + h * 0.21}A${w / 2} ${h * 0.21} 0 1 1 ${x} ${y + h * 0.21}ZM${x + w * 0.32} ${y + h * 0.4}L${x + w * 0.36} ${y + h}H${x + w * 0.64}L${x + w * 0.68} ${y + h * 0.4}`,
  draw: (pen, { accent, brand }, { f }) => [
    shadow(pen, 490, 716, 150, 20),
    // cord
    roundPath('M474 646C470 700 520 720 580 716S690 690 706 640', pen.lin('0 #26292a,1 #3c4042'), 13),
    rect(454, 640, 42, 46, 12, pen.lin('0 #34383a,.3 #5c6062,1 #17191a')),
    handle(pen, f, ACCENTS[accent]),
    barrel(pen, f, ACCENTS[accent]),
    wordMark(430, 268, brand, f, brand.length > 9 ? 22 : 30),
  ],
});
