import { anyFinish, defineKind, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { boxPath, n, ovalPath, path } from '../paths.ts';
import { circle, coats, ellipse, layers, paint, rect, repeat, strokePath } from '../shapes.ts';

const HUMP = 'M300 250L326 196Q332 184 348 184H470Q486 184 492 196L518 250Z';
const CX = 432;
const CY = 462;

const skinOf = (pen: Pen, f: Finish) =>
  pen.lin(f.dark ? '0 #2a2c2d,.3 #303334,1 #151617' : '0 #4a4540,.3 #55504a,1 #2b2724');

function body(pen: Pen, f: Finish): string {
  const skin = skinOf(pen, f);
  return layers(
    rect(124, 244, 556, 436, 46, pen.lin(f.face)),
    rect(124, 244, 556, 436, 46, pen.v(`0 #fff ${f.dark ? 0.2 : 0.4},.12 #fff .02,.6 #000 0,1 #000 .3`)),
    coats(124, 316, 556, 296, 0, skin, pen.dots('#fff', 0.07, 6, 1.2)),
    rect(124, 312, 556, 3, 0, '#fff', { opacity: 0.16 }),
    rect(124, 612, 556, 3, 0, '#000', { opacity: 0.3 }),
    coats(112, 268, 108, 396, 44, skin, pen.dots('#fff', 0.07, 6, 1.2), pen.lin('0 #fff .14,.4 #fff .02,1 #000 .5')),
    circle(262, 290, 10, pen.rad('0 #5b1020,1 #1a0508')),
    rect(566, 270, 84, 26, 6, '#111', { opacity: 0.35 }),
  );
}

function barrel(pen: Pen): string {
  const ring = (r: number, ramp: string) => circle(CX, CY, r, pen.diag(ramp));
  return layers(
    circle(CX + 14, CY + 20, 196, pen.rad('.8 #000 .5,1 #000 0')),
    ring(186, '0 #7d8284,.3 #34383a,.7 #17191a,1 #0a0b0c'),
    ring(172, '0 #2b2e2f,.5 #17191a,1 #3a3e40'),
    strokePath(ovalPath(CX, CY, 162), '#0b0c0d', 14, { dash: '4 5', opacity: 0.8 }),
    ring(146, '0 #5d6264,.4 #25282a,1 #0d0e0f'),
    ring(140, '0 #0d0e0f,1 #34383a'),
    ring(124, '0 #101213,1 #24282a'),
  );
}

function glass(pen: Pen): string {
  const glare = `rotate(-42 ${n(CX - 44)} ${n(CY - 46)})`;
  return layers(
    circle(CX, CY, 104, pen.rad('0 #2a5a6b,.35 #17323f,.7 #0c161d,1 #030506', 0.42, 0.38, 0.66)),
    circle(CX, CY, 66, pen.rad('0 #6b3f7a .8,.5 #2a1f45 .6,1 #0b0d16 .2', 0.6, 0.6, 0.6)),
    circle(CX, CY, 34, '#040506'),
    ellipse(CX - 44, CY - 46, 34, 20, '#fff', { opacity: 0.5, transform: glare }),
    circle(CX + 42, CY + 44, 10, '#8fd0c0', { opacity: 0.45 }),
    circle(CX + 56, CY + 22, 5, '#F6C445', { opacity: 0.5 }),
    text(CX, CY - 112, '24–70  1:2.8', { size: 12, fill: '#C9CECF', anchor: 'middle', letterSpacing: 1.6 }),
    strokePath(path`M${CX - 128} ${CY + 128}A181 181 0 0 0 ${CX + 128} ${CY + 128}`, '#F6BC2C', 3, { opacity: 0.75 }),
  );
}

export const camera = defineKind('Camera', 'study-desk', {
  params: { finish: anyFinish('matte'), ...size([80, 200, 131], [50, 160, 96], [30, 260, 79]) },
  ...framed([112, 168, 568, 512], [240, 270, 384]),
  outline: () =>
    boxPath(112, 244, 568, 436, 44) +
    HUMP +
    ovalPath(CX, CY, 186) +
    ovalPath(CX, CY, 124) +
    boxPath(176, 222, 96, 22, 6),
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.5} ${y + h * 0.12}h${w * 0.5}v${h * 0.88}h${-w * 0.5}ZM${x} ${y + h * 0.26}h${w * 0.5}v${h * 0.64}h${-w * 0.5}Z`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 404, 690, 300, 26),
    // top
    paint(HUMP, pen.lin(f.face), pen.v('0 #fff .26,1 #fff 0')),
    rect(176, 222, 96, 34, 10, pen.lin('0 #55595b,.3 #7d8284,1 #202324')),
    rect(194, 204, 54, 24, 12, pen.lin('0 #8d9395,.3 #F3F4F4,1 #6b7174')),
    rect(548, 220, 76, 34, 8, pen.lin('0 #45494b,.3 #6d7274,1 #1b1d1e')),
    repeat(7, (index) => rect(553 + index * 10, 222, 3, 30, 1.5, '#000', { opacity: 0.45 })),
    rect(368, 168, 72, 18, 4, '#1b1d1e'),
    body(pen, f),
    barrel(pen),
    glass(pen),
    brandMark(409, 232, brand, f, 20),
  ],
});
