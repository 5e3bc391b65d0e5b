import type { Rect } from '../../define-kind.ts';
import type { Pen } from '../../pen.ts';
import { coats, fillPath, layers, litPath, path, rect, repeat } from '../../shapes.ts';

const CANS = ['#C2546A', '#F6BC2C', '#2F7A63', '#3a6f95', '#D9DCDD'];
const BOTTLES = ['#2b5245', '#5b3416', '#2b5245', '#7a5638', '#17332A'];

function can(pen: Pen, x: number, y: number, colour: string, scale: number): string {
  const [w, h] = [30 * scale, 62 * scale];
  return layers(
    coats(x, y - h, w, h, 5, colour, pen.lin('0 #000 .3,.3 #fff .45,.6 #fff 0,1 #000 .4')),
    rect(x + 2, y - 64 * scale, 26 * scale, 5, 2, '#DDE1E2'),
  );
}

function bottle(x: number, y: number, colour: string, scale: number): string {
  const at = (dx: number, dy: number) => path`${x + dx * scale} ${y - dy * scale}`;
  const glass = `M${at(0, 0)}L${at(0, 66)}Q${at(0, 80)} ${at(8, 90)}L${at(8, 112)}L${at(20, 112)}L${at(20, 90)}Q${at(28, 80)} ${at(28, 66)}L${at(28, 0)}Z`;
  return layers(
    fillPath(glass, colour),
    rect(x + 5 * scale, y - 70 * scale, 4 * scale, 56 * scale, 2, '#fff', { opacity: 0.4 }),
    rect(x, y - 44 * scale, 28 * scale, 26 * scale, 0, '#F4EFE5', { opacity: 0.85 }),
  );
}

/** The inside of a fridge with a glass door: lit shelves, cans and bottles. */
export function drawCellar(pen: Pen, { x, y, w, h }: Rect): string {
  const rows = Math.max(3, Math.round(h / 190));
  const scale = (h / rows) * 0.0079;
  const columns = Math.max(3, Math.round(w / (34 * scale)));
  const shelf = (row: number) => {
    const floor = y + (h * (row + 0.92)) / rows;
    const left = (index: number) => x + 12 + (index * (w - 24)) / columns;
    return layers(
      repeat(columns, (index) =>
        row % 2 === 1
          ? can(pen, left(index), floor, CANS[index % 5] ?? '#fff', scale)
          : bottle(left(index), floor, BOTTLES[(index + row) % 5] ?? '#000', scale),
      ),
      rect(x, floor, w, 4, 0, '#E9EEEC', { opacity: 0.8 }),
      rect(x, floor + 4, w, 10, 0, pen.v('0 #000 .45,1 #000 0')),
    );
  };
  return layers(
    rect(x - 6, y - 6, w + 12, h + 12, 10, '#0b0c0d'),
    rect(x, y, w, h, 6, pen.v('0 #F3F7F2,.1 #B9C9C0,.5 #4c5d56,1 #1a2320')),
    repeat(rows, shelf),
    rect(x, y, w, h, 6, pen.lin('0 #fff .22,.3 #fff .02,1 #000 .35', 0, 0, 1, 0.5)),
    litPath(path`M${x} ${y}H${x + w * 0.5}L${x + w * 0.1} ${y + h}H${x}Z`, 0.12),
  );
}
