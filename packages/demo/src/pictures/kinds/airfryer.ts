import { anyFinish, defineKind, flag, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, shadow, sheen, text } from '../materials.ts';
import { boxPath, circle, ellipse, fillPath, layers, litPath, path, places, rect } from '../shapes.ts';

const BODY = 'M196 292Q196 142 346 142H454Q604 142 604 292V640Q604 708 536 708H264Q196 708 196 640Z';

/** Potatoes under the lamp. */
function cookingWindow(pen: Pen): string {
  const food = places('304 488 28, 348 494 24, 392 486 30, 438 494 25, 480 486 29, 508 498 18');
  return layers(
    rect(262, 396, 276, 128, 22, '#101112'),
    rect(270, 404, 260, 112, 16, pen.rad('0 #E9A24B,.5 #8a4a1c,1 #23120a', 0.5, 0.2, 0.8)),
    food.map(([x, y, r]) => ellipse(x, y, r, r * 0.62, pen.diag('0 #F0BE68,1 #96571f'))),
    rect(270, 404, 260, 112, 16, pen.v('0 #000 .4,.3 #000 0,1 #000 .3')),
    sheen(pen, 264, 398, 270, 124, 0.2),
  );
}

export const airfryer = defineKind('Air fryer', 'kitchen-bench', {
  params: { finish: anyFinish('sand'), window: flag(true), ...size([180, 500, 285], [200, 450, 330], [200, 500, 360]) },
  ...framed([196, 142, 408, 576], [215, 170, 370]),
  outline: () => `${BODY}M196 352H604${boxPath(258, 190, 284, 120, 26)}${boxPath(348, 548, 104, 76, 22)}`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.06} ${y + h * 0.24}Q${x + w * 0.08} ${y} ${x + w * 0.36} ${y}H${x + w * 0.7}Q${x + w} ${y} ${x + w} ${y + h * 0.3}V${y + h}H${x + w * 0.06}ZM${x + w * 0.06} ${y + h * 0.38}H${x + w}${boxPath(x, y + h * 0.66, w * 0.06, h * 0.14, 3)}`,
  draw: (pen, { window, brand }, { f }) => [
    // body
    shadow(pen, 406, 716, 226, 26),
    rect(236, 704, 40, 14, 4, '#17191a'),
    rect(524, 704, 40, 14, 4, '#17191a'),
    fillPath(BODY, pen.lin(f.face)),
    f.brush && fillPath(BODY, pen.brush(f.dark)),
    fillPath(BODY, pen.v('0 #fff .38,.25 #fff 0,.65 #000 0,1 #000 .24')),
    litPath('M212 292Q212 156 346 156H380Q236 166 230 300V600H212Z', f.edge * 0.38),
    // display
    rect(258, 190, 284, 120, 26, pen.diag('0 #34393b,.4 #17191b,1 #0b0d0e')),
    text(400, 264, '200°', { size: 46, fill: '#FFF4D6', weight: 500, anchor: 'middle' }),
    text(400, 292, '18 min', { size: 15, fill: '#F6C445', anchor: 'middle' }),
    [288, 318, 482, 512].map((x) => circle(x, 286, 3, '#fff', { opacity: 0.55 })),
    sheen(pen, 258, 190, 284, 120, 0.14),
    // drawer line
    rect(196, 352, 408, 3, 0, '#000', { opacity: 0.22 }),
    rect(196, 355, 408, 2, 0, '#fff', { opacity: f.edge * 0.5 }),
    fillPath('M220 374H580V600Q580 676 504 676H296Q220 676 220 600Z', pen.v('0 #000 .07,1 #000 .02')),
    window && cookingWindow(pen),
    // handle
    rect(352, 556, 104, 74, 24, '#000', { opacity: 0.25 }),
    rect(348, 548, 104, 76, 22, pen.lin('0 #4a4e50,.3 #34383a,1 #17191a')),
    rect(354, 552, 92, 5, 2.5, '#fff', { opacity: 0.28 }),
    rect(366, 566, 68, 36, 14, pen.v('0 #0b0c0d,1 #2b2e2f')),
    brandMark(400, 660, brand, f, 14),
  ],
});
