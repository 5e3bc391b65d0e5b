import { anyFinish, defineKind, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, knob, shadow } from '../materials.ts';
import { boxPath, path, places } from '../paths.ts';
import { circle, coats, ellipse, fillPath, group, litPath, rect, roundPath, strokePath } from '../shapes.ts';

const JUG = 'M280 116H520L494 476H306Z';
const BASE = 'M300 500H500Q548 504 560 556L584 684Q588 712 560 712H240Q212 712 216 684L240 556Q252 504 300 500Z';
const FILLS = {
  berry: { body: '#C4527A', foam: '#F0A9C0', froth: '#F9CEDB', fruit: '#7d2348' },
  mango: { body: '#EFA63A', foam: '#F9CF86', froth: '#FDE6BB', fruit: '#B9670F' },
  green: { body: '#7FA93F', foam: '#B6D37F', froth: '#DCEBB8', fruit: '#3F6A1C' },
};

function drink(pen: Pen, { body, foam, froth, fruit }: (typeof FILLS)['berry']): string {
  const bits = places('340 300 7, 450 350 9, 376 396 6, 430 286 5, 356 440 8');
  return group(
    { clip: pen.clip(fillPath(JUG, '#000')) },
    coats(270, 226, 260, 260, 0, body, pen.lin('0 #000 .3,.16 #fff .26,.5 #fff .04,.85 #000 .18,1 #000 .4')),
    ellipse(400, 228, 116, 15, foam),
    ellipse(386, 226, 84, 9, froth, { opacity: 0.8 }),
    bits.map(([x, y, r]) => circle(x, y, r, fruit, { opacity: 0.35 })),
  );
}

export const blender = defineKind('Blender', 'kitchen-bench', {
  params: {
    finish: anyFinish('matte'),
    fill: oneOf(['berry', 'mango', 'green']),
    ...size([100, 350, 220], [250, 550, 430], [100, 350, 200]),
  },
  ...framed([214, 58, 392, 654], [220, 360, 366]),
  outline: () =>
    `${BASE}${JUG}M512 154Q620 150 612 240L602 370Q596 434 500 430M506 180Q590 176 586 232L578 360Q574 406 502 404${boxPath(268, 84, 264, 38, 10)}${boxPath(352, 58, 96, 26, 8)}${boxPath(296, 476, 208, 26)}`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.2} ${y + h * 0.68}H${x + w * 0.8}L${x + w} ${y + h}H${x}ZM${x + w * 0.12} ${y + h * 0.08}H${x + w * 0.88}L${x + w * 0.8} ${y + h * 0.68}H${x + w * 0.2}Z${boxPath(x + w * 0.3, y, w * 0.4, h * 0.08, 4)}`,
  draw: (pen, { fill, brand }, { f }) => [
    shadow(pen, 404, 720, 220, 26),
    // handle
    roundPath('M512 166Q606 160 600 236L590 366Q584 420 502 418', pen.lin('0 #3c4042,.5 #26292a,1 #111'), 26),
    roundPath('M520 158Q592 156 592 214', '#fff', 3.4, 0.3),
    // jug
    fillPath(JUG, pen.lin('0 #AEBBB6 .75,.12 #F2F7F5 .6,.5 #CFDAD6 .4,.88 #8FA09A .55,1 #6b7b75 .8')),
    drink(pen, FILLS[fill]),
    litPath('M296 122H326L346 470H318Z', 0.42),
    strokePath('M508 130L486 462', '#fff', 4, { opacity: 0.4 }),
    [180, 236, 292, 348, 404].map((y, index) => rect(452, y, index % 2 ? 22 : 34, 3, 1.5, '#fff', { opacity: 0.7 })),
    roundPath('M372 452L400 440L428 454M380 462L420 444', '#D9DEDF', 5),
    rect(268, 84, 264, 38, 12, pen.lin('0 #45494b,.25 #5c6062,.6 #2a2d2e,1 #141516')),
    rect(352, 58, 96, 32, 12, pen.lin('0 #4a4e50,.3 #6b6f71,1 #1b1d1e')),
    rect(284, 86, 232, 3, 1.5, '#fff', { opacity: 0.3 }),
    // base
    rect(296, 472, 208, 34, 8, pen.lin('0 #7e8486,.2 #F4F5F5,.55 #B4BABC,1 #5f6567')),
    fillPath(BASE, pen.lin(f.face)),
    f.brush && fillPath(BASE, pen.brush(f.dark)),
    fillPath(BASE, pen.v('0 #fff .22,.3 #fff .02,.7 #000 .04,1 #000 .34')),
    litPath('M262 548Q274 518 306 514H350Q290 524 280 572L262 690H240Z', f.edge * 0.8),
    knob(pen, 400, 612, 54, 32),
    [282, 478].map((x) => rect(x, 596, 40, 30, 8, pen.v('0 #5d6163,1 #2b2e2f'))),
    circle(302, 611, 3, '#9ED9C2'),
    brandMark(400, 696, brand, f, 12),
  ],
});
