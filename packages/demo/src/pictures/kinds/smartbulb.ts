import { defineKind, FINISH, framed, lines, oneOf, type Pen, type Ramp, size } from '../define-kind.ts';
import { METAL, roundSolid, shadow, wordMark } from '../materials.ts';
import { circle, dimPath, ellipse, fillPath, type Layer, layers, litPath, rect, repeat, roundPath } from '../shapes.ts';

type Glow = 'warm' | 'colour' | 'cool';

const GLOBE =
  'M400 74C532 74 600 170 600 266C600 370 532 410 506 492H294C268 410 200 370 200 266C200 170 268 74 400 74Z';
const LIGHT: Readonly<Record<Glow, { readonly glass: Ramp; readonly halo: string }>> = {
  warm: { glass: '0 #FFFDF2,.35 #FFF1C9,.7 #FAD98D,1 #DDAE57', halo: '#F6C445' },
  cool: { glass: '0 #FFFFFF,.4 #F1F7F8,.75 #D5E4E8,1 #A3B9C0', halo: '#CFE7EE' },
  colour: { glass: '0 #FFF6E4,.3 #FBC9A6,.6 #E58FB0,1 #7A6AC2', halo: '#E58FB0' },
};

function globe(pen: Pen, glow: Glow): string {
  const { glass } = LIGHT[glow];
  return layers(
    fillPath(GLOBE, glow === 'colour' ? pen.diag(glass) : pen.rad(glass, 0.42, 0.36, 0.7)),
    fillPath(GLOBE, pen.lin('0 #000 .1,.12 #000 0,.8 #000 0,1 #000 .16')),
    litPath(
      'M236 266C238 178 300 116 378 108C314 140 278 206 282 296C284 336 304 372 318 408C280 370 236 336 236 266Z',
      0.75,
    ),
    roundPath('M572 300C566 350 532 384 514 424', '#fff', 6, 0.4),
  );
}

const screwCap = (pen: Pen): Layer => [
  repeat(4, (i) => [
    fillPath(
      `M316 ${600 + i * 22}A84 12 0 0 0 484 ${600 + i * 22}L488 ${610 + i * 22}A88 12 0 0 1 312 ${610 + i * 22}L316 ${600 + i * 22}Z`,
      pen.lin(METAL),
    ),
    fillPath(
      `M312 ${611 + i * 22}A88 12 0 0 0 488 ${611 + i * 22}L484 ${622 + i * 22}A84 12 0 0 1 316 ${622 + i * 22}Z`,
      pen.lin('0 #4a4f51,.24 #C3C8CA,.55 #7b8184,1 #34393b'),
    ),
  ]),
  fillPath('M324 688A78 11 0 0 0 476 688L446 712A48 8 0 0 1 354 712Z', pen.lin('0 #17191a,.3 #45494b,1 #0b0c0d')),
  ellipse(400, 716, 30, 6, pen.lin(METAL)),
];

const bayonetCap = (pen: Pen): Layer => [
  fillPath('M322 602A80 12 0 0 0 478 602V696A78 12 0 0 1 322 696Z', pen.lin(METAL)),
  dimPath('M322 602A80 12 0 0 0 478 602V612A78 12 0 0 1 322 612Z', 0.25),
  circle(316, 660, 8, pen.diag('0 #F6F7F7,1 #6b7174')) + circle(484, 660, 8, pen.diag('0 #C9CECF,1 #4a4f51')),
  ellipse(400, 702, 76, 12, pen.lin('0 #26292a,.4 #55595b,1 #0f1011')),
  ellipse(374, 706, 13, 5, pen.lin(METAL)) + ellipse(426, 706, 13, 5, pen.lin(METAL)),
];

export const smartbulb = defineKind('Smart light bulb', 'bedside', {
  params: {
    glow: oneOf(['warm', 'colour', 'cool']),
    cap: oneOf(['screw', 'bayonet']),
    ...size([30, 130, 60], [60, 200, 105], [30, 130, 60]),
  },
  ...framed([200, 74, 400, 648], [240, 400, 320]),
  outline: lines`M0.5 0C0.84 0 1 0.15 1 0.3C1 0.46 0.84 0.52 0.77 0.65L0.23 0.65C0.16 0.52 0 0.46 0 0.3C0 0.15 0.16 0 0.5 0Z; M0.23 0.65L0.77 0.65L0.72 0.8L0.28 0.8Z; box 0.28 0.8 0.44 0.05 0.03; box 0.28 0.85 0.44 0.05 0.03; box 0.28 0.9 0.44 0.05 0.03; M0.32 0.95L0.68 0.95L0.6 1L0.4 1Z`,
  draw: (pen, { glow, cap, brand }) => [
    circle(400, 286, 330, pen.rad(`0 ${LIGHT[glow].halo} .5,.5 ${LIGHT[glow].halo} .2,1 ${LIGHT[glow].halo} 0`)),
    shadow(pen, 404, 720, 92, 18),
    cap === 'screw' ? screwCap(pen) : bayonetCap(pen),
    globe(pen, glow),
    // collar
    roundSolid(pen, 'M292 486A108 18 0 0 0 508 486L486 590A86 14 0 0 1 314 590Z', FINISH.white),
    repeat(5, (i) => rect(330 + i * 32, 516 + (i === 0 || i === 4 ? -3 : 0), 8, 46, 4, '#000', { opacity: 0.12 })),
    wordMark(400, 590, brand, FINISH.white, 18),
  ],
});
