import { anyFinish, defineKind, type Finish, int, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, face, lamp, roundSolid, shadow, wordMark } from '../materials.ts';
import { ellipse, fillPath, group, type Layer, layers, litPath, places, rect, repeat } from '../shapes.ts';

/** One mesh tower, centred at x 0: 260 wide and 520 high, its base at y 0. */
const TOWER_BODY = 'M-130 -428C-130 -506 -70 -520 0 -520S130 -506 130 -428V-46Q130 0 84 0H-84Q-130 0 -130 -46Z';
const tower = (pen: Pen, f: Finish, brand: string): Layer => [
  shadow(pen, 4, -2, 142, 24),
  roundSolid(pen, TOWER_BODY, f),
  fillPath(TOWER_BODY, pen.v(`0 #fff ${f.dark ? 0.16 : 0.5},.2 #fff 0,.7 #000 0,1 #000 .24`)),
  ellipse(0, -486, 96, 24, pen.lin(f.lid, 1, 0, 0, 0)),
  ellipse(0, -484, 80, 17, f.dark ? '#101112' : '#C9CDC8', { opacity: 0.7 }),
  repeat(9, (i) => rect(-62 + i * 14, -492, 6, 15, 3, '#000', { opacity: 0.5 })),
  litPath('M-108 -420C-108 -452 -98 -462 -84 -466V-40Q-108 -42 -108 -70Z', f.dark ? 0.12 : 0.75),
  lamp(pen, 0, -112, 7, '#2FA37F'),
  wordMark(0, -58, brand, f, 24),
  rect(-96, -10, 192, 10, 5, '#000', { opacity: 0.3 }),
];

function mesh(pen: Pen, f: Finish, units: number, brand: string): string {
  const place = (x: number, y: number, scale: number) =>
    group({ transform: `translate(${x} ${y}) scale(${scale})` }, tower(pen, f, brand));
  if (units === 1) return place(398, 720, 1.12);
  if (units === 2) return place(506, 686, 0.92) + place(284, 720, 1);
  return place(206, 664, 0.8) + place(592, 664, 0.8) + place(398, 720, 0.96);
}

function antennas(pen: Pen, f: Finish, brand: string): string {
  const blade = (x: number, lean: number) =>
    group(
      { transform: `rotate(${lean} ${x} 560)` },
      rect(x - 17, 190, 34, 380, 16, pen.lin('0 #2b2e30,.3 #5d6264,.6 #26292a,1 #0b0c0d')),
      rect(x - 11, 204, 4, 330, 2, '#fff', { opacity: 0.18 }),
      rect(x - 20, 540, 40, 60, 10, pen.lin('0 #3c4042,.3 #6d7274,1 #111213')),
    );
  return layers(
    shadow(pen, 406, 714, 324, 26),
    places('156 -9, 318 -3, 482 3, 644 9').map(([x, lean]) => blade(x, lean)),
    fillPath('M92 626L150 566H650L708 626Z', pen.v(f.dark ? '0 #2b2e30,1 #4a4e50' : '0 #C3C7C2,1 #FDFDFC')),
    repeat(12, (i) => rect(228 + i * 30, 586, 18, 6, 3, '#000', { opacity: 0.45 })),
    face(pen, 84, 622, 632, 88, 18, f),
    repeat(6, (i) => lamp(pen, 300 + i * 40, 666, 4.4, i === 4 ? '#F6BC2C' : '#2FA37F')),
    brandMark(126, 672, brand, f, 15, 'start'),
  );
}

export const router = defineKind('Wi-Fi router', 'living-cabinet', {
  params: {
    finish: anyFinish('white'),
    style: oneOf(['mesh', 'antenna']),
    units: int(1, 3, 2),
    ...size([70, 400, 120], [30, 300, 190], [60, 300, 120]),
  },
  detail: { x: 126, y: 412, size: 320 },
  box: ({ style, units }) => {
    if (style === 'antenna') return { x: 84, y: 186, w: 632, h: 528 };
    if (units === 1) return { x: 252, y: 138, w: 292, h: 582 };
    // The millimetres are those of one tower.
    return units === 2 ? { x: 154, y: 200, w: 260, h: 520 } : { x: 273, y: 221, w: 250, h: 499 };
  },
  outline: lines`M0 0.16C0 0.03 0.2 0 0.5 0C0.8 0 1 0.03 1 0.16L1 0.92Q1 1 0.84 1L0.16 1Q0 1 0 0.92Z; box 0.2 0.04 0.6 0.04 0.05; round 0.5 0.8 0.03`,
  draw: (pen, { style, units, brand }, { f }) =>
    style === 'antenna' ? antennas(pen, f, brand) : mesh(pen, f, units, brand),
});
