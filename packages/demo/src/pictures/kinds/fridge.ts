import { anyFinish, type Cabinet, defineKind, flag, oneOf, type Rect, size } from '../define-kind.ts';
import { FINISH, type Finish } from '../finish.ts';
import { bar, brandMark, face, shadow, sheen } from '../materials.ts';
import type { Pen } from '../pen.ts';
import { boxPath, circle, ellipse, fillPath, type Layer, layers, path, places, rect } from '../shapes.ts';
import { drawCellar } from './parts/cellar.ts';

type Layout = 'french' | 'quad' | 'bottom' | 'top' | 'side' | 'bar';

const GAP = 4;
/** Each door's left, top, width and height as shares of the front. */
const LAYOUTS: Readonly<Record<Layout, ReturnType<typeof places>>> = {
  french: places('0 0 0.5 0.6, 0.5 0 0.5 0.6, 0 0.6 1 0.2, 0 0.8 1 0.2'),
  quad: places('0 0 0.5 0.58, 0.5 0 0.5 0.58, 0 0.58 0.5 0.42, 0.5 0.58 0.5 0.42'),
  bottom: places('0 0 1 0.63, 0 0.63 1 0.37'),
  top: places('0 0 1 0.29, 0 0.29 1 0.71'),
  side: places('0 0 0.44 1, 0.44 0 0.56 1'),
  bar: places('0 0 1 1'),
};

type Body = { readonly layout: Layout; readonly wmm: number; readonly hmm: number };

// Millimetres set the proportions; a low fridge is drawn larger than to scale.
const scaleOf = ({ layout, hmm }: Pick<Body, 'layout' | 'hmm'>) => 664 / Math.max(hmm, layout === 'bar' ? 1000 : 1500);

function boxOf(body: Body): Rect {
  const scale = scaleOf(body);
  const w = body.wmm * scale;
  const h = body.hmm * scale;
  return { x: 392 - w / 2, y: 722 - h, w, h };
}

function panelsOf(layout: Layout, { x, y, w, h }: Rect): Rect[] {
  const high = h - 12;
  return LAYOUTS[layout].map(([left, top, width, height]) => ({
    x: x + left * w + (left ? GAP / 2 : 0),
    y: y + top * high + (top ? GAP / 2 : 0),
    w: width * w - (left || width < 1 ? GAP / 2 : 0),
    h: height * high - (top || height < 1 ? GAP / 2 : 0),
  }));
}

const isPaired = (layout: Layout) => layout === 'french' || layout === 'quad' || layout === 'side';

/** The seam between two doors that open away from each other. */
const seamOf = (layout: Layout, { x, w }: Rect) => x + w * (layout === 'side' ? 0.44 : 0.5);

function carcass(pen: Pen, f: Finish, { x, y, w, h }: Rect, flat: boolean): string {
  const side = path`M${x + w - 6} ${y + 2}L${x + w + 22} ${y + 11}V712L${x + w - 6} 720Z`;
  return layers(
    !flat && shadow(pen, 400, 724, w * 0.6, 24) + fillPath(side, pen.lin(f.side)),
    rect(x + 5, 704, w - 6, 18, 3, '#17191A'),
    rect(x, y, w, h - 10, flat ? 3 : 9, '#101213'),
    !flat && rect(x + 10, y - 6, 44, 9, 3, '#3a3d3e') + rect(x + w - 54, y - 6, 44, 9, 3, '#2c2e2f'),
  );
}

function barHandles(pen: Pen, f: Finish, layout: Layout, box: Rect, panels: readonly Rect[]): string {
  const doorHigh = panels[0]?.h ?? 0;
  const seam = seamOf(layout, box);
  const upright = (x: number) => bar(pen, x, box.y + doorHigh * 0.2, 11, doorHigh * 0.66, f);
  const drawers = layout === 'french' ? panels.slice(2) : [];
  return layers(
    isPaired(layout)
      ? upright(seam - 25) + upright(seam + 14)
      : panels.map((panel) => bar(pen, panel.x + 20, panel.y + panel.h * 0.14, 11, panel.h * 0.7, f)),
    drawers.map((panel) => bar(pen, box.x + box.w * 0.14, panel.y + 20, box.w * 0.72, 11, f)),
    panels
      .slice(layout === 'quad' ? 2 : panels.length)
      .map((panel, index) => bar(pen, seam + (index ? 14 : -25), panel.y + panel.h * 0.12, 11, panel.h * 0.6, f)),
  );
}

function recessedGrips(pen: Pen, layout: Layout, box: Rect, panels: readonly Rect[]): string {
  const doorHigh = panels[0]?.h ?? 0;
  const seam = seamOf(layout, box);
  const groove = (y: number, h: number) => rect(seam - 11, y, 22, h, 3, pen.lin('0 #000 .05,.5 #000 .62,1 #000 .05'));
  const ledge = (panel: Rect) => {
    const below = panel.y > box.y + 20;
    const ramp = below ? '0 #000 .5,1 #000 0' : '0 #000 0,1 #000 .5';
    return rect(panel.x + 12, panel.y + (below ? 0 : panel.h - 12), panel.w - 24, 12, 4, pen.v(ramp));
  };
  const lower = panels[2];
  return layers(
    isPaired(layout) ? groove(box.y + doorHigh * 0.1, doorHigh * 0.86) : panels.map(ledge),
    layout === 'french' &&
      panels.slice(2).map((panel) => rect(panel.x + 8, panel.y, panel.w - 16, 15, 4, pen.v('0 #000 .58,1 #000 0'))),
    layout === 'quad' && lower !== undefined && groove(lower.y + 12, lower.h * 0.8),
  );
}

const waterDispenser = (pen: Pen, x: number, y: number): Layer => [
  rect(x, y, 88, 134, 10, pen.diag('0 #2b2f31,.35 #15181a,1 #0b0d0e')),
  rect(x + 10, y + 44, 68, 80, 7, pen.v('0 #050606,1 #24282a')),
  rect(x + 34, y + 44, 20, 15, 3, '#3b4043'),
  ellipse(x + 44, y + 119, 24, 4, '#4a5053'),
  circle(x + 26, y + 23, 2.4, '#9ED9C2'),
  circle(x + 44, y + 23, 2.4, '#fff', { opacity: 0.6 }),
  circle(x + 62, y + 23, 2.4, '#fff', { opacity: 0.6 }),
  sheen(pen, x, y, 88, 134, 0.16),
];

function dispenserOn(pen: Pen, layout: Layout, box: Rect, door: Rect): Layer {
  const x = layout === 'side' ? door.x + door.w / 2 - 44 : door.x + door.w * 0.24;
  return waterDispenser(pen, x, box.y + (box.h - 12) * 0.21);
}

export const fridge = defineKind('Fridge', 'kitchen-floor', {
  params: {
    finish: anyFinish('steel'),
    layout: oneOf(['french', 'quad', 'bottom', 'top', 'side', 'bar']),
    handle: oneOf(['recess', 'bar']),
    dispenser: flag(),
    glass: flag(),
    ...size([400, 1000, 908], [450, 2000, 1780], [400, 900, 740]),
  },
  box: boxOf,
  cabinet: (params): Cabinet => {
    const scale = scaleOf(params);
    return { depth: params.dmm * scale, door: 84 * scale, lift: 10 };
  },
  clearance: { side: 20, top: 50 },
  outline: (r, { layout }) =>
    [{ ...r, h: r.h - 4 }, ...panelsOf(layout, r)].map((p) => boxPath(p.x, p.y, p.w, p.h)).join(''),
  sideOutline: ({ x, y, w, h }) => boxPath(x, y, w, h, 2) + path`M${x + w * 0.11} ${y}v${h}`,
  draw(pen, params, { flat }) {
    const { layout, brand } = params;
    const f = FINISH[params.finish];
    const box = boxOf(params);
    const panels = panelsOf(layout, box);
    const paired = isPaired(layout);
    const [door = box] = panels;
    return [
      carcass(pen, f, box, flat),
      panels.map(({ x, y, w, h }) => face(pen, x, y, w, h, 7, f)),
      params.handle === 'bar' ? barHandles(pen, f, layout, box, panels) : recessedGrips(pen, layout, box, panels),
      params.dispenser && dispenserOn(pen, layout, box, door),
      params.glass && panels.map(({ x, y, w, h }) => drawCellar(pen, { x: x + 26, y: y + 26, w: w - 52, h: h - 52 })),
      panels
        .slice(0, paired ? 2 : 1)
        .map(({ x, y, w, h }) => sheen(pen, x + 5, y + 5, w - 8, h * 0.84, f.dark ? 0.12 : 0.36)),
      brandMark(paired ? box.x + box.w * 0.75 : box.x + box.w / 2, box.y + 34, brand, f, 11),
    ];
  },
});
