import { anyFinish, defineKind, FINISH, type Finish, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { drawScreen, type ScreenName } from '../screens/draw-screen.ts';
import { boxPath, circle, dimPath, fillPath, group, layers, litPath, path, places, rect } from '../shapes.ts';
import { drawTurnedLaptop } from './parts/turned-laptop.ts';

const LID = { x: 158, y: 158, w: 484, h: 318 };
const { x, y, w, h } = LID;
const SCREEN = { x: x + 12, y: y + 15, w: w - 24, h: h - 33 };
const HINGE = y + h;
const EDGE = 634;

function lid(pen: Pen, f: Finish, wallpaper: ScreenName, brand: string): string {
  const { x: sx, y: sy, w: sw, h: sh } = SCREEN;
  const rim = f.dark ? f.face : '0 #E9EBEB,.5 #B9BEC0,1 #8b9193';
  const glass = pen.clip(rect(sx, sy, sw, sh, 3, '#000'));
  return layers(
    rect(x, y, w, h, 14, pen.diag(rim)),
    rect(x + 3, y + 3, w - 6, h - 3, 12, '#0a0b0c'),
    group({ clip: glass }, drawScreen(pen, wallpaper, SCREEN)),
    text(sx + 24, sy + 62, '9:41', { size: 44, fill: '#fff', weight: 500 }),
    text(sx + 26, sy + 86, 'Tuesday 17 November', { size: 13, fill: '#fff', opacity: 0.9 }),
    circle(400, y + 8.5, 2, '#333'),
    fillPath(path`M${sx} ${sy}H${sx + sw * 0.5}L${sx + sw * 0.26} ${sy + sh}H${sx}Z`, pen.lin('0 #fff .18,1 #fff 0')),
    brandMark(400, y + h - 6, brand, { mark: '#777d7b' }, 8),
  );
}

// The deck widens towards the viewer: `depth` runs from the hinge (0) to the front edge (1).
const left = (depth: number) => x - 6 - 74 * depth;
const right = (depth: number) => x + w + 6 + 74 * depth;
const down = (depth: number) => HINGE + (EDGE - HINGE) * depth;

function key(from: number, to: number, start: number, end: number): string {
  const at = (depth: number, across: number) =>
    path`${left(depth) + (right(depth) - left(depth)) * across} ${down(depth)}`;
  return `M${at(from, start)}L${at(from, end)}L${at(to, end)}L${at(to, start)}Z`;
}

function keyRows(): string {
  const rows = [14, 14, 13, 12].map((count, row) => {
    const from = [0.1, 0.2, 0.305, 0.415][row] ?? 0;
    const one = (index: number) => 0.085 + (index * 0.83) / count;
    return Array.from({ length: count }, (_, i) =>
      key(from, from + 0.082 + row * 0.004, one(i), one(i + 1) - 0.008),
    ).join('');
  });
  const lowest = places('0.085 0.2, 0.21 0.27, 0.28 0.66, 0.67 0.73, 0.74 0.915');
  return rows.join('') + lowest.map(([start, end]) => key(0.53, 0.628, start, end)).join('');
}

function deck(pen: Pen, f: Finish): string {
  const top = path`M${left(0)} ${HINGE}H${right(0)}L${right(1)} ${EDGE}H${left(1)}Z`;
  const edge = path`M${left(1)} ${EDGE}H${right(1)}Q${right(1)} ${EDGE + 15} ${right(1) - 22} ${EDGE + 15}H${left(1) + 22}Q${left(1)} ${EDGE + 15} ${left(1)} ${EDGE}Z`;
  return layers(
    fillPath(top, pen.lin(f.face)),
    rect(x + 36, HINGE - 5, w - 72, 9, 4, '#1a1c1d'),
    fillPath(edge, pen.v(f.dark ? '0 #6a6e70,1 #151617' : '0 #F7F8F8,.3 #AEB4B6,1 #6f7577')),
    dimPath(path`M350 ${EDGE}h100q-4 8 -14 8h-72q-10 0 -14 -8Z`, 0.22),
    fillPath(keyRows(), f.dark ? '#101112' : '#26292B'),
    fillPath(key(0.68, 0.94, 0.34, 0.66), f.dark ? '#000' : '#fff', { opacity: f.dark ? 0.22 : 0.28 }),
    litPath(key(0.68, 0.69, 0.34, 0.66), f.dark ? 0.2 : 0.6),
  );
}

export const laptop = defineKind('Laptop', 'study-desk', {
  params: {
    finish: anyFinish('steel'),
    wallpaper: oneOf(['hills', 'ribbons', 'aurora', 'surf', 'outback', 'forest', 'dusk', 'bloom', 'city']),
    ...size([250, 420, 312], [8, 40, 16], [160, 320, 221]),
  },
  box: () => ({ x: 78, y: 158, w: 644, h: 491 }),
  fromAbove: true,
  outline: ({ x: bx, y: by, w: bw, h: bh }) =>
    boxPath(bx, by, bw, bh, 20) +
    boxPath(bx + bw * 0.09, by + bh * 0.1, bw * 0.82, bh * 0.48, 6) +
    boxPath(bx + bw * 0.33, by + bh * 0.64, bw * 0.34, bh * 0.29, 8),
  sideOutline: (r) => boxPath(r.x, r.y, r.w, r.h, Math.min(3, r.w / 3)),
  draw: (pen, { wallpaper, brand }, { f }) => [
    shadow(pen, 402, 652, 308, 22),
    lid(pen, f, wallpaper, brand),
    deck(pen, f),
  ],
  angle: (pen, { finish, wallpaper, brand }) => drawTurnedLaptop(pen, FINISH[finish], wallpaper, brand),
});
