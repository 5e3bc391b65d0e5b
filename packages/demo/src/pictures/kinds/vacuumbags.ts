import { defineKind, framed, int, type Layer, lines, oneOf, type Pen, type Ramp, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { circle, dimPath, ellipse, fillPath, group, layers, litPath, rect, roundPath, strokePath } from '../shapes.ts';

const CARD: Readonly<Record<'eucalypt' | 'navy' | 'sand', { readonly ramp: Ramp; readonly ink: string }>> = {
  eucalypt: { ramp: '0 #2F8A6E,.4 #1F6350,1 #0F3D31', ink: '#FFFFFF' },
  navy: { ramp: '0 #41659c,.4 #24406c,1 #111f3a', ink: '#FFFFFF' },
  sand: { ramp: '0 #F6ECDB,.4 #E6D8C1,1 #B9A687', ink: '#4b3f2c' },
};
const BAG =
  'M-150 -360Q-162 -372 -146 -378H146Q162 -372 150 -360C176 -250 178 -120 164 -14Q160 6 136 6H-136Q-160 6 -164 -14C-178 -120 -176 -250 -150 -360Z';

/** A folded bag with the collar that fits the vacuum, its base at the origin. */
const bag = (pen: Pen): Layer => [
  shadow(pen, 6, 4, 176, 24),
  fillPath(BAG, pen.lin('0 #D9DCDA,.14 #FBFBFA,.5 #EDEFED,.85 #CDD1CE,1 #A9AEAA')),
  fillPath(BAG, pen.dots('#7b8480', 0.12, 7, 1.3)),
  fillPath(BAG, pen.v('0 #fff .3,.3 #fff 0,1 #000 .16')),
  strokePath('M-126 -352C-146 -240 -146 -120 -136 -4M126 -352C146 -240 146 -120 136 -4', '#7b8480', 3, {
    opacity: 0.35,
  }),
  roundPath('M-60 -90C-40 -70 40 -66 64 -86M-80 -40C-30 -26 40 -24 84 -40', '#7b8480', 3, 0.25),
  rect(-104, -330, 208, 192, 18, '#000', { opacity: 0.2, transform: 'translate(5 7)' }),
  rect(-104, -332, 208, 192, 18, pen.diag('0 #F7FAF8,.5 #BFE0D3,1 #7FB39B')),
  circle(0, -236, 66, pen.diag('0 #2b2e30,1 #55595b')),
  circle(0, -236, 56, pen.diag('0 #4a4e50,.5 #26292a,1 #0d0e0f')),
  circle(0, -236, 40, pen.v('0 #050606,1 #1d2021')),
  roundPath('M-40 -262A48 48 0 0 1 -8 -284', '#fff', 4, 0.3),
  rect(-34, -322, 68, 14, 7, '#1F6350'),
];

function carton(pen: Pen, tone: keyof typeof CARD, count: number, brand: string): string {
  const { ramp, ink } = CARD[tone];
  return layers(
    fillPath('M332 206L360 168H628L600 206Z', pen.lin(ramp, 0, 1, 1, 0)),
    litPath('M332 206L360 168H628L600 206Z', 0.22),
    fillPath('M600 206L628 168V676L600 712Z', pen.lin(ramp)),
    dimPath('M600 206L628 168V676L600 712Z', 0.42),
    rect(332, 204, 270, 512, 4, pen.diag(ramp)),
    rect(332, 204, 270, 512, 4, pen.v('0 #fff .16,.3 #fff 0,1 #000 .2')),
    brandMark(576, 252, brand, { mark: ink }, 18, 'end'),
    text(576, 350, `${count}`, { size: 84, fill: tone === 'sand' ? '#1F6350' : '#F6C445', weight: 700, anchor: 'end' }),
    text(576, 380, count === 1 ? 'dust bag' : 'dust bags', { size: 22, fill: ink, weight: 500, anchor: 'end' }),
    text(576, 684, 'HEPA', { size: 24, fill: ink, weight: 700, anchor: 'end', letterSpacing: 2, opacity: 0.9 }),
  );
}

export const vacuumbags = defineKind('Vacuum bags', 'laundry-bench', {
  params: {
    finish: oneOf(['eucalypt', 'navy', 'sand']),
    count: int(1, 20, 5),
    ...size([80, 400, 150], [80, 400, 250], [10, 150, 60]),
  },
  ...framed([332, 168, 296, 548], [140, 330, 330]),
  outline: lines`box 0 0 1 1 0.02; box 0.16 0.14 0.68 0.4 0.06; round 0.5 0.34 0.18`,
  draw: (pen, { finish, count, brand }) => [
    shadow(pen, 480, 718, 176, 24),
    carton(pen, finish, count, brand),
    ellipse(330, 560, 130, 150, pen.rad('0 #0b0d0c .3,1 #0b0d0c 0')),
    group({ transform: 'translate(288 716)' }, bag(pen)),
  ],
});
