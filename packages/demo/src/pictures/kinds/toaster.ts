import { anyFinish, defineKind, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, knob, shadow } from '../materials.ts';
import { circle, fillPath, group, type Layer, layers, litPath, path, rect, strokePath } from '../shapes.ts';

const BODY = 'M128 462Q128 356 236 352H564Q672 356 672 462V640Q672 694 616 694H184Q128 694 128 640Z';

const slice = (pen: Pen, x: number, y: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    fillPath(
      'M0 150V46Q-22 38 -16 14Q-8 -12 40 -12H150Q198 -12 206 14Q212 38 190 46V150Z',
      pen.lin('0 #C98A45,.3 #B4732F,1 #7d4a1a'),
    ),
    fillPath(
      'M12 150V40Q-6 34 -2 18Q4 2 42 2H148Q186 2 192 18Q196 34 178 40V150Z',
      pen.rad('0 #F3D39B,.6 #E2B36C,1 #C98A45', 0.45, 0.4, 0.7),
    ),
  );

function bread(pen: Pen, slots: 'two' | 'four'): string {
  if (slots === 'two') return slice(pen, 330, 236, 0.98) + slice(pen, 232, 226, 1.02);
  return layers(
    slice(pen, 440, 244, 0.86),
    slice(pen, 208, 244, 0.86),
    slice(pen, 420, 254, 0.88),
    slice(pen, 188, 254, 0.88),
  );
}

const lever = (pen: Pen, x: number): Layer => [
  rect(x, 416, 16, 178, 8, pen.v('0 #0b0c0d,1 #34383a')),
  rect(x - 24, 440, 76, 34, 12, '#000', { opacity: 0.22 }),
  rect(x - 28, 434, 76, 32, 12, pen.v('0 #F6F7F7,.4 #C3C8CA,1 #7b8184')),
];

export const toaster = defineKind('Toaster', 'kitchen-bench', {
  params: {
    finish: anyFinish('sand'),
    slots: oneOf(['two', 'four']),
    ...size([150, 450, 310], [120, 300, 200], [120, 350, 170]),
  },
  ...framed([128, 334, 544, 380], [330, 300, 360]),
  outline: () =>
    `${BODY}M196 334H604L640 358H160ZM128 632H672M182 694V714H242V694M558 694V714H618V694M556 416H572V594H556ZM528 434H604V466H528Z`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.16} ${y}H${x + w * 0.84}Q${x + w} ${y + h * 0.1} ${x + w} ${y + h * 0.4}V${y + h * 0.95}H${x}V${y + h * 0.4}Q${x} ${y + h * 0.1} ${x + w * 0.16} ${y}ZM${x + w * 0.08} ${y + h * 0.95}V${y + h}H${x + w * 0.24}V${y + h * 0.95}M${x + w * 0.76} ${y + h * 0.95}V${y + h}H${x + w * 0.92}V${y + h * 0.95}`,
  draw: (pen, { slots, brand }, { f }) => [
    shadow(pen, 410, 716, 300, 26),
    rect(182, 690, 60, 24, 6, '#17191a'),
    rect(558, 690, 60, 24, 6, '#121314'),
    bread(pen, slots),
    // body
    fillPath(
      'M196 334H604Q630 334 636 352L640 368H160L164 352Q170 334 196 334Z',
      pen.v(f.dark ? '0 #5d6163,1 #34383a' : '0 #B9BFC1,.5 #EEF0F0,1 #C9CECF'),
    ),
    rect(216, 340, 368, 13, 6, '#0b0c0d'),
    fillPath(BODY, pen.lin(f.face)),
    f.brush && fillPath(BODY, pen.brush(f.dark)),
    fillPath(BODY, pen.v('0 #fff .42,.18 #fff .06,.6 #000 0,1 #000 .25')),
    litPath('M140 470Q142 374 236 366H330Q188 380 180 482V640H150Q140 630 140 610Z', f.edge * 0.42),
    rect(128, 630, 544, 3, 0, '#000', { opacity: 0.14 }),
    rect(128, 633, 544, 2, 0, '#fff', { opacity: f.edge * 0.5 }),
    lever(pen, 556),
    slots === 'four' && lever(pen, 296),
    // controls
    knob(pen, 452, 506, 44, -38),
    strokePath('M398 540A64 64 0 0 1 410 458', f.mark, 3, { opacity: 0.5, dash: '2 9' }),
    [0, 1, 2].map((index) => [
      circle(430 + index * 24, 596, 6, index ? '#C9CECF' : '#F6BC2C'),
      circle(430 + index * 24, 595, 6, pen.diag('0 #fff .6,1 #000 .2')),
    ]),
    brandMark(184, 600, brand, f, slots === 'four' ? 12 : 18, 'start'),
  ],
});
