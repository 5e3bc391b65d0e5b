import { anyFinish, defineKind, type Finish, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, face } from '../materials.ts';
import { boxPath, circle, ellipse, fillPath, type Layer, layers, path, rect, strokePath } from '../shapes.ts';

type Style = 'canopy' | 'flat';

/** Half the hood's width on the canvas; the chimney keeps its size. */
const halfOf = (wmm: number) => 304 * Math.min(1.1, Math.max(0.6, wmm / 900));

/** Where the slope starts: a flat hood is just a box under its chimney. */
const shoulderOf = (style: Style) => (style === 'flat' ? 536 : 436);

function wallShadow(pen: Pen, half: number, shoulder: number): string {
  const shape = path`M330 84H500V${shoulder - 16}L${412 + half} 560V630H${444 - half}V560L330 ${shoulder - 16}Z`;
  return layers(
    fillPath(shape, pen.lin('0 #1A211D 0,.7 #1A211D .03,1 #1A211D .05'), { transform: 'translate(-2 14)' }),
    ellipse(420, 672, half + 26, 44, pen.rad('0 #1A211D .34,.6 #1A211D .1,1 #1A211D 0')),
    fillPath(
      path`M${454 - half} 628H${346 + half}L${416 + half} 700H${384 - half}Z`,
      pen.v('0 #FFE7AE .5,1 #FFE7AE 0'),
    ),
  );
}

const chimney = (pen: Pen, f: Finish, shoulder: number): Layer => [
  face(pen, 312, 66, 176, shoulder - 64, 3, f),
  rect(312, 232, 176, 3, 0, '#000', { opacity: 0.2 }),
  rect(312, 235, 176, 2, 0, '#fff', { opacity: f.edge * 0.6 }),
  [0, 1, 2, 3].map((index) => rect(344, 98 + index * 15, 112, 6, 3, '#0c0e0f', { opacity: 0.55 })),
  fillPath(path`M488 ${shoulder - 6}L520 ${shoulder - 10}V66L488 66Z`, pen.lin(f.side), { opacity: 0.9 }),
];

function slope(pen: Pen, f: Finish, half: number, shoulder: number): string {
  const shape = path`M312 ${shoulder}H488L${396 + half} 562H${404 - half}Z`;
  const light = path`M312 ${shoulder}H400L330 562H${404 - half}Z`;
  return layers(
    fillPath(shape, pen.lin(f.face)),
    f.brush && fillPath(shape, pen.brush(f.dark)),
    fillPath(
      shape,
      pen.v(f.dark ? '0 #000 .3,.4 #000 .05,1 #fff .08' : '0 #000 .26,.22 #000 .04,.7 #fff .1,1 #fff .3'),
    ),
    fillPath(light, pen.lin(`0 #fff ${f.dark ? 0.12 : 0.4},1 #fff 0`, 0, 0, 0.6, 1)),
    strokePath(path`M312 ${shoulder}L${404 - half} 562`, '#fff', 2, { opacity: f.edge }),
  );
}

function filters(pen: Pen, half: number): string {
  const panel = (left: number, right: number) =>
    fillPath(path`M${left} 626H${right}L${right - 2} 638H${left + 2}Z`, pen.lin('0 #8b9194,.5 #D5D9DA,1 #7b8184'));
  return layers(
    fillPath(path`M${400 - half + 4} 622H${396 + half}L${380 + half} 640H${420 - half}Z`, pen.v('0 #202324,1 #4a5053')),
    [-0.7, 0.7].map((share) => ellipse(400 + share * half, 632, half * 0.145, 6, '#FFF3CF')),
    panel(400 - half * 0.49, 400 - half * 0.05),
    panel(400 + half * 0.05, 400 + half * 0.49),
  );
}

export const rangehood = defineKind('Rangehood', 'kitchen-canopy', {
  params: {
    finish: anyFinish('steel'),
    style: oneOf(['canopy', 'flat']),
    ...size([400, 1200, 900], [300, 1400, 840], [250, 700, 500]),
  },
  detail: { x: 210, y: 370, size: 360 },
  box: ({ wmm }) => ({ x: 400 - halfOf(wmm), y: 66, w: 2 * halfOf(wmm), h: 574 }),
  outline: (_, { wmm, style }) => {
    const half = halfOf(wmm);
    const shoulder = shoulderOf(style);
    return path`M312 66H488V${shoulder}L${400 + half} 562V640H${400 - half}V562L312 ${shoulder}ZM${400 - half} 562H${400 + half}M312 ${shoulder}H488${boxPath(284, 580, 232, 30, 8)}`;
  },
  sideOutline: ({ x, y, w, h }, { style }) =>
    path`M${x + w * 0.5} ${y}H${x + w}V${y + h}H${x}V${y + h * 0.86}L${x + w * 0.5} ${y + h * (style === 'flat' ? 0.82 : 0.64)}ZM${x} ${y + h * 0.86}H${x + w}`,
  draw(pen, { style, wmm, brand }, { f }) {
    const half = halfOf(wmm);
    const shoulder = shoulderOf(style);
    return [
      wallShadow(pen, half, shoulder),
      chimney(pen, f, shoulder),
      slope(pen, f, half, shoulder),
      face(pen, 396 - half + 4, 560, 2 * half, 62, 4, f),
      // controls
      rect(284, 576, 232, 32, 8, pen.diag('0 #2b3033,1 #0b0d0e')),
      [316, 358, 400, 442, 484].map((x, index) =>
        circle(x, 592, 5, index === 1 ? '#F6C445' : '#C9D1CE', { opacity: index === 1 ? 1 : 0.6 }),
      ),
      filters(pen, half),
      brandMark(424 - half, 598, brand, f, half < 240 ? 9 : 14, 'start'),
    ];
  },
});
