import { anyFinish, defineKind, type Finish, flag, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, face, figures, knob, shadow, sheen } from '../materials.ts';
import { boxPath, ellipse, fillPath, layers, ovalPath, path, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const BOX = { x: 96, y: 92, w: 608, h: 612 };
const { x, y, w, h } = BOX;
const INSIDE = { x: x + 66, y: y + 238, w: w - 132, h: 308 };

function panel(pen: Pen, f: Finish, knobs: 'two' | 'four' | 'touch'): string {
  const places = { two: [96, w - 96], four: [64, 146, w - 146, w - 64], touch: [] }[knobs];
  return layers(
    face(pen, x, y, w, h, 7, f),
    rect(x + 8, y + 8, w - 16, 112, 5, pen.diag('0 #34393B,.35 #1d2022,1 #0c0e0f')),
    rect(x + 214, y + 34, 180, 60, 8, '#040505'),
    figures(400, y + 78, '12:30', 38, 'middle', '#F3FAF6'),
    places.map((left) => knob(pen, x + left, y + 64, knobs === 'four' ? 31 : 38)),
    knobs === 'touch' && touchKeys(),
  );
}

const touchKeys = (): string =>
  [90, 130, 170, 440, 480, 520]
    .map((left, index) =>
      strokePath(ovalPath(x + left, y + 64, 13), '#C9D1CE', 2, { opacity: index === 3 ? 0.9 : 0.4 }),
    )
    .join('');

const racks = (): string =>
  [86, 182]
    .map((drop, index) => {
      const edge = 12 - index * 2;
      const rail = path`M${INSIDE.x + edge} ${INSIDE.y + drop}H${INSIDE.x + INSIDE.w - edge}`;
      const bars = repeat(16, (bar) =>
        rect(INSIDE.x + ((bar + 1) * INSIDE.w) / 17, INSIDE.y + drop, 1.6, 15, 0, '#F1D3A9', { opacity: 0.34 }),
      );
      return strokePath(rail, '#E9C79C', 4, { opacity: 0.8 }) + bars;
    })
    .join('');

/** A pie on the lower rack. */
function pie(pen: Pen): string {
  const top = INSIDE.y;
  const dish = path`M282 ${top + 148}Q400 ${top + 136} 518 ${top + 148}L502 ${top + 180}H298Z`;
  const crust = path`M290 ${top + 148}Q300 ${top + 112} 344 ${top + 116}Q372 ${top + 92} 410 ${top + 108}Q452 ${top + 96} 470 ${top + 122}Q508 ${top + 124} 511 ${top + 148}Q400 ${top + 138} 290 ${top + 148}Z`;
  const cuts = path`M352 ${top + 128}q10 -10 22 -4M400 ${top + 122}q12 -8 24 0M446 ${top + 128}q10 -6 20 4`;
  return layers(
    ellipse(400, top + 178, 132, 12, '#1a0d06', { opacity: 0.6 }),
    fillPath(dish, pen.lin('0 #F6F2EA,.5 #D8CFC0,1 #9b8f7d')),
    fillPath(crust, pen.diag('0 #E8A849,.5 #C57A2B,1 #7d4716')),
    roundPath(cuts, '#7d4716', 4, 0.55),
  );
}

function inside(pen: Pen, lit: boolean): string {
  const glow = pen.rad('0 #F2AE58,.4 #A9602A,.78 #482611,1 #1d1009', 0.5, 0.34, 0.72);
  const lamp = path`M${INSIDE.x + 56} ${INSIDE.y + 40}H${INSIDE.x + INSIDE.w - 56}L${INSIDE.x + INSIDE.w - 92} ${INSIDE.y + 30}H${INSIDE.x + 92}Z`;
  return layers(
    rect(INSIDE.x, INSIDE.y, INSIDE.w, INSIDE.h, 16, lit ? glow : pen.v('0 #121415,1 #0a0b0c')),
    lit && layers(fillPath(lamp, '#FFE3AE', { opacity: 0.55 }), racks(), pie(pen)),
    rect(INSIDE.x, INSIDE.y, INSIDE.w, INSIDE.h, 16, pen.v('0 #000 .5,.2 #000 0,.8 #000 0,1 #000 .55')),
    sheen(pen, x + 8, y + 139, w * 0.94, h - 147, 0.17),
  );
}

export const oven = defineKind('Built-in oven', 'kitchen-under-bench', {
  params: {
    finish: anyFinish('steel'),
    knobs: oneOf(['two', 'four', 'touch']),
    lit: flag(true),
    ...size([400, 1000, 595], [350, 1000, 595], [400, 700, 570]),
  },
  box: () => BOX,
  cabinet: () => ({ depth: 540, inset: 22, lift: 26 }),
  outline: () =>
    boxPath(x, y, w, h, 5) +
    path`M${x} ${y + 128}h${w}` +
    boxPath(x + 54, y + 176, w - 108, 20, 9) +
    boxPath(INSIDE.x, INSIDE.y, INSIDE.w, INSIDE.h, 16),
  sideOutline: (r) => boxPath(r.x, r.y, r.w, r.h, 2) + path`M${r.x + r.w * 0.05} ${r.y}v${r.h}`,
  draw: (pen, { knobs, lit, brand }, { flat, f }) => [
    !flat && shadow(pen, 396, 712, 304, 20),
    panel(pen, f, knobs),
    // door
    rect(x, y + 126, w, 5, 0, '#0b0d0e'),
    face(pen, x, y + 131, w, h - 131, 6, f),
    rect(x + 8, y + 139, w - 16, h - 147, 5, pen.diag('0 #2b2f31,.4 #17191b,1 #090a0b')),
    inside(pen, lit),
    // handle
    rect(x + 78, y + 182, 16, 26, 3, '#3c4143'),
    rect(x + w - 94, y + 182, 16, 26, 3, '#25292a'),
    rect(x + 56, y + 192, w - 112, 17, 8, '#000', { opacity: 0.5 }),
    rect(x + 54, y + 176, w - 108, 20, 10, pen.v('0 #FFFFFF,.3 #E4E7E7,.65 #A4AAAC,1 #6F7578')),
    brandMark(400, y + h - 26, brand, { mark: '#C3C8C6' }, 15),
  ],
});
