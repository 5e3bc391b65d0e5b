import { anyFinish, defineKind, FINISH, type Finish, int, oneOf, type Pen, type Rect, size } from '../define-kind.ts';
import { brandMark, shadow } from '../materials.ts';
import { drawScreen, type ScreenName } from '../screens/draw-screen.ts';
import { boxPath, circle, fillPath, group, layers, paint, path, rect } from '../shapes.ts';

type Shape = 'standard' | 'wide';
const RIM = 8;

function panelOf(inches: number, shape: Shape): Rect {
  const w = shape === 'wide' ? 740 : 520 + inches * 4.4;
  const h = w * (shape === 'wide' ? 0.43 : 0.5625);
  return { x: 400 - w / 2, y: 586 - h, w, h };
}

function stand(pen: Pen, f: Finish, top: number): string {
  const edge = f.dark ? '0 #34383a,1 #0d0e0f' : '0 #A4AAAC,1 #565c5e';
  const plate = 'M236 690Q238 676 262 676H538Q562 676 564 690L566 698H234Z';
  return layers(
    shadow(pen, 404, 704, 190, 22),
    paint(path`M366 ${top - 6}H434L440 682H360Z`, pen.lin(f.face), pen.lin('0 #000 .12,.35 #fff .3,1 #000 .3')),
    rect(366, top - 2, 68, 30, 0, pen.v('0 #000 .5,1 #000 0')),
    paint(plate, pen.lin(f.face), pen.v(`0 #fff ${f.dark ? 0.3 : 0.5},.5 #fff 0,1 #000 .25`)),
    rect(232, 695, 336, 8, 3, pen.v(edge)),
  );
}

/** A text document open on the desktop. */
function openPage({ x, y, w, h }: Rect): string {
  const left = x + w * 0.08;
  const top = y + h * 0.14;
  const lines = [0.2, 0.34, 0.3, 0.33, 0.18];
  return layers(
    rect(left, top, w * 0.4, h * 0.52, 9, '#FBF8F2', { opacity: 0.95 }),
    rect(left, top, w * 0.4, 18, 9, '#E3ECE5'),
    ['#C2546A', '#F6BC2C', '#2FA37F'].map((colour, index) => circle(left + 12 + index * 12, top + 9, 3.4, colour)),
    lines.map((wide, index) => rect(x + w * 0.1, y + h * (0.26 + index * 0.08), w * wide, 8, 4, '#C9D9CF')),
  );
}

function panel(pen: Pen, box: Rect, wallpaper: ScreenName, brand: string): string {
  const { x, y, w, h } = box;
  const screen = { x: x + RIM, y: y + RIM, w: w - 2 * RIM, h: h - 2 * RIM - 10 };
  const glass = pen.clip(rect(screen.x, screen.y, screen.w, screen.h, 2, '#000'));
  const shine = path`M${screen.x} ${screen.y}H${x + w * 0.46}L${x + w * 0.22} ${screen.y + screen.h}H${screen.x}Z`;
  return layers(
    rect(x, y, w, h, 9, pen.lin('0 #4a4d4f,.5 #1d1f20,1 #0b0c0d')),
    group({ clip: glass }, drawScreen(pen, wallpaper, screen), wallpaper === 'hills' && openPage(box)),
    fillPath(shine, pen.lin('0 #fff .16,1 #fff .02')),
    rect(x + 4, y + 1, w - 8, 1.4, 0.7, '#fff', { opacity: 0.4 }),
    brandMark(400, y + h - 6, brand, { mark: '#9aa09d' }, 8),
    circle(x + w - 24, y + h - 9, 2, '#9ED9C2'),
  );
}

export const monitor = defineKind('Monitor', 'study-desk', {
  params: {
    finish: anyFinish('silver'),
    shape: oneOf(['standard', 'wide']),
    inches: int(19, 57, 27),
    wallpaper: oneOf(['hills', 'ribbons', 'aurora', 'city', 'surf', 'dusk', 'forest', 'outback', 'reef']),
    ...size([380, 1400, 612], [250, 800, 520], [40, 400, 220]),
  },
  detail: { x: 210, y: 350, size: 380 },
  box({ inches, shape }) {
    const { x, y, w } = panelOf(inches, shape);
    return { x, y, w, h: 703 - y };
  },
  outline({ y }, { inches, shape }) {
    const p = panelOf(inches, shape);
    return (
      boxPath(p.x, y, p.w, p.h, 6) +
      boxPath(p.x + 10, y + 10, p.w - 20, p.h - 30) +
      path`M368 ${y + p.h}L360 690H440L432 ${y + p.h}M232 690H568V703H232Z`
    );
  },
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.24} ${y}h${w * 0.16}v${h * 0.7}h${-w * 0.16}ZM${x} ${y + h * 0.97}H${x + w}V${y + h}H${x}ZM${x + w * 0.5} ${y + h * 0.97}L${x + w * 0.6} ${y + h * 0.34}H${x + w * 0.4}`,
  draw(pen, { finish, inches, shape, wallpaper, brand }) {
    const box = panelOf(inches, shape);
    return [stand(pen, FINISH[finish], box.y + box.h), panel(pen, box, wallpaper, brand)];
  },
});
