import type { Pen } from '../../pen.ts';
import { circle, fillPath, group, type Layer, layers, path, places, rect, repeat, strokePath } from '../../shapes.ts';

export type Hob = 'gas' | 'induction' | 'ceramic';
/** A cooker's top in plan view: its front edge at y 0, its back at y `depth`. */
type Plan = { readonly w: number; readonly depth: number; readonly hob: Hob };

const FOUR = places('0.26 0.28 1, 0.74 0.28 0.8, 0.26 0.74 0.8, 0.74 0.74 1');
const FIVE = places('0.16 0.28 0.9, 0.84 0.28 0.7, 0.16 0.74 0.7, 0.84 0.74 0.9, 0.5 0.5 1.25');

/** A wide top has a fifth burner in the middle. */
const placesOn = ({ w, depth }: Plan) => (w / depth > 1.25 ? FIVE : FOUR);

const burner = (pen: Pen, x: number, y: number, r: number): Layer => [
  circle(x + 3, y - 8, r * 1.08, '#000', { opacity: 0.24 }),
  circle(x, y, r, pen.diag('0 #3b4042,1 #121415')),
  circle(x, y + 8, r * 0.72, pen.lin('0 #E2C184,.4 #B98C47,1 #6f5126')),
  circle(x, y + 14, r * 0.6, pen.diag('0 #62686b,.4 #2b2f31,1 #141617')),
];

/** Cast-iron trivets, one frame per column of burners, raised above the top. */
function trivets({ w, depth }: Plan, columns: number): string {
  const wide = (w * 0.92) / columns - 8;
  const left = (index: number) => w * 0.04 + 4 + index * (wide + 8);
  const rows = [0.08, 0.28, 0.5, 0.74, 0.92];
  const across = repeat(columns, (index) => rows.map((v) => path`M${left(index)} ${depth * v}h${wide}`).join(''));
  const along = repeat(columns, (index) =>
    [0, 0.5, 1].map((u) => path`M${left(index) + wide * u} ${depth * 0.06}V${depth * 0.94}`).join(''),
  );
  // The plan is seen at a low angle: bars running across must be wider to look equally thick.
  const bars = (colour: string, thick: number, lift: number, opacity = 1) =>
    layers(
      strokePath(across, colour, thick * 3.2, { opacity, transform: `translate(0 ${lift})` }),
      strokePath(along, colour, thick, { opacity, transform: `translate(0 ${lift})` }),
    );
  return layers(bars('#000', 9, -18, 0.2), bars('#1A1C1D', 8, 30), bars('#70767a', 2, 40, 0.75));
}

function gasTop(pen: Pen, plan: Plan): string {
  const { w, depth } = plan;
  const places = placesOn(plan);
  const r = Math.min(w / 9, depth * 0.13);
  return layers(
    rect(0, 0, w, depth, 6, pen.lin('0 #DDE0E0,.3 #F3F4F4,.65 #C3C8C9,1 #9EA4A6')),
    places.map(([u, v, size]) => burner(pen, u * w, v * depth, r * size)),
    trivets(plan, places.length > 4 ? 3 : 2),
  );
}

function glassTop(pen: Pen, plan: Plan): string {
  const { w, depth, hob } = plan;
  const r = Math.min(w / 5.6, depth * 0.19);
  const line = hob === 'ceramic' ? '#E58F5A' : '#C9D1CE';
  return layers(
    rect(0, 0, w, depth, 6, pen.diag('0 #121415,.5 #24282a,1 #3c4245')),
    fillPath(path`M0 ${depth}H${w * 0.56}L${w * 0.3} 0H0Z`, pen.v('0 #fff .02,1 #fff .16')),
    placesOn(plan).map(([u, v, size]) => [
      hob === 'ceramic' &&
        circle(u * w, v * depth, r * size * 0.92, pen.rad('0 #C4432A .75,.7 #8a2417 .55,1 #8a2417 .1')),
      strokePath(ring(u * w, v * depth, r * size), line, 3.4, { opacity: 0.7 }),
      strokePath(ring(u * w, v * depth, r * size * 0.86), line, 2, { opacity: 0.6, dash: '3 9' }),
    ]),
  );
}

const ring = (x: number, y: number, r: number) =>
  path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Draws the hob through a matrix that maps the plan onto the cooker's top. */
export const drawHob = (pen: Pen, plan: Plan, transform: string): string =>
  group({ transform }, plan.hob === 'gas' ? gasTop(pen, plan) : glassTop(pen, plan));
