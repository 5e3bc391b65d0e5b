import { anyFinish, defineKind, framed, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { circle, fillPath, litPath, paint, path, rect, roundPath } from '../shapes.ts';

const BODY = 'M292 272C270 380 246 520 236 656Q235 668 248 668H536Q549 668 548 656C538 520 514 380 492 272Z';
const CHROME = '0 #8b9193,.22 #F4F5F5,.55 #C0C5C7,1 #6f7577';

export const kettle = defineKind('Kettle', 'kitchen-bench', {
  params: { finish: anyFinish('eucalypt'), ...size([120, 300, 220], [140, 350, 255], [100, 300, 165]) },
  ...framed([204, 168, 446, 552], [190, 150, 360]),
  outline: () =>
    `${BODY}M288 272Q296 214 392 212Q488 214 496 272ZM304 284L216 312Q198 320 208 338L282 410M486 234C612 214 680 252 666 350C658 420 628 490 606 566L540 570M505 268C590 256 634 272 628 342C622 400 600 460 580 532L534 534M236 674H548L574 718H210ZM376 212V188H360V168H424V188H408V212`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.24} ${y + h * 0.19}L${x} ${y + h}H${x + w}L${x + w * 0.76} ${y + h * 0.19}Q${x + w * 0.5} ${y - h * 0.03} ${x + w * 0.24} ${y + h * 0.19}Z`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 402, 722, 216, 26),
    // handle
    roundPath(
      'M486 250C600 232 660 262 648 346C640 410 612 480 590 548',
      pen.lin('0 #4a4e50,.5 #2b2e2f,1 #141516'),
      38,
    ),
    roundPath('M500 242C590 228 636 246 640 300', '#fff', 4, 0.28),
    fillPath('M520 536L574 528Q596 528 606 540Q604 574 588 588L526 584Z', pen.v('0 #3c4042,.5 #232627,1 #141516')),
    // spout
    fillPath('M304 290L214 316Q198 322 208 340L276 412Z', pen.lin('0 #fff 0,1 #000 .25')),
    paint('M304 284L216 312Q198 320 208 338L282 410Z', pen.lin(f.face), pen.lin('0 #000 .16,.6 #000 .02,1 #000 .14')),
    litPath('M304 284L216 312Q206 316 204 322L296 300Z', f.edge * 0.7),
    // body
    fillPath(BODY, pen.lin(f.face)),
    fillPath(BODY, pen.lin('0 #000 .22,.1 #000 .02,.3 #fff .14,.62 #000 .04,.9 #000 .26,1 #000 .1')),
    fillPath(BODY, pen.v('0 #fff .12,.4 #fff 0,1 #000 .2')),
    litPath('M312 300C296 400 280 520 272 640H294C302 520 316 400 330 300Z', f.dark ? 0.16 : 0.5),
    // lid
    fillPath('M288 272Q296 214 392 212Q488 214 496 272Z', pen.lin(CHROME)),
    rect(284, 264, 216, 16, 8, pen.v('0 #FBFBFB,.5 #B1B7B9,1 #70767a')),
    rect(376, 182, 32, 34, 8, pen.lin('0 #34383a,.3 #6b7073,1 #17191a')),
    rect(360, 168, 64, 22, 11, pen.lin('0 #3c4042,.3 #6f7476,1 #17191a')),
    // base
    rect(238, 654, 308, 18, 6, pen.lin('0 #8b9193,.2 #F4F5F5,.55 #C0C5C7,1 #6f7577')),
    fillPath(
      'M222 684Q222 674 236 674H548Q562 674 562 684L574 708Q576 718 562 718H222Q208 718 210 708Z',
      pen.lin('0 #45494b,.25 #34383a,.7 #1d2021,1 #101213'),
    ),
    rect(222, 676, 340, 3, 1.5, '#fff', { opacity: 0.22 }),
    text(392, 708, '96°', { size: 20, fill: '#FFE9B0', weight: 500, anchor: 'middle' }),
    circle(340, 701, 4, '#F6C445'),
    circle(444, 701, 4, '#8b9194'),
    brandMark(392, 610, brand, f, 13),
  ],
});
