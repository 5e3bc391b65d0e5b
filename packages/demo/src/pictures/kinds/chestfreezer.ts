import { anyFinish, defineKind, type Finish, type Pen, type Rect, size } from '../define-kind.ts';
import { brandMark, face, knob, lamp, shadow, sheen, text } from '../materials.ts';
import { boxPath, circle, fillPath, layers, paint, path, rect, repeat } from '../shapes.ts';

type Size = { readonly wmm: number; readonly hmm: number };

const LID = 62;
const FEET = 14;

// The widest fills the canvas; the cap keeps a small one from being drawn too large beside it.
const scaleOf = ({ wmm }: Pick<Size, 'wmm'>) => Math.min(648 / wmm, 0.62);

function boxOf(size: Size): Rect {
  const scale = scaleOf(size);
  const w = size.wmm * scale;
  const h = size.hmm * scale;
  return { x: 392 - w / 2, y: 722 - h, w, h };
}

/** The visible part of the lid's top, seen from slightly above. */
function lidTop(pen: Pen, f: Finish, { x, y, w }: Rect): string {
  const top = path`M${x + 20} ${y - 34}H${x + w - 6}L${x + w + 24} ${y + 4}H${x + 4}Z`;
  return layers(
    paint(top, pen.lin(f.lid), pen.v('0 #000 .14,1 #fff .3')),
    rect(x + 26, y - 34, w - 40, 1.6, 0.8, '#fff', { opacity: f.edge }),
  );
}

function carcass(pen: Pen, f: Finish, { x, y, w, h }: Rect): string {
  const side = path`M${x + w - 8} ${y + 4}L${x + w + 26} ${y + 4}V${y + h - FEET - 10}L${x + w - 8} ${y + h - FEET}Z`;
  const gap = path`M${x + w} ${y + LID}L${x + w + 26} ${y + LID - 3}v5L${x + w} ${y + LID + 4}Z`;
  return layers(
    shadow(pen, x + w / 2 + 6, y + h, w * 0.53, 24),
    fillPath(side, pen.lin(f.side)),
    fillPath(gap, '#101213', { opacity: 0.8 }),
    lidTop(pen, f, { x, y, w, h }),
  );
}

function lidFront(pen: Pen, f: Finish, { x, y, w }: Rect): string {
  const cx = x + w / 2;
  return layers(
    face(pen, x, y, w, LID - 4, 10, f),
    rect(x + 2, y + LID - 6, w - 4, 10, 3, '#0f1112'),
    rect(cx - 76, y + LID - 34, 152, 30, 10, pen.v('0 #000 .08,.3 #000 .34,1 #000 .6')),
    rect(cx - 70, y + LID - 14, 140, 10, 5, pen.v('0 #FFFFFF,.4 #C9CED0,1 #858b8e')),
    circle(cx + 108, y + LID - 22, 8, pen.diag('0 #F7F8F8,.5 #B4BABC,1 #6f7578')),
    rect(cx + 106.8, y + LID - 27, 2.4, 10, 1.2, '#26292b'),
  );
}

/** Thermostat and lights in the corner, next to the compressor grille. */
function controls(pen: Pen, f: Finish, { x, y, w, h }: Rect): string {
  const right = x + w - 34;
  const top = y + h - FEET - 104;
  return layers(
    repeat(7, (index) => rect(right - 96, top + 8 + index * 9, 96, 4, 2, '#000', { opacity: f.dark ? 0.5 : 0.28 })),
    rect(right - 218, top, 104, 76, 12, pen.diag('0 #34393B,.35 #1d2022,1 #0c0e0f')),
    knob(pen, right - 180, top + 38, 23, -30),
    lamp(pen, right - 136, top + 22, 3.6, '#2FA37F'),
    lamp(pen, right - 136, top + 38, 3.6, '#F0AE14'),
    circle(right - 136, top + 54, 3.6, '#5c6265'),
    text(right - 180, top + 70, '−18°', { size: 10, fill: '#9ED9C2', anchor: 'middle' }),
  );
}

function body(pen: Pen, f: Finish, box: Rect, flat: boolean): string {
  const { x, y, w, h } = box;
  const high = h - LID - FEET;
  return layers(
    !flat && repeat(2, (index) => rect(index ? x + w - 76 : x + 36, y + h - FEET - 4, 40, FEET + 4, 5, '#17191a')),
    face(pen, x, y + LID, w, high, 9, f),
    rect(x + 24, y + LID + 26, w - 48, high - 52, 14, pen.v('0 #000 .05,.06 #000 .012,1 #fff .08')),
    rect(x + 4, y + LID, w - 8, 16, 4, pen.v('0 #000 .34,1 #000 0')),
  );
}

export const chestfreezer = defineKind('Chest freezer', 'laundry-floor', {
  params: { finish: anyFinish('white'), ...size([450, 1900, 1100], [700, 950, 850], [400, 850, 620]) },
  box: boxOf,
  cabinet: (params) => ({ depth: params.dmm * scaleOf(params), lift: FEET }),
  outline: (r) =>
    boxPath(r.x, r.y, r.w, LID - 4, 8) +
    boxPath(r.x, r.y + LID, r.w, r.h - LID, 8) +
    boxPath(r.x + r.w / 2 - 76, r.y + 28, 152, 26, 8),
  sideOutline: (r) => boxPath(r.x, r.y, r.w, r.h, 5) + path`M${r.x} ${r.y + r.h * 0.13}h${r.w}`,
  clearance: { side: 100, top: 600 },
  draw(pen, { brand, wmm, hmm }, { flat, f }) {
    const box = boxOf({ wmm, hmm });
    return [
      !flat && carcass(pen, f, box),
      body(pen, f, box, flat),
      lidFront(pen, f, box),
      controls(pen, f, box),
      sheen(pen, box.x + 6, box.y + LID + 4, box.w * 0.7, box.h - LID - FEET - 10, f.dark ? 0.07 : 0.26),
      brandMark(box.x + 30, box.y + LID + 44, brand, f, 15, 'start'),
    ];
  },
});
