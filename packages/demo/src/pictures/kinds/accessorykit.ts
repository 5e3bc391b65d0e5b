import { defineKind, framed, type Layer, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, METAL, PLASTIC, shadow, text } from '../materials.ts';
import { circle, ellipse, fillPath, group, layers, litPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';

/** The carton at the back: kraft board with a printed band. */
const carton = (pen: Pen, words: string, brand: string): Layer => [
  fillPath('M176 230L206 192H606L576 230Z', pen.diag('0 #F3E4C6,1 #D6BE92')),
  fillPath('M576 230L606 192V620L576 660Z', pen.lin('0 #A88A58,1 #86693c')),
  rect(176, 228, 402, 434, 5, pen.diag('0 #E6D0A6,.5 #D6BC8A,1 #BD9F68')),
  rect(176, 228, 402, 434, 5, pen.v('0 #fff .2,.3 #fff 0,1 #000 .16')),
  rect(176, 286, 402, 122, 0, pen.lin('0 #1F6350,.3 #2a7560,1 #0B3128')),
  brandMark(206, 330, brand, { mark: '#F6C445' }, 18, 'start'),
  text(206, 378, words, { size: 34, fill: '#fff', weight: 600, letterSpacing: -0.5 }),
  roundPath('M206 444h120M206 466h84', '#6b5226', 6, 0.4),
];

/** A brush roll lying down, with spiral bristles. */
const ROLLER_TUBE = 'M150 632H600A26 44 0 0 1 600 720H150A26 44 0 0 1 150 632Z';
const roller = (pen: Pen): Layer => [
  shadow(pen, 380, 720, 268, 20),
  fillPath(ROLLER_TUBE, pen.v('0 #2F7A63,.22 #8fd0b6,.5 #2F7A63,1 #0B3128')),
  group(
    { clip: pen.clip(fillPath(ROLLER_TUBE, '#000')) },
    repeat(9, (i) =>
      strokePath(`M${96 + i * 62} 736C${120 + i * 62} 700 ${150 + i * 62} 660 ${178 + i * 62} 620`, '#26292a', 15, {
        opacity: 0.85,
      }),
    ),
    repeat(9, (i) =>
      strokePath(`M${90 + i * 62} 736C${114 + i * 62} 700 ${144 + i * 62} 660 ${172 + i * 62} 620`, '#F6BC2C', 4, {
        opacity: 0.8,
      }),
    ),
    rect(120, 630, 520, 92, 0, pen.v('0 #000 .2,.24 #fff .24,.5 #fff 0,1 #000 .5')),
  ),
  ellipse(602, 676, 27, 44, pen.lin(PLASTIC)),
  ellipse(606, 676, 17, 28, pen.diag('0 #6d7274,1 #17191a')),
  rect(606, 669, 38, 14, 6, pen.v('0 #F6F7F7,.5 #B9BEC0,1 #6b7174')),
];

/** A side brush: three arms of bristle. */
const sideBrush = (pen: Pen, cx: number, cy: number): string =>
  layers(
    repeat(3, (i) =>
      group(
        { transform: `rotate(${i * 120 + 4} ${cx} ${cy})` },
        fillPath(
          `M${cx - 8} ${cy - 20}L${cx - 32} ${cy - 104}Q${cx} ${cy - 118} ${cx + 32} ${cy - 104}L${cx + 8} ${cy - 20}Z`,
          pen.v('0 #8d9395,.5 #45494b,1 #26292a'),
        ),
        strokePath(
          `M${cx - 18} ${cy - 102}L${cx - 4} ${cy - 24}M${cx} ${cy - 108}V${cy - 24}M${cx + 18} ${cy - 102}L${cx + 4} ${cy - 24}`,
          '#fff',
          2,
          { opacity: 0.25 },
        ),
      ),
    ),
    circle(cx, cy, 30, pen.diag('0 #FFE9B0,.5 #F6BC2C,1 #B57F0A')),
    circle(cx, cy, 11, pen.diag('0 #F6F7F7,1 #6b7174')),
  );

/** A pleated filter, upright. */
const flatFilter = (pen: Pen): Layer => [
  shadow(pen, 640, 632, 84, 14),
  rect(562, 452, 156, 178, 14, pen.lin('0 #34383a,.3 #5d6264,1 #17191a')),
  rect(576, 466, 128, 150, 6, '#F4F1E8'),
  repeat(12, (i) => rect(577 + i * 10.6, 466, 8, 150, 2, pen.lin('0 #C9C4B4,.5 #FFFDF6,1 #D6D0BF'))),
  rect(614, 440, 52, 16, 6, '#1F6350'),
];

/** A round filter with its cap, for a stick vacuum. */
const roundFilter = (pen: Pen): Layer => [
  shadow(pen, 644, 640, 92, 16),
  fillPath('M562 478H722V612A80 20 0 0 1 562 612Z', pen.lin('0 #B9B4A4,.24 #FFFDF6,.6 #E4DECD,1 #A29C8A')),
  repeat(15, (i) => rect(566 + i * 10.4, 480, 3, 142, 1.5, '#6b6452', { opacity: 0.3 })),
  fillPath(
    'M556 446Q556 430 642 430T728 446V488A86 22 0 0 1 556 488Z',
    pen.lin('0 #4d3a86,.25 #9a86cf,.6 #6a55a8,1 #382a66'),
  ),
  ellipse(642, 444, 86, 18, pen.diag('0 #B9A8E4,.5 #7f6abf,1 #55429a')),
  ellipse(642, 444, 40, 8, '#382a66'),
];

const crevice = (pen: Pen): Layer => [
  shadow(pen, 128, 660, 66, 14),
  fillPath('M92 470H156L176 652Q178 664 164 664H84Q70 664 72 652Z', pen.lin(PLASTIC)),
  rect(86, 384, 76, 92, 12, pen.lin('0 #26292a,.28 #6d7274,.6 #303435,1 #111213')),
  rect(82, 404, 84, 12, 6, pen.lin(METAL)),
  litPath('M98 484H116L106 652H84Z', 0.12),
];

export const accessorykit = defineKind('Vacuum accessory kit', 'laundry-bench', {
  params: { content: oneOf(['robot', 'stick']), ...size([80, 400, 200], [80, 400, 220], [30, 250, 80]) },
  ...framed([176, 192, 430, 470], [380, 400, 330]),
  outline: lines`box 0 0 1 1 0.02; box 0 0.14 1 0.26 0`,
  draw(pen, { content, brand }) {
    const robot = content === 'robot';
    return [
      shadow(pen, 400, 664, 246, 22),
      carton(pen, robot ? 'Robot care kit' : 'Stick tool kit', brand),
      group({ transform: 'translate(0 62)' }, robot ? flatFilter(pen) : roundFilter(pen)),
      robot
        ? shadow(pen, 118, 700, 104, 12) + sideBrush(pen, 124, 632)
        : group({ transform: 'translate(6 34)' }, crevice(pen)),
      roller(pen),
    ];
  },
});
