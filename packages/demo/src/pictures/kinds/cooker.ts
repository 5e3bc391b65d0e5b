import { anyFinish, defineKind, FINISH, type Finish, oneOf, type Pen, type Rect, size } from '../define-kind.ts';
import { brandMark, face, figures, knob, shadow } from '../materials.ts';
import { project } from '../projection.ts';
import { boxPath, fillPath, layers, matrix, path, rect } from '../shapes.ts';
import { drawTurned } from '../views/draw-turned.ts';
import { drawHob, type Hob } from './parts/hob-plan.ts';
import { litOven } from './parts/lit-oven.ts';

type Size = { readonly wmm: number; readonly hmm: number };
type Cooker = Size & { readonly dmm: number; readonly hob: Hob; readonly brand: string };

/** How much of the top's depth shows from the front, seen from slightly above. */
const FORESHORTENED = 0.2;

const scaleOf = ({ wmm, hmm }: Size) => Math.min(600 / wmm, 572 / hmm);

function boxOf(size: Size): Rect {
  const scale = scaleOf(size);
  const w = size.wmm * scale;
  const h = size.hmm * scale;
  return { x: 392 - w / 2, y: 722 - h, w, h };
}

type Parts = { readonly panel: Rect; readonly door: Rect; readonly drawer: Rect };

const partsOf = ({ x, y, w, h }: Rect): Parts => ({
  panel: { x, y, w, h: h * 0.15 },
  door: { x, y: y + h * 0.155, w, h: h * 0.62 },
  drawer: { x, y: y + h * 0.785, w, h: h * 0.165 },
});

function carcass(pen: Pen, f: Finish, { x, y, w, h }: Rect): string {
  const side = path`M${x + w - 8} ${y + 2}L${x + w + 24} ${y + 8}V${y + h * 0.945}L${x + w - 8} ${y + h * 0.955}Z`;
  return layers(
    shadow(pen, x + w / 2 + 8, y + h, w * 0.57, 24),
    fillPath(side, pen.lin(f.side)),
    rect(x + 22, y + h - 26, 36, 26, 4, '#1b1d1e'),
    rect(x + w - 58, y + h - 26, 36, 26, 4, '#141516'),
  );
}

function controlPanel(pen: Pen, f: Finish, { x, y, w, h }: Rect, hob: Hob): string {
  const each = w > 480 ? 4 : 3;
  const r = Math.min(h * 0.27, w * 0.05);
  const clock = { w: Math.min(112, w * 0.24), h: h * 0.5 };
  const pitch = (w / 2 - clock.w / 2 - 26) / each;
  const turns = hob === 'gas' ? [0, 90, 0, 40] : [0, 0, 60, 120];
  const place = (index: number) => x + 22 + pitch * (index + 0.5);
  return layers(
    face(pen, x, y, w, h, 5, f),
    turns.slice(0, each).map((turn, index) => knob(pen, place(index), y + h / 2, r, turn)),
    turns.slice(0, each).map((turn, index) => knob(pen, 2 * x + w - place(index), y + h / 2, r, -turn)),
    rect(x + w / 2 - clock.w / 2, y + h * 0.25, clock.w, clock.h, 6, pen.diag('0 #2b3033,1 #060707')),
    figures(x + w / 2, y + h * 0.25 + clock.h * 0.72, '6:45', clock.h * 0.62, 'middle', '#F3FAF6'),
  );
}

const windowOf = ({ x, y, w, h }: Rect): Rect => ({ x: x + w * 0.11, y: y + h * 0.28, w: w * 0.78, h: h * 0.6 });

function ovenDoor(pen: Pen, f: Finish, door: Rect): string {
  const { x, y, w, h } = door;
  return layers(
    face(pen, x, y, w, h, 6, f),
    rect(x + 7, y + 7, w - 14, h - 14, 5, pen.diag('0 #2b2f31,.4 #17191b,1 #090a0b')),
    litOven(pen, windowOf(door)),
    [x + w * 0.12, x + w * 0.88 - 14].map((left) => rect(left, y + h * 0.1, 14, 24, 3, '#34383a')),
    rect(x + w * 0.08, y + h * 0.1 + 14, w * 0.84, 15, 7, '#000', { opacity: 0.5 }),
    rect(x + w * 0.08, y + h * 0.1, w * 0.84, 18, 9, pen.v('0 #FFFFFF,.3 #E4E7E7,.65 #A4AAAC,1 #6F7578')),
  );
}

function front(pen: Pen, f: Finish, cooker: Cooker): string {
  const box = boxOf(cooker);
  const { panel, door, drawer } = partsOf(box);
  return layers(
    rect(box.x, box.y, box.w, box.h * 0.955, 5, '#0b0d0e'),
    controlPanel(pen, f, panel, cooker.hob),
    ovenDoor(pen, f, door),
    face(pen, drawer.x, drawer.y, drawer.w, drawer.h, 5, f),
    rect(drawer.x + drawer.w * 0.2, drawer.y + 5, drawer.w * 0.6, 11, 4, pen.v('0 #000 .5,1 #000 0')),
    brandMark(box.x + box.w / 2, drawer.y + drawer.h * 0.66, cooker.brand, f, 14),
  );
}

/** The hob above the front, and the low upstand behind it. */
function top(pen: Pen, f: Finish, cooker: Cooker): string {
  const { x, y, w } = boxOf(cooker);
  const depth = cooker.dmm * scaleOf(cooker);
  const seen = depth * FORESHORTENED;
  return layers(
    face(pen, x + 8, y - seen - 34, w - 10, 40, 5, f),
    drawHob(pen, { w, depth, hob: cooker.hob }, matrix(1, 0, 0, -FORESHORTENED, x, y + 2)),
    rect(x, y - 2, w, 5, 2, pen.v(`0 #fff ${f.edge},1 #000 .3`)),
  );
}

export const cooker = defineKind('Freestanding cooker', 'kitchen-floor', {
  params: {
    finish: anyFinish('steel'),
    hob: oneOf(['gas', 'induction', 'ceramic']),
    ...size([480, 1200, 600], [800, 1000, 900], [500, 700, 600]),
  },
  box: boxOf,
  angle(pen, params) {
    const f = FINISH[params.finish];
    const box = boxOf(params);
    const depth = params.dmm * scaleOf(params);
    const body = drawTurned(pen, f, box, { depth, lift: 22, door: 6 }, front(pen, f, params));
    return body + drawHob(pen, { w: box.w, depth, hob: params.hob }, project({ ...box, depth }, 34, 13).top);
  },
  outline: (r) => {
    const { door, drawer } = partsOf(r);
    const glass = windowOf(door);
    return (
      boxPath(r.x, r.y, r.w, r.h, 4) +
      path`M${r.x} ${door.y}h${r.w}M${r.x} ${drawer.y}h${r.w}` +
      boxPath(glass.x, glass.y, glass.w, glass.h, 10) +
      boxPath(door.x + door.w * 0.08, door.y + door.h * 0.1, door.w * 0.84, 18, 8)
    );
  },
  sideOutline: (r) => boxPath(r.x, r.y, r.w, r.h, 4) + path`M${r.x + r.w * 0.07} ${r.y}v${r.h}`,
  draw(pen, params, { flat }) {
    const f = FINISH[params.finish];
    return [!flat && carcass(pen, f, boxOf(params)), !flat && top(pen, f, params), front(pen, f, params)];
  },
});
