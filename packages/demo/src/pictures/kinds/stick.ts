import { anyFinish, defineKind, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { boxPath, circle, fillPath, group, type Layer, path, rect, roundPath, strokePath } from '../shapes.ts';

const HEAD = 'M222 692Q224 676 250 676H470Q496 676 498 692V722Q498 728 490 728H230Q222 728 222 722Z';

const wand = (pen: Pen, f: Finish): Layer => [
  rect(386, 320, 26, 364, 12, pen.lin('0 #8d9396,.25 #F7F8F8,.6 #A4AAAC,1 #6b7174')),
  rect(382, 470, 34, 30, 6, pen.lin(f.face)),
  rect(382, 340, 34, 34, 6, pen.lin('0 #2f3234,.3 #55595b,1 #151617')),
];

const grip = (pen: Pen): Layer => [
  roundPath('M440 96C520 84 566 112 556 178L544 244', pen.lin('0 #4a4e50,.5 #303334,1 #17191a'), 34),
  roundPath('M452 88C516 82 548 100 554 132', '#fff', 4, 0.25),
  fillPath(
    'M452 226L556 240Q572 244 570 262L566 288Q562 302 546 300L452 286Z',
    pen.lin('0 #3c4042,.4 #2b2e2f,1 #141516'),
  ),
  circle(548, 274, 4, '#9ED9C2'),
];

const bin = (pen: Pen, f: Finish): Layer => [
  rect(346, 176, 108, 148, 24, pen.lin('0 #8fa39d .9,.2 #E9F1EE .85,.5 #8fa39d .75,1 #4c5e58 .9')),
  fillPath('M368 180H432L420 276Q400 292 380 276Z', pen.lin(f.face)),
  fillPath('M350 290Q400 316 450 290V300Q446 324 428 324H372Q354 324 350 300Z', '#5b5349', { opacity: 0.6 }),
  rect(355, 190, 8, 112, 4, '#fff', { opacity: 0.7 }),
  rect(356, 318, 88, 26, 10, pen.lin('0 #34383a,.3 #5c6062,1 #17191a')),
];

const motor = (pen: Pen, f: Finish): Layer => [
  rect(336, 58, 128, 128, 42, pen.lin(f.face)),
  rect(336, 58, 128, 128, 42, pen.v('0 #fff .28,.4 #fff 0,1 #000 .32')),
  rect(340, 172, 120, 13, 6, pen.lin('0 #FFD766,.4 #F6BC2C,1 #C98F12')),
  circle(400, 116, 37, pen.diag('0 #F3F4F4,1 #6f7577')),
  circle(400, 116, 30, pen.diag('0 #24282a,1 #0b0d0e')),
  text(400, 125, '62', { size: 26, fill: '#CFEBDD', weight: 500, anchor: 'middle' }),
  strokePath('M374 116A26 26 0 1 1 400 142', '#9ED9C2', 3, { opacity: 0.8 }),
];

export const stick = defineKind('Stick vacuum', 'living-floor', {
  params: { finish: anyFinish('eucalypt'), ...size([180, 400, 252], [700, 1400, 1120], [150, 400, 256]) },
  ...framed([222, 56, 350, 672], [290, 30, 350]),
  outline: ({ x, y, w, h }) => {
    const cx = x + w / 2;
    return path`${boxPath(cx - w * 0.22, y, w * 0.44, h * 0.16, 30)}${boxPath(cx - w * 0.17, y + h * 0.16, w * 0.34, h * 0.2, 14)}${boxPath(cx - w * 0.05, y + h * 0.36, w * 0.1, h * 0.54)}${boxPath(x, y + h * 0.9, w, h * 0.1, 14)}`;
  },
  sideOutline: ({ x, y, w, h }) =>
    path`${boxPath(x, y, w * 0.5, h * 0.16, w * 0.1)}${boxPath(x + w * 0.08, y + h * 0.16, w * 0.34, h * 0.2, w * 0.06)}${boxPath(x + w * 0.2, y + h * 0.36, w * 0.1, h * 0.54)}${boxPath(x, y + h * 0.94, w * 0.6, h * 0.06, w * 0.04)}M${x + w * 0.5} ${y + h * 0.02}Q${x + w} ${y} ${x + w} ${y + h * 0.14}L${x + w * 0.94} ${y + h * 0.26}H${x + w * 0.42}V${y + h * 0.2}H${x + w * 0.8}L${x + w * 0.84} ${y + h * 0.1}Q${x + w * 0.82} ${y + h * 0.05} ${x + w * 0.5} ${y + h * 0.06}`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 372, 730, 176, 20),
    group({ transform: 'rotate(9 400 400)' }, wand(pen, f), grip(pen), bin(pen, f), motor(pen, f)),
    // floor head
    fillPath('M330 694Q330 660 356 656Q384 660 384 694Z', pen.lin('0 #3c4042,.4 #55595b,1 #151617')),
    fillPath(HEAD, pen.lin(f.face)),
    fillPath(HEAD, pen.v('0 #fff .3,.3 #fff 0,1 #000 .3')),
    rect(222, 710, 276, 18, 5, '#17191a'),
    rect(236, 714, 248, 8, 4, '#CFF3E2', { opacity: 0.65 }),
    brandMark(360, 702, brand, f, 11),
  ],
});
