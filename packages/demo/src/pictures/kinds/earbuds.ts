import { anyFinish, defineKind, type Finish, framed, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { lamp, roundSolid, shadow, solid, wordMark } from '../materials.ts';
import { circle, ellipse, fillPath, group, type Layer, litPath, rect, roundPath, strokePath } from '../shapes.ts';

type Style = 'stem' | 'bud';

const POT = 'M112 540Q112 522 130 522H478Q496 522 496 540V596Q496 720 372 720H236Q112 720 112 596Z';
const LID = 'M124 500V424Q124 292 250 292H358Q484 292 484 424V500Z';
const LID_INSIDE = 'M144 500V428Q144 314 252 314H356Q464 314 464 428V500Z';

const well = (pen: Pen, cx: number): Layer => [
  ellipse(cx, 520, 66, 17, pen.v('0 #050606,1 #2b2f31')),
  ellipse(cx, 524, 52, 10, '#000', { opacity: 0.5 }),
];

const FRONT_FACE =
  'M113 516A191 32 0 0 0 495 516Q496 520 496 540V596Q496 720 372 720H236Q112 720 112 596V540Q112 520 113 516Z';
const BUD_HEAD_SHELL = 'M-62 -6C-66 -58 -22 -86 24 -74C64 -64 78 -22 60 14C44 44 -4 58 -34 44C-54 34 -60 16 -62 -6Z';
const budHead = (pen: Pen, f: Finish, style: Style): Layer => [
  style === 'stem' &&
    roundSolid(pen, 'M-18 0H40V146Q40 168 11 168Q-18 168 -18 146Z', f) +
      rect(-10, 152, 42, 10, 5, pen.lin('0 #8b9193,.3 #F4F5F5,1 #6b7174')) +
      rect(-6, 60, 6, 80, 3, '#fff', { opacity: f.edge * 0.5 }),
  fillPath(BUD_HEAD_SHELL, pen.diag(f.face)),
  fillPath(BUD_HEAD_SHELL, pen.rad(`0 #fff ${f.dark ? 0.34 : 0.9},.5 #fff 0,.8 #000 .1,1 #000 .34`, 0.36, 0.3, 0.75)),
];

const looseBud = (pen: Pen, f: Finish, style: Style): Layer => [
  shadow(pen, style === 'stem' ? 614 : 616, 718, style === 'stem' ? 62 : 84, 18),
  group(
    { transform: style === 'stem' ? 'translate(606 520) rotate(5) scale(1.18)' : 'translate(618 652) scale(1.34)' },
    // tip
    ellipse(-58, -2, 34, 46, pen.lin('0 #54585a,.4 #303435,1 #151718'), { transform: 'rotate(-14 -58 -2)' }),
    ellipse(-70, 2, 20, 32, pen.diag('0 #3c4042,1 #6b7072'), { transform: 'rotate(-14 -70 2)' }),
    ellipse(-72, 2, 10, 17, '#08090a', { transform: 'rotate(-14 -72 2)' }),
    budHead(pen, f, style),
    style === 'bud' && circle(16, -16, 36, pen.diag('0 #fff .3,1 #000 .3')) + circle(16, -16, 33, pen.diag(f.face)),
    rect(2, -40, 30, 9, 4.5, '#0b0c0d', { opacity: 0.7, transform: 'rotate(24 17 -36)' }),
  ),
];

export const earbuds = defineKind('Earbuds with charging case', 'bedside', {
  params: {
    finish: anyFinish('white'),
    style: oneOf(['stem', 'bud']),
    ...size([40, 90, 61], [30, 110, 46], [15, 60, 23]),
  },
  ...framed([112, 292, 384, 428], [470, 400, 300]),
  outline: lines`box 0 0 1 1 0.42; M0 0.4L1 0.4; round 0.5 0.54 0.02`,
  draw(pen, { style, brand }, { f }) {
    const seated = (x: number) =>
      group(
        { transform: `translate(${x} 482) scale(.92)` },
        budHead(pen, f, 'bud'),
        circle(12, -14, 5, '#0b0c0d', { opacity: 0.55 }),
      );
    return [
      shadow(pen, 310, 720, 168, 26),
      fillPath(POT, pen.lin(f.side)),
      // lid
      solid(pen, LID, f),
      fillPath(LID_INSIDE, pen.lin(f.face)),
      fillPath(LID_INSIDE, pen.v('0 #000 .5,.4 #000 .22,1 #000 .34')),
      fillPath(LID_INSIDE, pen.lin('0 #000 .24,.3 #000 0,.8 #fff .1,1 #fff .2')),
      roundPath('M138 430Q140 306 252 304H330', '#fff', 4, f.edge * 0.7),
      rect(250, 494, 108, 12, 6, pen.v('0 #F4F5F5,1 #7b8184')),
      // pot
      ellipse(304, 514, 191, 32, pen.lin(f.face)),
      ellipse(304, 514, 191, 32, pen.v('0 #000 .3,1 #000 .02')),
      ellipse(304, 514, 176, 26, pen.lin(f.dark ? '0 #202324,1 #0d0e0f' : '0 #D3D6D2,.4 #F4F5F3,1 #B9BDB8')),
      well(pen, 220),
      well(pen, 388),
      seated(226),
      // front
      solid(pen, FRONT_FACE, f),
      fillPath(FRONT_FACE, pen.lin('0 #000 .16,.12 #000 0,.3 #fff .12,.7 #000 0,1 #000 .22')),
      strokePath('M116 522A190 32 0 0 0 492 522', '#fff', 3, { opacity: f.edge }),
      litPath('M136 570Q146 680 226 700Q176 672 172 574Z', f.dark ? 0.14 : 0.7),
      lamp(pen, 304, 588, 5, '#2FA37F'),
      wordMark(304, 656, brand, f, 24),
      looseBud(pen, f, style),
    ];
  },
});
