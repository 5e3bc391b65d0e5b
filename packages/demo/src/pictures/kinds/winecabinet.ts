import { anyFinish, defineKind, FINISH, type Finish, flag, type Pen, type Rect, size } from '../define-kind.ts';
import { bar, brandMark, caption, face, shadow } from '../materials.ts';
import { boxPath, fillPath, type Layer, layers, litPath, path, rect } from '../shapes.ts';
import { drawWineRack } from './parts/wine-rack.ts';

type Size = { readonly wmm: number; readonly hmm: number };

const scaleOf = ({ hmm }: Pick<Size, 'hmm'>) => 664 / Math.max(hmm, 900);

function boxOf(size: Size): Rect {
  const scale = scaleOf(size);
  const w = size.wmm * scale;
  const h = size.hmm * scale;
  return { x: 392 - w / 2, y: 722 - h, w, h };
}

/** The plinth under the door, about 70 mm high. */
const plinthOf = (size: Size) => 70 * scaleOf(size);

function glassOf(size: Size): Rect {
  const { x, y, w, h } = boxOf(size);
  const frame = 38 * scaleOf(size);
  return { x: x + frame, y: y + frame, w: w - 2 * frame, h: h - plinthOf(size) - 2 * frame };
}

function carcass(pen: Pen, f: Finish, size: Size, flat: boolean): string {
  const { x, y, w, h } = boxOf(size);
  const plinth = plinthOf(size);
  const side = path`M${x + w - 6} ${y + 2}L${x + w + 22} ${y + 11}V${y + h - 10}L${x + w - 6} ${y + h - 2}Z`;
  return layers(
    !flat && shadow(pen, 400, 724, w * 0.6, 24) + fillPath(side, pen.lin(f.side)),
    rect(x + 2, y + h - plinth - 8, w - 4, plinth + 8, 3, pen.v('0 #0c0d0e,.2 #26292a,1 #17191a')),
    [0.36, 0.54, 0.72].map((part) => rect(x + w * 0.12, y + h - plinth * part, w * 0.76, plinth * 0.07, 1, '#000')),
    face(pen, x, y, w, h - plinth - 4, flat ? 3 : 7, f),
  );
}

/** The strip between two zones, with each zone's temperature. */
function zoneStrip(pen: Pen, { x, w }: Rect, y: number, high: number): string {
  const size = high * 0.56;
  return layers(
    rect(x, y, w, high, 2, pen.v('0 #2b3033,1 #0b0d0e')),
    caption(x + w * 0.3, y + high * 0.7, '8°', size, 'middle', '#EAF6EF'),
    caption(x + w * 0.7, y + high * 0.7, '16°', size, 'middle', '#F6C445'),
  );
}

function inside(pen: Pen, size: Size, zones: boolean): string {
  const glass = glassOf(size);
  const scale = scaleOf(size);
  const across = Math.max(2, Math.round(glass.w / (88 * scale)));
  const rows = Math.max(3, Math.round(glass.h / (112 * scale)));
  const row = glass.h / rows;
  const strip = zones ? Math.max(22, 44 * scale) : 0;
  const upper = { ...glass, h: zones ? row * Math.floor(rows / 2) - strip / 2 : glass.h };
  const lowerTop = upper.y + upper.h + strip;
  const lower = { ...glass, y: lowerTop, h: glass.y + glass.h - lowerTop };
  return layers(
    rect(glass.x - 6, glass.y - 6, glass.w + 12, glass.h + 12, 8, '#0b0c0d'),
    drawWineRack(pen, upper, across, zones ? Math.floor(rows / 2) : rows),
    zones && drawWineRack(pen, lower, across, Math.max(1, Math.round(lower.h / row))),
    zones && zoneStrip(pen, glass, upper.y + upper.h, strip),
  );
}

const doorGlass = (pen: Pen, { x, y, w, h }: Rect): Layer => [
  rect(x, y, w, h, 4, pen.lin('0 #fff .2,.3 #fff .02,1 #000 .3', 0, 0, 1, 0.5)),
  litPath(path`M${x} ${y}H${x + w * 0.5}L${x + w * 0.1} ${y + h}H${x}Z`, 0.1),
  litPath(path`M${x + w * 0.62} ${y}H${x + w * 0.74}L${x + w * 0.34} ${y + h}H${x + w * 0.22}Z`, 0.05),
];

export const winecabinet = defineKind('Wine cabinet', 'kitchen-floor', {
  params: { finish: anyFinish('black'), zones: flag(), ...size([140, 1200, 595], [400, 2000, 1770], [400, 800, 680]) },
  box: boxOf,
  cabinet: (params) => ({ depth: params.dmm * scaleOf(params), door: 50 * scaleOf(params), lift: 4 }),
  outline: (r, params) => {
    const glass = glassOf(params);
    return (
      boxPath(r.x, r.y, r.w, r.h, 5) +
      boxPath(glass.x, glass.y, glass.w, glass.h, 3) +
      path`M${r.x} ${r.y + r.h - plinthOf(params)}h${r.w}`
    );
  },
  sideOutline: (r) => boxPath(r.x, r.y, r.w, r.h, 4) + path`M${r.x + r.w * 0.08} ${r.y}v${r.h * 0.96}`,
  draw(pen, { zones, brand, wmm, hmm }, { flat, f }) {
    const glass = glassOf({ wmm, hmm });
    const frame = 38 * scaleOf({ hmm });
    return [
      carcass(pen, f, { wmm, hmm }, flat),
      inside(pen, { wmm, hmm }, zones),
      doorGlass(pen, glass),
      bar(
        pen,
        glass.x - frame * 0.68,
        glass.y + glass.h * 0.24,
        Math.max(7, frame * 0.42),
        glass.h * 0.52,
        FINISH.steel,
      ),
      brandMark(glass.x + glass.w / 2, glass.y - frame * 0.3, brand, f, Math.max(7, frame * 0.42)),
    ];
  },
});
