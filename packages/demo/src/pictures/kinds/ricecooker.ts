import { anyFinish, defineKind, framed, size } from '../define-kind.ts';
import { brandMark, button, caption, displayGlass, figures, shadow, sheen } from '../materials.ts';
import { boxPath, dimPath, ellipse, fillPath, litPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';
import { lamp, METAL, roundSolid } from '../solids.ts';

const BODY =
  'M150 456C150 300 250 244 392 244S634 300 634 456V590C634 668 592 706 516 706H268C192 706 150 668 150 590Z';
const LID = 'M150 440C152 300 250 244 392 244S632 300 634 440C560 474 224 474 150 440Z';

export const ricecooker = defineKind('Rice cooker', 'kitchen-bench', {
  params: { finish: anyFinish('white'), ...size([180, 400, 265], [160, 350, 245], [200, 450, 360]) },
  ...framed([134, 176, 516, 542], [232, 400, 320]),
  outline: () =>
    `${BODY}M150 440C224 474 560 474 634 440M140 430C108 330 138 184 392 176S676 330 644 430${boxPath(262, 496, 260, 118, 26)}`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 400, 720, 262, 26),
    // carry handle
    roundPath(
      'M152 430C120 330 150 196 392 188S664 330 632 430',
      pen.lin('0 #3a3e40,.3 #62676a,.6 #34383a,1 #131516'),
      24,
    ),
    roundPath('M150 330C170 230 270 186 400 184', '#fff', 4, 0.3),
    // shell
    rect(214, 698, 64, 20, 6, '#17191a'),
    rect(506, 698, 64, 20, 6, '#121314'),
    roundSolid(pen, BODY, f),
    fillPath(BODY, pen.v(`0 #fff ${f.dark ? 0.12 : 0.3},.3 #fff 0,.66 #000 0,1 #000 .26`)),
    dimPath(
      'M150 590C150 668 192 706 268 706H516C592 706 634 668 634 590C620 640 584 664 516 664H268C200 664 164 640 150 590Z',
      f.dark ? 0.3 : 0.08,
    ),
    // lid
    fillPath(LID, pen.v(`0 #fff ${f.dark ? 0.16 : 0.5},.6 #fff 0,1 #000 .1`)),
    litPath('M184 410C196 318 268 270 372 264C272 282 232 340 226 428Q204 424 184 410Z', f.edge * 0.6),
    strokePath('M151 444C226 478 558 478 633 444', '#0d0f10', 5, { opacity: f.dark ? 0.8 : 0.5 }),
    strokePath('M152 450C226 484 558 484 632 450', '#fff', 2.4, { opacity: f.edge * 0.7 }),
    ellipse(392, 264, 76, 19, '#000', { opacity: 0.18 }),
    ellipse(392, 258, 74, 19, pen.lin(METAL)),
    ellipse(392, 256, 60, 13, pen.diag('0 #34383a,1 #0d0f10')),
    repeat(5, (index) => rect(354 + index * 17, 252, 9, 7, 3.5, '#8d9395')),
    // panel
    rect(344, 432, 96, 40, 16, '#000', { opacity: 0.25 }),
    rect(342, 426, 100, 40, 15, pen.v('0 #FFFFFF,.4 #D3D7D8,1 #858b8e')),
    rect(368, 438, 48, 5, 2.5, '#000', { opacity: 0.25 }),
    displayGlass(pen, 262, 496, 260, 118, 26, false),
    figures(392, 558, '0:28', 44, 'middle'),
    caption(392, 586, 'Jasmine · warm after', 14, 'middle'),
    lamp(pen, 292, 542, 4, '#F6C445'),
    sheen(pen, 264, 498, 256, 114, 0.16),
    repeat(3, (index) => button(pen, 340 + index * 52, 642, 13)),
    brandMark(392, 690, brand, f, 13),
  ],
});
