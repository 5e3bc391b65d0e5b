import { anyFinish, defineKind, FINISH, type Finish, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, METAL, roundSolid, shadow, text } from '../materials.ts';
import { circle, ellipse, fillPath, layers, path, rect, repeat, strokePath } from '../shapes.ts';

type Reach = 'zoom' | 'prime' | 'tele';

const BARRELS: Readonly<Record<Reach, { readonly top: number; readonly wide: number; readonly words: string }>> = {
  zoom: { top: 196, wide: 166, words: '24–70 mm 1:2.8' },
  prime: { top: 330, wide: 172, words: '50 mm 1:1.8' },
  tele: { top: 110, wide: 158, words: '100–400 mm 1:5' },
};
const FOOT = 676;
/** How far a ring curves down in the middle, seen from slightly above. */
const BEND = 0.2;

const ring = (y: number, high: number, wide: number, foot = wide): string =>
  path`M${400 - wide} ${y}A${wide} ${wide * BEND} 0 0 0 ${400 + wide} ${y}L${400 + foot} ${y + high}A${foot} ${foot * BEND} 0 0 1 ${400 - foot} ${y + high}Z`;

/** Rubber ribs, closer together towards the edges. */
function ribs(pen: Pen, y: number, high: number, wide: number): string {
  const skin = ring(y, high, wide);
  return layers(
    fillPath(skin, pen.lin('0 #0d0e0f,.12 #26292a,.3 #54585a,.5 #303435,.8 #17191a,1 #08090a')),
    repeat(29, (i) => {
      const turn = ((i + 1) / 30) * Math.PI;
      const x = 400 - Math.cos(turn) * wide;
      const drop = Math.sin(turn) * wide * BEND;
      return rect(x - 2, y + drop + 5, 2 + Math.sin(turn) * 3.4, high - 10, 1.6, '#000', { opacity: 0.5 });
    }),
    strokePath(path`M${400 - wide} ${y + 2}A${wide} ${wide * BEND} 0 0 0 ${400 + wide} ${y + 2}`, '#fff', 2, {
      opacity: 0.16,
    }),
  );
}

function barrel(pen: Pen, f: Finish, reach: Reach): string {
  const { top, wide } = BARRELS[reach];
  const high = FOOT - top;
  const part = (from: number, to: number, grow = 0) =>
    roundSolid(pen, ring(top + high * from, high * (to - from), wide + grow), f);
  return layers(
    roundSolid(pen, ring(FOOT - 26, 44, wide * 0.84, wide * 0.8), FINISH.silver),
    part(0.78, 0.96, -4),
    part(0, 0.8),
    ribs(pen, top + high * 0.12, high * 0.24, wide + 5),
    reach !== 'prime' && ribs(pen, top + high * 0.52, high * 0.18, wide + 5),
    fillPath(ring(top + high * 0.76, 9, wide + 1), pen.lin('0 #8a5e06,.26 #FFD766,.6 #E3A010,1 #7a5205')),
    repeat(9, (i) => {
      const turn = ((i + 3) / 14) * Math.PI;
      const drop = Math.sin(turn) * wide * BEND;
      return rect(400 - Math.cos(turn) * wide, top + high * 0.42 + drop, 2, i % 2 ? 8 : 14, 1, f.mark, {
        opacity: 0.7,
      });
    }),
  );
}

function frontGlass(pen: Pen, reach: Reach): string {
  const { top, wide } = BARRELS[reach];
  const oval = (scale: number, fill: string, drop = 0) =>
    ellipse(400, top + drop, wide * scale, wide * scale * BEND * 1.5, fill);
  return layers(
    oval(1, pen.lin(METAL)),
    oval(0.975, pen.diag('0 #55595b,.5 #2b2e30,1 #17191a'), 1),
    oval(0.86, pen.v('0 #050606,1 #3a3e40'), 3),
    oval(0.76, pen.rad('0 #3d7a8c,.4 #1b3f4e,.75 #0f1f28,1 #040607', 0.4, 0.35, 0.7), 8),
    oval(0.5, pen.rad('0 #8a539b .8,.5 #2a1f45 .6,1 #0b0d16 .2', 0.6, 0.6, 0.6), 10),
    ellipse(400 - wide * 0.34, top + 2, wide * 0.2, wide * 0.055, '#fff', {
      opacity: 0.55,
      transform: `rotate(-12 ${400 - wide * 0.34} ${top})`,
    }),
    circle(400 + wide * 0.34, top + 18, 6, '#8fd0c0', { opacity: 0.5 }),
  );
}

export const lens = defineKind('Camera lens', 'study-desk', {
  params: {
    finish: anyFinish('matte'),
    reach: oneOf(['zoom', 'prime', 'tele']),
    ...size([50, 160, 88], [30, 400, 135], [50, 160, 88]),
  },
  detail: { x: 234, y: 400, size: 332 },
  box: ({ reach }) => {
    const { top, wide } = BARRELS[reach];
    return { x: 394 - wide, y: top - wide * 0.3, w: wide * 2 + 12, h: 726 - top + wide * 0.3 };
  },
  outline: lines`box 0.02 0 0.96 0.14 0.02; box 0 0.14 1 0.24 0.02; box 0.02 0.38 0.96 0.16 0; box 0 0.54 1 0.18 0.02; box 0.02 0.72 0.96 0.2 0.02; box 0.1 0.92 0.8 0.08 0.02; M0.02 0.78L0.98 0.78`,
  draw(pen, { reach, brand }, { f }) {
    const { top, wide, words } = BARRELS[reach];
    const high = FOOT - top;
    return [
      shadow(pen, 406, 712, wide * 0.98, 30),
      barrel(pen, f, reach),
      frontGlass(pen, reach),
      brandMark(400, top + high * (reach === 'prime' ? 0.66 : 0.065) + wide * BEND, brand, f, 14),
      text(400, top + high * 0.88 + wide * BEND, words, {
        size: 15,
        fill: f.mark,
        weight: 600,
        anchor: 'middle',
        letterSpacing: 1,
      }),
    ];
  },
});
