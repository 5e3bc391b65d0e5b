import { anyFinish, type Detail, defineKind, type Layer, oneOf, size } from '../define-kind.ts';
import { FINISH, type Finish, type FinishName } from '../finish.ts';
import { brandMark, knob, lamp, lead, METAL, PLASTIC, roundSolid, shadow, solid } from '../materials.ts';
import { boxPath, ovalPath } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, group, layers, litPath, rect, roundPath, strokePath } from '../shapes.ts';
import { drawDetail } from '../views/draw-detail.ts';

const BASE = 'M238 640C244 594 290 574 400 574S556 594 562 640L570 690Q570 706 552 706H248Q230 706 230 690Z';
const SHIRT =
  'M440 128L380 152Q350 164 342 200L322 326L372 336L384 276V500Q474 520 556 500V276L568 336L618 326L598 200Q590 164 560 152L500 128Q470 150 440 128Z';
const HANDHELD =
  'M330 250C330 180 400 150 470 158L520 170V306L458 330L438 640Q436 688 384 688T334 640L352 360Q330 330 330 250Z';

const tankAndBase = (pen: Pen, f: Finish): Layer => [
  fillPath(
    'M300 470H430Q452 470 452 492V590H278V492Q278 470 300 470Z',
    pen.lin('0 #8fb0b4 .85,.2 #E9F5F6 .8,.6 #A9CCD2 .7,1 #5f8a92 .9'),
  ),
  rect(280, 518, 170, 72, 0, pen.v('0 #9fd0dc .9,1 #4f8fa2 .95')),
  rect(280, 516, 170, 5, 0, '#E4F5F8'),
  rect(294, 484, 10, 98, 5, '#fff', { opacity: 0.6 }),
  rect(322, 454, 86, 22, 10, pen.lin(PLASTIC)),
  circle(262, 704, 22, pen.diag('0 #4a4e50,1 #0d0e0f')),
  circle(538, 704, 22, pen.diag('0 #3c4042,1 #0a0b0c')),
  solid(pen, BASE, f),
  litPath('M252 640C262 606 304 592 380 588C310 600 284 622 278 696H248Q244 690 252 640Z', f.edge * 0.45),
  knob(pen, 400, 648, 34, 28),
  lamp(pen, 476, 648, 5, '#F0AE14'),
];

const upright = (pen: Pen, f: Finish, brand: string): Layer => [
  shadow(pen, 408, 722, 214, 24),
  // pole
  rect(460, 70, 20, 520, 8, pen.lin(METAL)),
  rect(454, 330, 32, 36, 8, pen.lin(PLASTIC)),
  roundPath('M462 348Q370 356 276 330', pen.v('0 #62676a,1 #17191a'), 13),
  rect(454, 540, 32, 44, 8, pen.lin(PLASTIC)),
  roundPath('M352 150Q410 112 470 104Q530 112 588 150', pen.lin('0 #34383a,.4 #62676a,1 #17191a'), 14),
  rect(450, 78, 40, 34, 10, pen.lin(PLASTIC)),
  // shirt
  fillPath(SHIRT, pen.lin('0 #C9D9DC,.2 #EDF4F5,.55 #DCE8EA,1 #A7BCC1')),
  fillPath(SHIRT, pen.v('0 #fff .3,.4 #fff 0,1 #5d7a80 .22')),
  fillPath('M440 128L470 178L500 128L510 140L472 206L430 140Z', pen.v('0 #FFFFFF,1 #D3E0E2')),
  strokePath('M470 196V506', '#7d979c', 2.4, { opacity: 0.6 }),
  [236, 300, 364, 428].map((y) => circle(476, y, 4, '#FBFBFB')).join(''),
  roundPath(
    'M384 280Q392 240 386 206M556 280Q548 240 554 206M412 320Q418 410 408 490M528 330Q520 410 532 480',
    '#7d979c',
    3,
    0.3,
  ),
  rect(502, 252, 38, 46, 4, 'none', { stroke: '#7d979c', strokeWidth: 2, strokeOpacity: 0.5 }),
  tankAndBase(pen, f),
  lead(pen, 'M262 392C244 470 176 470 172 560C168 640 210 668 246 660', 22, '0 #565c5e,.5 #3a3e40,1 #202324'),
  // steam head
  group(
    { transform: 'translate(-6 0) rotate(-8 268 300)' },
    rect(252, 276, 34, 120, 14, pen.lin(PLASTIC)),
    fillPath('M212 250Q212 222 240 222H298Q326 222 326 250V262Q326 284 300 284H238Q212 284 212 262Z', pen.lin(PLASTIC)),
    fillPath('M212 250Q212 222 240 222H298Q326 222 326 250Z', pen.v('0 #F6F7F7,.5 #C3C8CA,1 #868c8f')),
    [232, 256, 280, 304].map((x) => circle(x, 240, 3.4, '#34383a')).join(''),
    rect(258, 300, 8, 40, 4, '#fff', { opacity: 0.3 }),
  ),
  brandMark(506, 686, brand, f, 12),
];

const steam = (pen: Pen, cx: number, cy: number, r: number) =>
  ellipse(cx, cy, r, r * 0.72, pen.rad('0 #fff .85,.5 #fff .45,1 #fff 0'));

const handheld = (pen: Pen, f: Finish, brand: string): Layer => [
  shadow(pen, 396, 716, 130, 20),
  lead(pen, 'M386 676C392 720 470 724 540 714S664 690 694 640', 14),
  rect(364, 672, 42, 40, 12, pen.lin('0 #34383a,.3 #5c6062,1 #17191a')),
  steam(pen, 236, 250, 78),
  steam(pen, 166, 214, 96),
  steam(pen, 104, 262, 70),
  roundSolid(pen, HANDHELD, f),
  litPath('M352 260C352 208 400 180 456 184C400 200 384 230 386 300L372 640H354Z', f.edge * 0.45),
  fillPath(
    'M496 162L566 188Q586 196 586 218V270Q586 290 568 296L496 316Z',
    pen.lin('0 #8fb0b4 .85,.3 #E9F5F6 .85,1 #5f8a92 .9'),
  ),
  rect(302, 176, 44, 150, 18, pen.lin('0 #F6F7F7,.5 #C3C8CA,1 #868c8f')),
  [200, 230, 260, 290].map((y) => circle(314, y + 6, 4, '#34383a')).join(''),
  rect(372, 386, 44, 92, 18, pen.v('0 #2b2e2f,1 #17191a')),
  rect(378, 394, 32, 36, 12, pen.v('0 #F7F8F8,1 #9aa1a3')),
  lamp(pen, 394, 520, 5, '#F0AE14'),
  brandMark(432, 250, brand, f, 15),
];

type Form = 'upright' | 'handheld';
type Steamer = { readonly finish: FinishName; readonly form: Form; readonly brand: string };

const CLOSE_UPS: Readonly<Record<Form, Detail>> = {
  upright: { x: 180, y: 390, size: 340 },
  handheld: { x: 264, y: 130, size: 340 },
};

const drawSteamer = (pen: Pen, { finish, form, brand }: Steamer): string =>
  layers((form === 'upright' ? upright : handheld)(pen, FINISH[finish], brand));

export const garmentsteamer = defineKind('Garment steamer', 'laundry-floor', {
  params: {
    finish: anyFinish('eucalypt'),
    form: oneOf(['upright', 'handheld']),
    ...size([80, 450, 330], [200, 1900, 1500], [80, 450, 300]),
  },
  angle: (pen, params) => drawDetail(pen, CLOSE_UPS[params.form], drawSteamer(pen, params)),
  box: ({ form }) => (form === 'upright' ? { x: 172, y: 70, w: 446, h: 656 } : { x: 302, y: 156, w: 282, h: 556 }),
  outline: (_, { form }) =>
    form === 'handheld'
      ? `${HANDHELD}${boxPath(302, 176, 44, 150, 18)}M500 168L566 190Q584 198 584 220V276Q584 296 566 302L500 320`
      : `${BASE}M278 588V492Q278 470 300 470H430Q452 470 452 492V576M460 574V70H480V574M352 150Q410 112 470 104Q530 112 588 150${ovalPath(262, 704, 20)}${ovalPath(538, 704, 20)}`,
  draw: drawSteamer,
});
