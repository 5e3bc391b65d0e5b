import { anyFinish, defineKind, type Finish, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { brandMark, cameraEye, lamp, roundSolid, shadow, solid } from '../materials.ts';
import { circle, ellipse, fillPath, group, layers, litPath, rect, roundPath, strokePath } from '../shapes.ts';

const BODY = 'M286 470Q288 404 340 388Q400 372 460 388Q512 404 514 470L504 548Q498 588 456 592H344Q302 588 296 548Z';
const HOOD = 'M306 452Q312 408 350 398Q400 386 450 398Q488 408 494 452Q400 424 306 452Z';

function rotor(pen: Pen, cx: number, cy: number, reach: number, tilt: number): string {
  const blade = (side: 1 | -1) =>
    `M${cx + side * 8} ${cy - 2}C${cx + side * reach * 0.4} ${cy - 22} ${cx + side * reach * 0.8} ${cy - 16} ${cx + side * reach} ${cy - 4}C${cx + side * reach * 0.7} ${cy + 8} ${cx + side * reach * 0.4} ${cy + 6} ${cx + side * 8} ${cy + 6}Z`;
  const skin = pen.v('0 #8d9395,.4 #45494b,1 #17191a');
  return group(
    { transform: `rotate(${tilt} ${cx} ${cy})` },
    fillPath(blade(-1), skin) + fillPath(blade(1), skin),
    rect(cx + reach * 0.86, cy - 12, 16, 12, 4, '#F0AE14') +
      rect(cx - reach * 0.86 - 16, cy - 12, 16, 12, 4, '#F0AE14'),
    ellipse(cx, cy - 4, 17, 10, pen.lin('0 #8b9193,.3 #F6F7F7,1 #5f6567')),
  );
}

const motor = (pen: Pen, f: Finish, cx: number, cy: number, leg: number): string =>
  layers(
    fillPath(
      `M${cx - 15} ${cy + 40}L${cx - 9} ${cy + leg}Q${cx} ${cy + leg + 8} ${cx + 9} ${cy + leg}L${cx + 15} ${cy + 40}Z`,
      pen.lin('0 #4a4e50,.3 #6d7274,1 #141617'),
    ),
    roundSolid(
      pen,
      `M${cx - 30} ${cy + 6}H${cx + 30}L${cx + 24} ${cy + 62}Q${cx} ${cy + 74} ${cx - 24} ${cy + 62}Z`,
      f,
    ),
    ellipse(cx, cy + 6, 30, 9, pen.lin('0 #34383a,.3 #6d7274,1 #17191a')),
  );

function arms(pen: Pen, f: Finish): string {
  const skin = pen.lin(f.face);
  return layers(
    roundPath('M330 430L214 388M470 430L586 388', pen.lin(f.side), 26),
    motor(pen, f, 204, 346, 150) + motor(pen, f, 596, 346, 150),
    rotor(pen, 204, 346, 122, -4) + rotor(pen, 596, 346, 122, 5),
    roundPath('M316 506C250 500 200 486 138 470M484 506C550 500 600 486 662 470', skin, 36),
    roundPath('M310 494C250 490 200 476 140 460', '#fff', 4, f.edge * 0.7),
    roundPath('M318 520C250 514 200 500 140 486M482 520C550 514 600 500 660 486', '#000', 5, 0.2),
    motor(pen, f, 130, 428, 284) + motor(pen, f, 670, 428, 284),
    lamp(pen, 130, 478, 5, '#2FA37F') + lamp(pen, 670, 478, 5, '#F6BC2C'),
  );
}

export const drone = defineKind('Camera drone', 'patio-floor', {
  params: { finish: anyFinish('silver'), guards: flag(), ...size([120, 700, 347], [50, 200, 108], [120, 700, 283]) },
  ...framed([36, 356, 728, 362], [250, 410, 300]),
  outline: lines`M0.38 0.36Q0.4 0.16 0.5 0.16Q0.6 0.16 0.62 0.36L0.6 0.6Q0.58 0.68 0.5 0.68Q0.42 0.68 0.4 0.6Z; M0.38 0.44L0.18 0.36M0.38 0.52L0.18 0.46M0.62 0.44L0.82 0.36M0.62 0.52L0.82 0.46; box 0.14 0.26 0.05 0.2 0.02; box 0.81 0.26 0.05 0.2 0.02; M0 0.22L0.16 0.2L0.32 0.24M0.68 0.24L0.84 0.2L1 0.22; M0.155 0.46L0.16 1L0.17 1L0.175 0.46M0.825 0.46L0.83 1L0.84 1L0.845 0.46; round 0.5 0.82 0.15; round 0.5 0.82 0.09`,
  draw(pen, { guards, brand }, { f }) {
    const ring = (cx: number, cy: number, rx: number) =>
      ellipse(cx, cy, rx, rx * 0.2, 'none', { stroke: '#34383a', strokeWidth: 7, strokeOpacity: 0.9 });
    return group(
      { transform: 'translate(28 50) scale(.93)' },
      shadow(pen, 404, 716, 320, 22),
      guards && ring(204, 346, 132) + ring(596, 346, 132),
      arms(pen, f),
      solid(pen, BODY, f),
      fillPath(BODY, pen.lin('0 #000 .2,.14 #000 0,.34 #fff .14,.7 #000 0,1 #000 .26')),
      litPath(HOOD, f.dark ? 0.12 : 0.5),
      rect(344, 462, 112, 46, 18, pen.diag('0 #34393b,1 #0b0d0e')),
      cameraEye(pen, 372, 485, 15) + cameraEye(pen, 428, 485, 15),
      brandMark(400, 546, brand, f, 13),
      // gimbal
      rect(356, 566, 88, 34, 14, pen.lin('0 #3c4042,.3 #6d7274,1 #141617')),
      strokePath('M352 596V638Q352 652 366 652M448 596V638Q448 652 434 652', pen.lin('0 #55595b,1 #26292a'), 12),
      rect(358, 602, 84, 84, 30, pen.diag('0 #6d7274,.4 #2f3335,1 #0d0e0f')),
      circle(400, 644, 37, pen.diag('0 #8d9294,.4 #26292a,1 #0b0c0d')),
      cameraEye(pen, 400, 644, 31),
      rotor(pen, 130, 428, 116, 6) + rotor(pen, 670, 428, 116, -5),
      guards && ring(130, 428, 124) + ring(670, 428, 124),
    );
  },
});
