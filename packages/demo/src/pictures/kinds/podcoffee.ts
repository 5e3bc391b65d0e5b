import { anyFinish, defineKind, flag, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, lamp, METAL, shadow, solid } from '../materials.ts';
import { boxPath, path } from '../paths.ts';
import { circle, ellipse, fillPath, type Layer, layers, litPath, rect, repeat, strokePath } from '../shapes.ts';

const BODY =
  'M256 246C256 176 300 140 380 140H520C588 140 620 178 620 246V690H446V420C446 356 420 330 360 328H296Q256 326 256 288Z';
const TANK = 'M604 196H650Q682 198 682 232V676Q682 694 664 694H604Z';
const TRAY = 'M226 668H632V700Q632 716 616 716H242Q226 716 226 700Z';

/** The lever that closes over the capsule. */
const LEVER_D = 'M572 170C540 106 430 92 318 122Q292 130 300 152Q310 170 336 162C424 138 500 142 540 182Z';
const lever = (pen: Pen): Layer => [
  fillPath(LEVER_D, '#000', { opacity: 0.18, transform: 'translate(4 8)' }),
  fillPath(LEVER_D, pen.v('0 #FFFFFF,.3 #E4E7E7,.65 #A4AAAC,1 #6F7578')),
  litPath('M322 128C420 104 512 114 548 158C500 122 420 118 326 142Z', 0.7),
  circle(560, 184, 20, pen.diag('0 #F6F7F7,.5 #B9BEC0,1 #6f7578')),
];

/** A short glass with crema on the coffee. */
const glass = (pen: Pen): Layer => [
  ellipse(352, 650, 60, 7, '#000', { opacity: 0.4 }),
  rect(350, 366, 5, 190, 2.5, '#5b3416'),
  fillPath(
    'M298 530H410L400 636Q398 650 384 650H324Q310 650 308 636Z',
    pen.lin('0 #cfd8d4 .7,.3 #fff .5,1 #8fa09a .7'),
  ),
  fillPath('M303 556H405L397 632Q395 642 384 642H324Q313 642 311 632Z', pen.lin('0 #5b3416,.4 #3b2010,1 #1c0e06')),
  fillPath('M303 556H405L404 572H304Z', pen.lin('0 #D9A35C,.5 #B9793A,1 #85501f')),
  litPath('M308 536H324L332 640H322Z', 0.5),
  ellipse(354, 531, 56, 5, '#fff', { opacity: 0.6 }),
];

const capsule = (pen: Pen, x: number, ramp: string): string =>
  layers(
    shadow(pen, x, 718, 40, 9),
    fillPath(path`M${x - 27} 672H${x + 27}L${x + 36} 712H${x - 36}Z`, pen.lin(ramp)),
    fillPath(
      path`M${x - 27} 672H${x + 27}L${x + 36} 712H${x - 36}Z`,
      pen.lin('0 #000 .2,.3 #fff .35,.55 #fff 0,1 #000 .4'),
    ),
    ellipse(x, 672, 27, 6, pen.lin(ramp)),
    ellipse(x, 671, 22, 4, '#fff', { opacity: 0.3 }),
    rect(x - 40, 710, 80, 7, 3.5, pen.lin(METAL)),
  );

export const podcoffee = defineKind('Capsule coffee machine', 'kitchen-bench', {
  params: { finish: anyFinish('matte'), pods: flag(true), ...size([80, 350, 130], [180, 400, 275], [200, 450, 380]) },
  ...framed([226, 104, 462, 612], [236, 300, 340]),
  outline: ({ x, y, w, h }) =>
    boxPath(x, y + h * 0.06, w, h * 0.32, w * 0.14) +
    path`M${x + w * 0.1} ${y + h * 0.38}V${y + h * 0.94}M${x + w * 0.9} ${y + h * 0.38}V${y + h * 0.94}M${x + w * 0.38} ${y + h * 0.38}v${h * 0.06}h${w * 0.24}v${-h * 0.06}` +
    boxPath(x, y + h * 0.92, w, h * 0.08, 10) +
    boxPath(x + w * 0.1, y, w * 0.8, h * 0.05, 8),
  sideOutline: ({ x, y, w, h }) =>
    path`M${x} ${y + h}H${x + w}V${y + h * 0.12}H${x + w * 0.85}Q${x + w * 0.8} ${y} ${x + w * 0.6} ${y}H${x + w * 0.3}Q${x + w * 0.06} ${y} ${x + w * 0.06} ${y + h * 0.36}H${x + w * 0.42}V${y + h * 0.92}H${x}ZM${x + w * 0.85} ${y + h * 0.12}V${y + h}`,
  draw: (pen, { pods, brand }, { f }) => [
    shadow(pen, 450, 720, 270, 26),
    // tank
    fillPath(TANK, pen.lin('0 #7f938c .8,.5 #C9D8D3 .7,.8 #F0F6F4 .7,1 #8fa39c .9')),
    rect(606, 330, 74, 360, 4, pen.lin('0 #6aa4b4 .55,.6 #BFE0E6 .6,1 #7fb2bf .7')),
    rect(606, 330, 74, 5, 2, '#fff', { opacity: 0.6 }),
    rect(662, 212, 7, 464, 3.5, '#fff', { opacity: 0.6 }),
    rect(598, 186, 90, 20, 9, pen.v('0 #5c6062,1 #1b1d1e')),
    // body
    solid(pen, BODY, f),
    fillPath(BODY, pen.lin('0 #000 .12,.08 #000 0,.7 #000 0,1 #000 .22')),
    litPath('M276 268C276 196 314 160 384 158H470C360 166 312 206 306 310H288Q276 308 276 290Z', f.edge * 0.5),
    fillPath('M446 420C446 356 420 330 360 328H470Q492 340 492 420V690H446Z', pen.lin('0 #000 .42,1 #000 0')),
    lever(pen),
    // controls
    circle(540, 270, 25, '#000', { opacity: 0.2 }),
    circle(537, 267, 24, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #868c8f')),
    circle(537, 267, 18, pen.diag('0 #C2C7C9,1 #F6F7F7')),
    strokePath('M530 262h14v6q0 7 -7 7t-7 -7ZM544 264q5 0 5 4t-5 4', '#0F3D31', 2.4),
    lamp(pen, 537, 308, 3.6, '#2FA37F'),
    fillPath('M318 326H392L384 354H326Z', pen.lin('0 #303334,.3 #6b7072,1 #17191a')),
    rect(338, 352, 34, 16, 4, pen.lin(METAL)),
    // tray
    solid(pen, TRAY, f),
    fillPath('M242 668H446L440 650H262Z', pen.v('0 #34383a,1 #17191a')),
    repeat(8, (index) => rect(268 + index * 21, 656, 13, 5, 2.5, '#000', { opacity: 0.75 })),
    rect(230, 669, 398, 2, 1, '#fff', { opacity: f.edge }),
    glass(pen),
    pods && capsule(pen, 92, '0 #D9B45E,.5 #C29A3E,1 #8a6a22') + capsule(pen, 168, '0 #3F6B5B,1 #1f4437'),
    brandMark(440, 226, brand, f, 18),
  ],
});
