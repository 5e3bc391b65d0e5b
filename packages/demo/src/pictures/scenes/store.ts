import { text } from '../materials.ts';
import { path, places } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, type Layer, layers, litPath, rect, repeat, strokePath } from '../shapes.ts';
import { put } from './put.ts';

function skyAndStreet(pen: Pen): string {
  const clouds = places('120 90 70, 210 104 50, 760 70 60');
  return layers(
    rect(0, 0, 1200, 620, 0, pen.v('0 #CFE2E4,1 #F3EFE0')),
    circle(1010, 130, 70, '#FBD877'),
    clouds.map(([x, y, r]) => ellipse(x, y, r, r * 0.36, '#fff', { opacity: 0.7 })),
    rect(0, 520, 1200, 100, 0, pen.v('0 #D9CDB6,1 #C6B797')),
    rect(0, 516, 1200, 8, 0, '#B9A987'),
    strokePath('M0 560H1200', '#fff', 2, { opacity: 0.25 }),
  );
}

function building(pen: Pen, name: string): string {
  const flower = [
    [300, 210, 15, '#FFCE55'],
    [277, 224, 11, '#F6BC2C'],
    [297, 240, 12, '#F6BC2C'],
    [276, 246, 8, '#FFCE55'],
    [277, 202, 7, '#E3A412'],
  ] as const;
  return layers(
    fillPath('M1060 150L1100 164V520H1060Z', '#9C8A68'),
    rect(140, 150, 920, 370, 0, pen.lin('0 #F6ECDA,.3 #FBF5E9,1 #E0D0B2')),
    rect(130, 136, 942, 22, 3, pen.v('0 #FFFDF6,1 #D9C9A8')),
    rect(140, 176, 920, 84, 0, pen.v('0 #1A5343,1 #0B3128')),
    rect(140, 256, 920, 5, 0, '#000', { opacity: 0.25 }),
    flower.map(([x, y, r, colour]) => circle(x, y, r, colour)),
    text(326, 240, 'wattle', { size: 60, fill: '#fff', weight: 700, letterSpacing: -2.7 }),
    text(1020, 229, name, { size: 28, fill: '#CFE0D6', weight: 500, anchor: 'end' }),
  );
}

const shopWindow = (pen: Pen, x: number, w: number): Layer => [
  rect(x - 8, 288, w + 16, 214, 3, '#0B3128'),
  rect(x, 296, w, 198, 0, pen.v('0 #FFF3D2,.7 #F4DFB0,1 #E3C68B')),
  rect(x, 470, w, 24, 0, '#C9A868'),
];

function windows(pen: Pen): string {
  const glare = (x: number, w: number) => litPath(path`M${x} 296h${w * 0.4}l-90 198h${90 - w * 0.4}Z`, 0.2);
  return layers(
    shopWindow(pen, 176, 330),
    shopWindow(pen, 694, 330),
    put(pen, 'fridge', { dispenser: true }, 166, 294, 206),
    put(pen, 'washer', {}, 300, 336, 160),
    put(pen, 'fridge', { finish: 'matte', layout: 'quad' }, 356, 300, 200),
    put(pen, 'tv', { picture: 'reef' }, 690, 286, 220),
    put(pen, 'espresso', {}, 888, 356, 138),
    glare(176, 330),
    glare(694, 330),
    rect(338, 296, 5, 198, 0, '#0B3128', { opacity: 0.9 }),
    rect(856, 296, 5, 198, 0, '#0B3128', { opacity: 0.9 }),
  );
}

const AWNING_WIDE = 35.4;
const awning = (pen: Pen, x: number): Layer => [
  repeat(10, (index) =>
    fillPath(
      path`M${x + index * AWNING_WIDE} 262h${AWNING_WIDE}v34q${-AWNING_WIDE / 2} 16 ${-AWNING_WIDE} 0Z`,
      index % 2 ? '#F6BC2C' : '#FFF8E8',
    ),
  ),
  rect(x, 262, AWNING_WIDE * 10, 10, 0, pen.v('0 #000 .3,1 #000 0')),
];

function trees(pen: Pen): string {
  const blossoms = places('40 260, 92 246, 66 300, 110 320, 24 318');
  return layers(
    ellipse(70, 520, 64, 8, '#000', { opacity: 0.2 }),
    rect(62, 330, 14, 190, 4, pen.lin('0 #7a5a3c,1 #4c3723')),
    circle(66, 270, 84, '#3F7D5F'),
    circle(28, 320, 54, '#2F6B50'),
    circle(110, 316, 56, '#4C9070'),
    circle(40, 250, 44, '#5BA182'),
    blossoms.map(([x, y]) => circle(x, y, 8, '#F6C445')),
    ellipse(1140, 524, 60, 9, '#000', { opacity: 0.2 }),
    rect(1096, 470, 92, 52, 6, pen.lin('0 #2B6B57,1 #0F3D31')),
    repeat(6, (index) => circle(1108 + index * 14, 464 - (index % 2) * 10, 15, index % 2 ? '#5BA182' : '#3F7D5F')),
    [1116, 1146, 1172].map((x) => circle(x, 452, 6, '#F6C445')),
  );
}

/** One of our shops from the street, with its name above the window. */
export const drawStore = (pen: Pen, name = ''): string =>
  layers(
    skyAndStreet(pen),
    building(pen, name),
    windows(pen),
    // door
    rect(540, 284, 122, 236, 0, '#0B3128'),
    rect(548, 292, 51, 222, 0, pen.lin('0 #FFF3D2,1 #D9BE86')),
    rect(603, 292, 51, 222, 0, pen.lin('0 #F4DFB0,1 #C9A868')),
    rect(590, 390, 5, 46, 2, '#F6BC2C'),
    rect(607, 390, 5, 46, 2, '#F6BC2C'),
    litPath('M548 292h30l-30 110Z', 0.35),
    awning(pen, 164),
    awning(pen, 682),
    trees(pen),
  );
