import { anyFinish, defineKind, type Finish, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { shadow, wordMark } from '../materials.ts';
import { circle, fillPath, group, layers, path, places, rect, repeat, roundPath } from '../shapes.ts';

function island(pen: Pen): string {
  const eyes = places('258 184, 258 256, 322 220');
  return layers(
    rect(216, 142, 150, 158, 42, pen.diag('0 #26292a,1 #6d7274')),
    rect(220, 146, 142, 150, 38, pen.diag('0 #4a4e50,.5 #2b2e30,1 #17191a')),
    eyes.map(([x = 0, y = 0]) => [
      circle(x, y, 30, pen.diag('0 #DDE0E1,1 #5f6567')),
      circle(x, y, 25, '#0b0d0e'),
      circle(x, y, 15, pen.rad('0 #3b5f7a,.5 #16242f,1 #05080a', 0.4, 0.35, 0.7)),
      circle(x - 6, y - 7, 4, '#fff', { opacity: 0.7 }),
    ]),
    circle(322, 172, 7, '#FFF3CF'),
  );
}

/** The back of the case with the phone in it. */
const back = (pen: Pen, f: Finish, clear: boolean, brand: string): string =>
  group(
    { transform: 'rotate(-4 340 420)' },
    rect(178, 94, 316, 626, 62, '#000', { opacity: 0.18, transform: 'translate(10 6)' }),
    rect(172, 92, 320, 628, 64, pen.lin(clear ? '0 #C9D6D1,.06 #FFFFFF,.5 #DCE6E2,.94 #A9B8B2,1 #7f8f89' : f.side)),
    rect(clear ? 184 : 176, clear ? 104 : 95, clear ? 296 : 308, clear ? 604 : 620, clear ? 52 : 58, pen.lin(f.face)),
    rect(176, 95, 308, 620, 58, pen.v(`0 #fff ${f.dark ? 0.16 : 0.34},.4 #fff 0,1 #000 .26`)),
    rect(176, 95, 308, 620, 58, pen.lin('0 #fff .26,.06 #fff 0,.9 #000 0,1 #000 .2')),
    !clear && rect(208, 134, 166, 174, 48, '#000', { opacity: 0.3 }),
    island(pen),
    circle(330, 462, 92, 'none', { stroke: f.mark, strokeWidth: 9, strokeOpacity: 0.28 }),
    rect(326, 566, 8, 44, 4, f.mark, { opacity: 0.28 }),
    clear &&
      fillPath(
        'M232 96H380L250 718H232Q174 718 174 658V154Q174 96 232 96Z',
        pen.lin('0 #fff .4,1 #fff .06', 0, 0, 0.5, 1),
      ),
    wordMark(330, 670, brand, f, 22),
  );

/** A rounded rectangle as path data; in reverse direction it cuts a hole. */
const rounded = (x: number, y: number, w: number, h: number, r: number, hole = false): string =>
  hole
    ? path`M${x + r} ${y}Q${x} ${y} ${x} ${y + r}V${y + h - r}Q${x} ${y + h} ${x + r} ${y + h}H${x + w - r}Q${x + w} ${y + h} ${x + w} ${y + h - r}V${y + r}Q${x + w} ${y} ${x + w - r} ${y}Z`
    : path`M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

const HOLE = rounded(556, 164, 122, 130, 34, true);

/** The empty case next to it, seen from the inside, with a cut-out for the cameras. */
function inside(pen: Pen, f: Finish, clear: boolean): string {
  const shell = rounded(426, 130, 284, 582, 56) + HOLE;
  const lining = rounded(440, 144, 256, 554, 44) + HOLE;
  return group(
    { transform: 'rotate(6 560 440)' },
    fillPath(shell, pen.lin(clear ? '0 #B9C8C2,.06 #FFFFFF,.5 #DCE6E2,1 #8fa099' : f.side), {
      transform: 'translate(4 2)',
    }),
    fillPath(shell, pen.lin(clear ? '0 #DCE6E2,.4 #F4F8F6,1 #B9C8C2' : f.face)),
    fillPath(lining, pen.diag(clear ? '0 #BCCBC5,.5 #E4ECE9,1 #F7FAF9' : '0 #26292a,.5 #3a3e40,1 #55595b')),
    fillPath(lining, pen.v('0 #000 .4,.08 #000 0,1 #fff .08')),
    roundPath('M560 192Q564 168 590 168H646', '#000', 5, 0.35),
    circle(568, 448, 74, 'none', { stroke: '#fff', strokeWidth: 7, strokeOpacity: clear ? 0.8 : 0.14 }),
    repeat(2, (i) => rect(424, 290 + i * 66, 7, 48, 3, '#000', { opacity: 0.22 })),
  );
}

export const phonecase = defineKind('Phone case', 'bedside', {
  params: { finish: anyFinish('eucalypt'), clear: flag(), ...size([60, 100, 76], [120, 190, 152], [7, 25, 12]) },
  ...framed([158, 90, 346, 634], [140, 90, 330]),
  outline: lines`box 0 0 1 1 0.2; box 0.12 0.07 0.48 0.26 0.13; round 0.26 0.14 0.09; round 0.26 0.26 0.09; round 0.47 0.2 0.09`,
  draw: (pen, { clear, brand }, { f }) => [
    shadow(pen, 340, 722, 172, 20),
    shadow(pen, 560, 716, 150, 18),
    inside(pen, f, clear),
    back(pen, f, clear, brand),
  ],
});
