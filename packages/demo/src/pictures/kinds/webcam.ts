import { anyFinish, defineKind, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, cameraEye, lamp, METAL, shadow, solid } from '../materials.ts';
import { circle, dimPath, ellipse, fillPath, group, layers, rect, repeat, roundPath } from '../shapes.ts';

const BAR = 'M228 230H572Q668 230 668 332T572 434H228Q132 434 132 332T228 230Z';

const foot = (pen: Pen): string =>
  layers(
    ellipse(408, 708, 190, 20, '#0d0e0f'),
    ellipse(400, 696, 190, 30, pen.lin('0 #45494b,.25 #6d7274,.6 #2b2e30,1 #111213')),
    ellipse(400, 690, 178, 25, pen.diag('0 #55595b,.5 #2f3335,1 #1b1d1e')),
    rect(382, 440, 36, 248, 14, pen.lin(METAL)),
    ellipse(400, 686, 34, 9, pen.lin('0 #2b2e30,.3 #6d7274,1 #17191a')),
    fillPath('M352 430H448L434 482Q428 500 400 500T366 482Z', pen.lin('0 #3c4042,.3 #6d7274,.6 #2b2e30,1 #0f1011')),
    circle(400, 470, 13, pen.diag('0 #F4F5F5,1 #6b7174')),
  );

/** The folded clip underneath: two jaws on a hinge. */
const CLIP_JAW = 'M336 560H464L506 694Q512 718 486 718H314Q288 718 294 694Z';
const clip = (pen: Pen): string =>
  layers(
    fillPath(CLIP_JAW, pen.lin('0 #3c4042,.26 #6d7274,.6 #2b2e30,1 #0f1011')),
    fillPath(CLIP_JAW, pen.v('0 #000 .5,.3 #000 0,1 #000 .3')),
    dimPath('M318 640H482L490 668H310Z', 0.35),
    rect(304, 700, 192, 12, 6, '#0b0c0d', { opacity: 0.7 }),
    rect(352, 566, 96, 26, 13, pen.v('0 #8d9294,.4 #3c4042,1 #141617')),
    circle(342, 579, 12, pen.diag('0 #F4F5F5,1 #6b7174')) + circle(458, 579, 12, pen.diag('0 #C9CECF,1 #565c5e')),
  );

export const webcam = defineKind('Webcam', 'study-desk', {
  params: {
    finish: anyFinish('matte'),
    mount: oneOf(['stand', 'clip']),
    ...size([50, 160, 102], [30, 200, 94], [20, 90, 46]),
  },
  detail: { x: 260, y: 190, size: 280 },
  box: ({ mount }) => (mount === 'clip' ? { x: 132, y: 376, w: 548, h: 342 } : { x: 132, y: 230, w: 548, h: 490 }),
  outline: lines`box 0.47 0.38 0.06 0.56 0.02; box 0.16 0.93 0.68 0.07 0.06; box 0 0 1 0.42 0.21; round 0.5 0.21 0.19; round 0.5 0.21 0.12`,
  draw: (pen, { mount, brand }, { f }) => [
    mount === 'stand' && shadow(pen, 404, 716, 200, 24) + foot(pen),
    mount === 'clip' && shadow(pen, 408, 718, 136, 22) + clip(pen),
    group(
      mount === 'clip' ? { transform: 'translate(0 146)' } : {},
      // bar
      fillPath(BAR, '#000', { opacity: 0.2, transform: 'translate(8 10)' }),
      fillPath(BAR, pen.lin(f.side), { transform: 'translate(12 4)' }),
      solid(pen, BAR, f),
      roundPath('M152 300Q166 244 232 240H420', '#fff', 4, f.edge * 0.9),
      rect(156, 254, 488, 156, 78, pen.diag('0 #34393b,.4 #17191b,1 #0b0d0e')),
      fillPath('M234 254H450L360 410H234Q156 410 156 332T234 254Z', pen.lin('0 #fff .16,1 #fff .01', 0, 0, 0.4, 1)),
      repeat(6, (i) => circle(196 + (i % 3) * 14, 326 + Math.floor(i / 3) * 14, 3, '#000', { opacity: 0.9 })),
      lamp(pen, 520, 332, 6, '#F3F4F2'),
      circle(400, 332, 92, pen.diag('0 #8d9294,.4 #2b2e30,1 #0b0c0d')),
      circle(400, 332, 82, pen.diag('0 #0d0e0f,1 #34383a')),
      cameraEye(pen, 400, 332, 66),
      brandMark(584, 336, brand, { mark: '#C9CECF' }, 11),
    ),
  ],
});
