import { anyFinish, defineKind, framed, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, cameraEye, lamp, shadow, softFace } from '../materials.ts';
import { circle, ellipse, fillPath, type Layer, layers, path, rect, repeat, roundPath } from '../shapes.ts';

const grille = (pen: Pen, x: number, w: number): string =>
  layers(
    rect(x, 478, w, 180, 18, pen.v('0 #000 .42,.1 #000 .2,1 #000 .1')),
    repeat(9, (i) => rect(x + 14, 490 + i * 18, w - 28, 9, 4.5, pen.v('0 #0b0c0d,1 #34383a'))),
  );

const barrel = (pen: Pen, cx: number, cy: number, r: number): Layer => [
  circle(cx + 10, cy + 14, r * 1.1, pen.rad('.78 #000 .34,1 #000 0')),
  circle(cx, cy, r, pen.diag('0 #FBFCFC,.3 #B9BEC0,.6 #E3E6E6,1 #6F7578')),
  circle(cx, cy, r * 0.9, pen.diag('0 #26292a,.5 #17191a,1 #45494b')),
  circle(cx, cy, r * 0.8, pen.diag('0 #0b0c0d,1 #2b2e30')),
  cameraEye(pen, cx, cy, r * 0.68),
  roundPath(path`M${cx - r * 0.84} ${cy + 4}A${r * 0.84} ${r * 0.84} 0 0 1 ${cx - 4} ${cy - r * 0.84}`, '#fff', 3, 0.3),
];

export const projector = defineKind('Projector', 'living-cabinet', {
  params: {
    finish: anyFinish('white'),
    lens: oneOf(['side', 'centre']),
    ...size([120, 600, 330], [60, 300, 145], [80, 500, 250]),
  },
  ...framed([96, 436, 608, 280], [380, 400, 320]),
  cabinet: () => ({ depth: 420, vents: true, floorY: 704 }),
  outline: lines`box 0 0 1 0.94 0.12; box 0.07 0.15 0.41 0.64 0.05; round 0.74 0.47 0.38; round 0.74 0.47 0.24; box 0.09 0.94 0.09 0.06 0; box 0.82 0.94 0.09 0.06 0`,
  draw(pen, { lens, brand }, { flat, f }) {
    const cx = lens === 'side' ? 548 : 400;
    return [
      // shell
      !flat && shadow(pen, 406, 716, 326, 28),
      !flat && rect(150, 690, 56, 28, 8, '#1b1d1e') + rect(600, 690, 56, 28, 8, '#141516'),
      !flat && fillPath('M650 437H690Q724 442 724 474V658Q722 696 680 700H650Z', pen.lin(f.side)),
      !flat &&
        fillPath(
          'M132 442Q138 372 170 366H638Q668 370 676 442Z',
          pen.v(f.dark ? '0 #5a5e60,1 #3a3e40' : '0 #D3D6D2,.5 #F4F5F3,1 #FDFDFC'),
        ),
      !flat && repeat(4, (i) => ellipse(300 + i * 34, 404, 11, 5, f.dark ? '#17191a' : '#B1B6B1')),
      !flat && lamp(pen, 440, 404, 3.4, '#2FA37F'),
      softFace(pen, 96, 436, 608, 264, flat ? 8 : 40, f),
      lens === 'side' ? grille(pen, 138, 250) : grille(pen, 126, 120) + grille(pen, 554, 120),
      barrel(pen, cx, 568, 112),
      circle(lens === 'side' ? 660 : 270, 480, 8, pen.rad('0 #5b1020,1 #1a0508')),
      brandMark(lens === 'side' ? 264 : 186, 684, brand, f, 12),
    ];
  },
});
