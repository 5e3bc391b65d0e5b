import type { Rect } from '../define-kind.ts';
import { path, places } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { cabinetFront, SAGE, SAGE_DARK } from '../rooms/furniture/surfaces.ts';
import { circle, ellipse, fillPath, group, type Layer, layers, litPath, rect, repeat, strokePath } from '../shapes.ts';
import { put } from './put.ts';

const W = 1200;
const H = 900;
const FLOOR = 770;
const BRASS = '0 #F1D9A0,1 #A8823A';

function windowAndView(pen: Pen): string {
  const crowns = places('330 176 54, 388 190 46, 362 146 50, 410 232 34, 300 216 30');
  return layers(
    rect(70, 92, 372, 306, 4, '#FBF8F0'),
    rect(84, 106, 344, 278, 0, pen.v('0 #BFE0EA,.6 #EAF4EC,1 #F8EFD0')),
    group(
      { clip: pen.clip(rect(84, 106, 344, 278, 0, '#000')) },
      fillPath('M84 318Q180 262 270 300T440 276V384H84Z', '#A9C4A4'),
      fillPath('M84 346Q200 312 300 340T440 322V384H84Z', '#7FA583'),
      strokePath('M352 384C346 320 360 250 338 190M346 262C366 240 384 230 392 206', '#C9B9A2', 11),
      crowns.map(([x, y, r]) => ellipse(x, y, r, r * 0.66, '#5F8B6E', { opacity: 0.85 })),
    ),
    rect(252, 106, 8, 278, 0, '#FBF8F0'),
    rect(60, 392, 392, 14, 3, pen.v('0 #fff,1 #D9CDB6')),
  );
}

function splashback(pen: Pen): string {
  const tile = pen.define(
    'kitchen tile',
    (id) =>
      `<pattern id="${id}" width="48" height="24" patternUnits="userSpaceOnUse"><rect width="48" height="24" fill="#F3EEE2"/><path d="M0 .5h48M.5 0v12M24.5 12v12M0 12.5h48" stroke="#DCD1BC"/></pattern>`,
  );
  return layers(
    rect(452, 300, 218, 210, 0, tile),
    rect(0, 406, 452, 104, 0, tile),
    rect(0, 406, 670, 40, 0, pen.v('0 #5b4a2b .16,1 #5b4a2b 0')),
  );
}

function shelf(pen: Pen): string {
  const leaves = places('569 150 -10, 558 156 -46, 580 154 34, 566 140 8');
  return layers(
    rect(478, 206, 178, 12, 2, pen.v('0 #C79F73,1 #94704A')),
    rect(478, 218, 178, 16, 0, pen.v('0 #3a2812 .22,1 #3a2812 0')),
    fillPath('M498 206V168Q498 158 508 158H530Q540 158 540 168V206Z', pen.lin('0 #FBF8F2,1 #CFC6B6')),
    fillPath('M552 206L546 176H592L586 206Z', pen.lin('0 #E0B58F,1 #A8734C')),
    leaves.map(([x, y, turn]) => ellipse(x, y, 8, 27, '#4F8168', { transform: `rotate(${turn} 569 178)` })),
    rect(604, 172, 10, 34, 1, '#0F3D31'),
    rect(615, 166, 12, 40, 1, '#D9A441'),
    rect(628, 174, 9, 32, 1, '#A8574A'),
  );
}

const smallDoor = (pen: Pen, { x, y, w, h }: Rect): Layer => [
  rect(x, y, w, h, 3, pen.lin(SAGE)),
  rect(x, y, w, 2, 1, '#fff', { opacity: 0.35 }),
  rect(x + w - 2, y + 2, 2, h - 4, 1, '#000', { opacity: 0.16 }),
  rect(x + w / 2 - w * 0.22, y + 16, w * 0.44, 7, 3.5, pen.v(BRASS)),
];

function fruit(pen: Pen): string {
  const oranges = [
    [262, 458, '#E9A23B'],
    [294, 452, '#F2B94A'],
    [330, 458, '#D98A2B'],
    [312, 464, '#F6C35E'],
  ] as const;
  return layers(
    ellipse(300, 506, 92, 8, '#3a2812', { opacity: 0.25 }),
    oranges.map(([x, y, colour]) => circle(x, y, 21, pen.rad(`0 #FFE1A0,.5 ${colour},1 #B76E17`, 0.35, 0.3, 0.8))),
    fillPath('M232 470H368Q362 508 334 508H266Q238 508 232 470Z', pen.lin('0 #F7F3EA,.4 #FFFFFF,1 #CFC6B4')),
    litPath('M232 470H368L366 480H234Z', 0.7),
  );
}

const FRIDGE_ALCOVE_PANTRY = '0 #86A18E,1 #637E6D';
const fridgeAlcove = (pen: Pen): Layer => [
  rect(684, 92, 376, 680, 0, pen.lin(SAGE_DARK)),
  rect(704, 204, 336, 566, 0, pen.lin('0 #26332C,.5 #34443B,1 #1b2620')),
  cabinetFront(pen, { x: 692, y: 100, w: 178, h: 96 }, 'none'),
  cabinetFront(pen, { x: 874, y: 100, w: 178, h: 96 }, 'none'),
  rect(846, 178, 8, 10, 4, '#D9B465'),
  rect(890, 178, 8, 10, 4, '#D9B465'),
  rect(1060, 92, 140, 680, 0, pen.lin('0 #76917F,1 #536D5D')),
  rect(1068, 100, 132, 380, 3, pen.lin(FRIDGE_ALCOVE_PANTRY)),
  rect(1068, 486, 132, 280, 3, pen.lin(FRIDGE_ALCOVE_PANTRY)),
  rect(1082, 420, 8, 48, 4, pen.lin(BRASS)),
  rect(1082, 500, 8, 48, 4, pen.lin(BRASS)),
  put(pen, 'fridge', { dispenser: true }, 538, 176, 664),
  fillPath('M676 92H700V772H676Z', pen.lin('0 #000 0,.5 #000 .2,1 #000 0'), { opacity: 0.5 }),
];

/** A kitchen in morning light with a fridge, an oven, an espresso machine and an air fryer. */
export const drawKitchen = (pen: Pen): string =>
  layers(
    rect(0, 0, W, H, 0, pen.lin('0 #F4ECDD,.6 #EADFCB,1 #D8CAB0', 0, 0, 1, 0.5)),
    // floor
    rect(0, FLOOR, W, 130, 0, pen.v('0 #B98E62,1 #DDB98D')),
    repeat(9, (index) =>
      fillPath(
        path`M${index * 150 - 60} ${FLOOR}L${index * 190 - 220} ${H}h3L${index * 150 - 58} ${FLOOR}Z`,
        '#7B5836',
        {
          opacity: 0.35,
        },
      ),
    ),
    rect(0, FLOOR, W, 40, 0, pen.v('0 #3a2812 .42,1 #3a2812 0')),
    windowAndView(pen),
    splashback(pen),
    shelf(pen),
    // bench run
    rect(0, 532, 676, 226, 0, pen.lin(SAGE)),
    rect(0, 758, 676, 14, 0, '#2E3D34'),
    smallDoor(pen, { x: 6, y: 540, w: 160, h: 214 }),
    smallDoor(pen, { x: 170, y: 540, w: 160, h: 214 }),
    smallDoor(pen, { x: 572, y: 540, w: 98, h: 214 }),
    put(pen, 'oven', {}, 306, 510, 290),
    rect(0, 506, 684, 28, 3, pen.v('0 #FFFFFF,.3 #F1EDE4,1 #C9C1B0')),
    rect(0, 534, 676, 14, 0, pen.v('0 #1d2a22 .35,1 #1d2a22 0')),
    put(pen, 'espresso', {}, 452, 302, 226),
    put(pen, 'airfryer', {}, 12, 346, 180),
    fruit(pen),
    fridgeAlcove(pen),
    // pendant and light
    rect(298, 0, 2, 62, 0, '#4a4336'),
    fillPath('M244 118Q250 60 299 60T354 118Z', pen.lin('0 #EBC66B,.35 #FFE9B0,1 #B98322')),
    ellipse(299, 118, 55, 7, '#FFF4CF'),
    fillPath('M0 0H760L260 900H0Z', pen.lin('0 #FFF3D2 .34,1 #FFF3D2 0', 0, 0, 0.8, 0.6)),
    fillPath('M150 900L420 790H640L470 900Z', '#FFF3D2', { opacity: 0.32 }),
  );
