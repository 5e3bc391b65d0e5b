import { anyFinish, defineKind, type Finish, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { cameraEye, lamp, roundSolid, shadow, solid, wordMark } from '../materials.ts';
import { circle, ellipse, fillPath, group, type Layer, layers, places, rect, roundPath } from '../shapes.ts';

const VISOR =
  'M112 420Q112 314 218 306Q390 288 534 306Q640 314 640 420V500Q640 598 548 606Q492 610 462 574Q430 536 376 536T290 574Q260 610 204 606Q112 598 112 500Z';

function strap(pen: Pen, f: Finish): string {
  const band = pen.lin(f.dark ? '0 #55595b,.3 #34383a,1 #141617' : '0 #A9AEA8,.2 #F4F5F3,.6 #DADDD9,1 #8b908a');
  return layers(
    roundPath('M146 430C120 214 240 120 376 118S634 214 606 430', pen.lin('0 #3c4042,.3 #26292a,1 #0d0e0f'), 52),
    roundPath('M144 430C112 206 236 104 376 102S640 206 608 430', band, 26),
    roundPath('M140 330C154 190 252 106 376 100', '#fff', 4, f.edge * 0.7),
    rect(355, 100, 42, 214, 8, pen.lin('0 #26292a,1 #0d0e0f')),
    rect(358, 98, 36, 214, 8, band),
    rect(362, 106, 3, 190, 1.5, '#fff', { opacity: f.edge * 0.7 }),
    rect(340, 212, 72, 32, 10, pen.lin('0 #34383a,.3 #6d7274,1 #17191a')),
  );
}

/** One controller: ring above, grip below. */
const handPiece = (pen: Pen, f: Finish): Layer => [
  shadow(pen, 660, 718, 62, 16),
  group(
    { transform: 'rotate(-8 652 600)' },
    ellipse(650, 486, 62, 46, 'none', { stroke: pen.diag('0 #6d7274,.5 #26292a,1 #0b0c0d'), strokeWidth: 18 }),
    roundPath('M594 474C602 444 634 434 664 440', '#fff', 3, 0.35),
    roundSolid(pen, 'M610 540Q612 512 650 510T692 540L684 686Q682 712 650 712T616 686Z', f),
    ellipse(650, 530, 44, 20, pen.diag('0 #34383a,1 #0f1011')),
    circle(638, 526, 13, pen.diag('0 #6b7072,1 #202324')),
    circle(668, 530, 6, '#F6BC2C'),
    rect(634, 586, 32, 56, 14, '#000', { opacity: f.dark ? 0.35 : 0.1 }),
  ),
];

export const vrheadset = defineKind('Virtual reality headset', 'living-cabinet', {
  params: {
    finish: anyFinish('white'),
    controller: flag(true),
    ...size([140, 260, 184], [90, 240, 190], [80, 320, 212]),
  },
  ...framed([108, 90, 536, 552], [72, 352, 340]),
  outline: lines`M0.06 0.6C0 0.2 0.25 0 0.5 0C0.75 0 1 0.2 0.94 0.6L0.86 0.6C0.92 0.28 0.72 0.08 0.5 0.08C0.28 0.08 0.08 0.28 0.14 0.6Z; M0 0.6Q0 0.41 0.2 0.4Q0.5 0.36 0.8 0.4Q1 0.41 1 0.6L1 0.76Q1 1 0.82 1Q0.7 1 0.64 0.9Q0.58 0.82 0.5 0.82Q0.42 0.82 0.36 0.9Q0.3 1 0.18 1Q0 1 0 0.76Z; round 0.13 0.74 0.05; round 0.87 0.74 0.05`,
  draw: (pen, { controller, brand }, { f }) => [
    group(
      { transform: controller ? 'translate(-22 76)' : 'translate(24 76)' },
      shadow(pen, 384, 642, 262, 24),
      strap(pen, f),
      // visor
      fillPath('M140 470Q150 630 232 640H520Q602 630 612 470Z', pen.v('0 #26292a,1 #0b0c0d')),
      solid(pen, VISOR, f),
      fillPath(VISOR, pen.lin('0 #000 .22,.1 #000 .02,.28 #fff .16,.7 #000 0,1 #000 .3')),
      fillPath(
        'M138 424Q138 340 220 332Q390 314 532 332Q614 340 614 424V440Q376 396 138 440Z',
        pen.diag('0 #3a3f41,.4 #17191b,1 #0b0d0e'),
      ),
      fillPath('M140 424Q140 342 222 333Q300 324 400 324L340 412Q230 414 140 436Z', pen.lin('0 #fff .2,1 #fff .02')),
      roundPath('M124 420Q126 322 220 316Q320 304 420 306', '#fff', 4, f.edge * 0.8),
      places('184 500, 568 500').map(([x, y]) => circle(x, y, 27, '#0b0c0d') + cameraEye(pen, x, y, 22)),
      places('220 374, 532 374').map(([x, y]) => cameraEye(pen, x, y, 15)),
      lamp(pen, 376, 370, 4, '#F3F4F2'),
      wordMark(376, 486, brand, f, 24),
    ),
    controller && handPiece(pen, f),
  ],
});
