import { anyFinish, defineKind, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, lyingSolid, METAL, roundSolid, shadow, solid } from '../materials.ts';
import { boxPath, ovalPath, path } from '../paths.ts';
import { circle, ellipse, fillPath, layers, litPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const HEAD =
  'M152 236C152 168 204 148 290 144L560 134C628 134 668 166 668 224V268C668 308 640 326 600 326H262C190 326 152 300 152 236Z';
const COLUMN = 'M520 312H650C654 420 662 540 672 676H470C520 640 530 480 520 312Z';
const FOOT = 'M150 700Q150 668 196 666H640Q690 668 690 700V706Q690 716 678 716H162Q150 716 150 706Z';
const BOWL = 'M196 424H446C446 524 424 596 388 636Q372 654 350 656H292Q270 654 254 636C218 596 196 524 196 424Z';

/** The part of a wire whisk that shows above the rim. */
function whisk(pen: Pen): string {
  const wire = (spread: number) =>
    path`M321 366C${321 + spread} 378 ${321 + spread * 1.5} 400 ${321 + spread * 1.7} 430`;
  return layers(
    rect(288, 322, 66, 20, 8, pen.lin(METAL)),
    rect(308, 340, 26, 32, 6, pen.lin(METAL)),
    repeat(7, (index) => roundPath(wire((index - 3) * 15), '#5d6466', 5)),
    repeat(7, (index) =>
      strokePath(wire((index - 3) * 15), '#F4F5F5', 2, { cap: 'round', transform: 'translate(-1 0)' }),
    ),
  );
}

export const standmixer = defineKind('Stand mixer', 'kitchen-bench', {
  params: { finish: anyFinish('red'), ...size([150, 450, 240], [250, 500, 370], [180, 500, 380]) },
  ...framed([134, 134, 556, 582], [140, 250, 330]),
  outline: ({ x, y, w, h }) =>
    path`M${x + w * 0.2} ${y + h * 0.2}Q${x + w * 0.2} ${y} ${x + w / 2} ${y}T${x + w * 0.8} ${y + h * 0.2}V${y + h * 0.26}Q${x + w * 0.78} ${y + h * 0.33} ${x + w * 0.7} ${y + h * 0.33}H${x + w * 0.3}Q${x + w * 0.22} ${y + h * 0.33} ${x + w * 0.2} ${y + h * 0.26}ZM${x + w * 0.08} ${y + h * 0.48}H${x + w * 0.92}Q${x + w * 0.9} ${y + h * 0.9} ${x + w * 0.62} ${y + h * 0.9}H${x + w * 0.38}Q${x + w * 0.1} ${y + h * 0.9} ${x + w * 0.08} ${y + h * 0.48}ZM${x + w * 0.44} ${y + h * 0.33}v${h * 0.15}M${x + w * 0.56} ${y + h * 0.33}v${h * 0.15}` +
    boxPath(x, y + h * 0.91, w, h * 0.09, 10) +
    ovalPath(x + w / 2, y + h * 0.16, w * 0.1),
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w} ${y + h}H${x}V${y + h * 0.95}Q${x} ${y + h * 0.91} ${x + w * 0.08} ${y + h * 0.91}H${x + w * 0.6}Q${x + w * 0.7} ${y + h * 0.8} ${x + w * 0.68} ${y + h * 0.33}H${x + w * 0.16}Q${x - w * 0.02} ${y + h * 0.3} ${x + w * 0.02} ${y + h * 0.16}Q${x + w * 0.04} ${y + h * 0.02} ${x + w * 0.2} ${y + h * 0.02}L${x + w * 0.8} ${y}Q${x + w} ${y + h * 0.02} ${x + w * 0.98} ${y + h * 0.24}L${x + w * 0.94} ${y + h * 0.34}L${x + w * 0.97} ${y + h * 0.91}H${x + w}ZM${x + w * 0.08} ${y + h * 0.5}h${w * 0.48}q${-w * 0.02} ${h * 0.4} ${-w * 0.16} ${h * 0.4}h${-w * 0.16}q${-w * 0.14} 0 ${-w * 0.16} ${-h * 0.4}Z`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 420, 720, 300, 26),
    // stand
    roundSolid(pen, COLUMN, f),
    solid(pen, FOOT, f),
    litPath('M176 674H640Q664 676 676 688H162Q166 676 176 674Z', f.edge * 0.45),
    rect(160, 706, 522, 10, 5, '#000', { opacity: 0.28 }),
    ellipse(321, 668, 108, 13, '#000', { opacity: 0.3 }),
    whisk(pen),
    // bowl
    roundPath('M206 470Q128 466 136 530Q146 588 236 578', pen.lin(METAL), 13),
    fillPath(BOWL, pen.lin('0 #7f8587,.12 #F2F4F4,.34 #FBFBFB,.56 #9DA4A6,.74 #CDD1D2,.9 #8d9395,1 #61676a')),
    fillPath(BOWL, pen.v('0 #fff .2,.3 #fff 0,.7 #000 .05,1 #000 .35')),
    litPath('M240 440C242 520 254 584 282 630L300 640C276 580 268 516 268 440Z', 0.5),
    rect(186, 414, 270, 14, 7, pen.v('0 #FFFFFF,.45 #C9CED0,1 #7b8184')),
    rect(272, 650, 98, 18, 6, pen.lin(METAL)),
    // head
    fillPath('M521 322H650L651 346Q580 364 523 356Z', pen.v('0 #000 .5,1 #000 0')),
    lyingSolid(pen, HEAD, f),
    litPath('M222 168C300 156 460 150 566 150Q612 152 634 172C560 164 330 166 214 190Q214 172 222 168Z', f.edge * 0.7),
    rect(160, 262, 506, 15, 4, pen.v('0 #FFFFFF,.4 #D3D7D8,1 #868c8f')),
    ellipse(160, 226, 15, 36, pen.lin('0 #FBFBFB,.5 #B9BEC0,1 #767c7f')),
    ellipse(157, 226, 9, 26, pen.diag('0 #9aa1a3,1 #F1F3F3')),
    rect(474, 290, 96, 12, 6, '#000', { opacity: 0.42 }),
    circle(503, 298, 15, '#000', { opacity: 0.25 }),
    circle(500, 295, 14, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #7b8184')),
    brandMark(420, 236, brand, f, 24),
  ],
});
