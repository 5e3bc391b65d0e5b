import { defineKind, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, text } from '../materials.ts';
import { boxPath, n3, ovalPath, path, places } from '../paths.ts';
import { circle, ellipse, fillPath, group, layers, roundPath, strokePath } from '../shapes.ts';
import { topOf } from './parts/cooktop-plane.ts';
import { drawGasTop } from './parts/gas-top.ts';

type Fuel = 'induction' | 'ceramic' | 'gas';
const LINE = '#C9D1CE';

// Wide cooktops have a fifth zone in the middle.
const zonesOf = (wmm: number) =>
  wmm > 700
    ? places('0.17 0.25 78, 0.17 0.66 92, 0.5 0.44 124, 0.83 0.25 92, 0.83 0.66 78')
    : places('0.25 0.25 82, 0.25 0.66 96, 0.75 0.25 96, 0.75 0.66 80');

function slab(pen: Pen, gas: boolean, half: number): string {
  const back = half - 84;
  const edge = path`M${400 - half} 580H${400 + half}L${396 + half} 600Q${394 + half} 606 ${386 + half} 606H${414 - half}Q${406 - half} 606 ${404 - half} 600Z`;
  const top = path`M${410 - back} 262H${390 + back}Q${400 + back} 262 ${402 + back} 272L${400 + half} 574Q${402 + half} 584 ${392 + half} 584H${408 - half}Q${398 - half} 584 ${400 - half} 574L${398 - back} 272Q${400 - back} 262 ${410 - back} 262Z`;
  const steel = pen.lin('0 #DDE0E0,.3 #F3F4F4,.65 #C3C8C9,1 #9EA4A6', 0, 0, 1, 0.4);
  return layers(
    ellipse(412, 610, half + 58, 62, pen.rad('0 #1A211D .42,.5 #1A211D .18,1 #1A211D 0')),
    fillPath(edge, pen.v(gas ? '0 #F6F7F7,.3 #A9AFB1,1 #666c6e' : '0 #5d6466,.25 #25292b,1 #0b0c0d')),
    fillPath(top, gas ? steel : pen.diag('0 #41474A,.3 #262A2C,.7 #121415,1 #0A0B0C')),
    strokePath(path`M${404 - back} 272Q${406 - back} 265 ${414 - back} 265H${386 + back}`, '#fff', 2.4, {
      opacity: 0.55,
    }),
    strokePath(path`M${406 - half} 577H${394 + half}`, '#fff', 2, { opacity: gas ? 0.8 : 0.38 }),
  );
}

function zone(x: number, y: number, r: number, fuel: Fuel): string {
  const ring = (share: number, strokeWidth: number, dash?: string) =>
    ellipse(x, y, r * share, r * share * 0.47, 'none', {
      stroke: LINE,
      strokeWidth,
      opacity: 0.62,
      ...(dash ? { dash } : {}),
    });
  const heat = ellipse(x, y, r * 0.97, r * 0.455, '#D94A2E', { opacity: 0.3 });
  return layers(
    fuel === 'ceramic' && heat,
    ring(1, 2.2),
    ring(0.9, 1.2, '2 7'),
    fuel === 'induction' && strokePath(path`M${x - 12} ${y}h24M${x} ${y - 6}v12`, LINE, 2, { opacity: 0.6 }),
    fuel === 'ceramic' && ring(0.6, 1.6),
  );
}

function glassTop(pen: Pen, fuel: Fuel, half: number, wmm: number): string {
  const at = topOf(half);
  const back = half - 84;
  const shine = path`M${410 - back} 266H410L250 582H${408 - half}Q${400 - half} 582 ${402 - half} 574L${400 - back} 274Z`;
  const controls = at(0.2, 0.925);
  const length = half * 0.5;
  return layers(
    fillPath(shine, pen.lin('0 #fff .17,.6 #fff .05,1 #fff 0', 0, 0, 0.5, 1)),
    zonesOf(wmm).map(([u, v, r]) => {
      const { x, y, scale } = at(u, v);
      return zone(x, y, r * scale * (half < 300 ? 0.9 : 1), fuel);
    }),
    text(controls.x, controls.y + 6, '7', { size: 22, fill: '#F6C445', weight: 600 }),
    roundPath(path`M${controls.x + 34} ${controls.y}h${length}`, LINE, 5, 0.3),
    roundPath(path`M${controls.x + 34} ${controls.y}h${length * 0.7}`, '#F6C445', 5),
    [0, 1, 2, 3].map((i) =>
      circle(400 + half * 0.23 + i * half * 0.125, controls.y, 7, i === 3 ? '#9ED9C2' : LINE, {
        opacity: i === 3 ? 1 : 0.5,
      }),
    ),
  );
}

/** Half the front edge's width, and the zoom that keeps a narrow cooktop from looking lost. */
function widthOf(wmm: number): { half: number; zoom: number } {
  const half = 352 * Math.min(1, Math.max(0.55, wmm / 900));
  return { half, zoom: Math.min(1.22, 352 / half) };
}

export const cooktop = defineKind('Cooktop', 'kitchen-cooktop', {
  params: { fuel: oneOf(['induction', 'gas', 'ceramic']), ...size([280, 1100, 600], [30, 150, 56], [400, 600, 520]) },
  detail: { x: 330, y: 260, size: 360 },
  box({ wmm }) {
    const { half, zoom } = widthOf(wmm);
    return { x: 400 - half * zoom, y: 606 - 344 * zoom, w: 2 * half * zoom, h: 344 * zoom };
  },
  fromAbove: true,
  outline: ({ x, y, w, h }, { wmm, dmm }) =>
    boxPath(x, y, w, h, 8) +
    zonesOf(wmm)
      .map(([u, v, r]) => ovalPath(x + u * w, y + (v + 0.04) * h, (r * w) / wmm, (r * h) / dmm))
      .join(''),
  sideOutline: ({ x, y, w, h }) =>
    boxPath(x, y, w * 0.2, h, 1) + boxPath(x + w * 0.2, y + h * 0.04, w * 0.8, h * 0.92, 2),
  draw(pen, { fuel, wmm, brand }) {
    const { half, zoom } = widthOf(wmm);
    const gas = fuel === 'gas';
    return group(
      { transform: `translate(400 606) scale(${n3(zoom)}) translate(-400 -606)` },
      slab(pen, gas, half),
      gas ? drawGasTop(pen, half, wmm > 700) : glassTop(pen, fuel, half, wmm),
      brandMark(400, gas ? 281 : 285, brand, { mark: gas ? '#5D6466' : '#B9BDBE' }, 11),
    );
  },
});
