import { defineKind, FINISH, int, lines, oneOf, type Pen, type Ramp, size } from '../define-kind.ts';
import { brandMark, METAL, roundSolid, shadow, text } from '../materials.ts';
import { ellipse, fillPath, group, type Layer, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const BODY = 'M-112 -440A112 26 0 0 1 112 -440V-44A112 30 0 0 1 -112 -44Z';
const LABEL = 'M-112 -330A112 26 0 0 0 112 -330V-110A112 28 0 0 1 -112 -110Z';
const BAND: Readonly<Record<'sky' | 'eucalypt', Ramp>> = {
  sky: '0 #2a6f92,.22 #6fb7d3,.55 #3b8fb5,1 #1c5473',
  eucalypt: '0 #1f5c4a,.22 #63a78d,.55 #2F7A63,1 #11402f',
};
const DROP = 'M0 -292C26 -256 40 -238 40 -214A40 40 0 0 1 -40 -214C-40 -238 -26 -256 0 -292Z';

/** One cartridge, its base at the origin. */
const cartridge = (pen: Pen, band: Ramp, brand: string): Layer => [
  shadow(pen, 6, -16, 120, 26),
  // head
  roundSolid(pen, 'M-58 -560Q-58 -574 0 -574T58 -560V-500H-58Z', FINISH.silver),
  repeat(2, (i) => rect(-62, -548 + i * 24, 124, 11, 5.5, pen.lin('0 #0b0c0d,.28 #55595b,1 #08090a'))),
  ellipse(0, -566, 52, 9, pen.v('0 #A9AEAC,1 #F4F5F3')),
  ellipse(0, -566, 20, 4, '#17191a'),
  roundSolid(pen, 'M-88 -494Q-88 -508 0 -508T88 -494L96 -446A104 24 0 0 1 -96 -446Z', FINISH.white),
  rect(-122, -486, 46, 24, 8, pen.lin(METAL)) + rect(76, -486, 46, 24, 8, pen.lin(METAL)),
  roundSolid(pen, BODY, FINISH.white),
  repeat(3, (i) => strokePath(`M-112 ${-416 + i * 22}A112 26 0 0 0 112 ${-416 + i * 22}`, '#000', 3, { opacity: 0.1 })),
  fillPath(LABEL, pen.lin(band)),
  fillPath(DROP, '#fff', { opacity: 0.92, transform: 'translate(0 20)' }),
  roundPath('M-18 -196A24 24 0 0 0 -4 -172', '#7fb3c9', 5),
  text(0, -112, 'Pure water', { size: 20, fill: '#fff', weight: 600, anchor: 'middle' }),
  brandMark(0, -52, brand, FINISH.white, 15),
  rect(-92, -420, 8, 366, 4, '#fff', { opacity: 0.55 }),
];

export const waterfilter = defineKind('Fridge water filter', 'kitchen-bench', {
  params: {
    finish: oneOf(['sky', 'eucalypt']),
    count: int(1, 3, 1),
    ...size([30, 140, 62], [80, 400, 160], [30, 140, 62]),
  },
  detail: { x: 240, y: 270, size: 330 },
  box: ({ count }) => {
    if (count === 1) return { x: 276, y: 120, w: 246, h: 598 };
    return { x: count === 2 ? 146 : 276, y: 142, w: 232, h: 576 };
  },
  outline: lines`box 0.28 0 0.44 0.14 0.1; box 0 0.12 1 0.06 0.05; box 0.05 0.18 0.9 0.82 0.12; M0.05 0.4L0.95 0.4M0.05 0.8L0.95 0.8`,
  draw(pen, { finish, count, brand }) {
    const put = (x: number, y: number, scale: number) =>
      group({ transform: `translate(${x} ${y}) scale(${scale})` }, cartridge(pen, BAND[finish], brand));
    if (count === 1) return put(399, 736, 1.08);
    if (count === 2) return put(540, 700, 0.94) + put(266, 734, 1.02);
    return put(190, 690, 0.86) + put(606, 690, 0.86) + put(398, 734, 1.02);
  },
});
