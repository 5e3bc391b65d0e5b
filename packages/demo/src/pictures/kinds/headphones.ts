import { anyFinish, defineKind, type Finish, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { shadow, wordMark } from '../materials.ts';
import { circle, dimPath, ellipse, group, ovalPath, rect, roundPath } from '../shapes.ts';

const ACCENTS = { gold: '#C98F3C', copper: '#8A5A3A', silver: '#AEB5B9', green: '#3F7D66', plum: '#7D3358' };
const PADDING = '0 #45484a,.4 #2b2d2e,1 #131415';
const METAL = '0 #8b9194,.4 #F7F8F8,1 #7b8184';

function leftCup(pen: Pen, f: Finish, accent: string, brand: string): string {
  const [glow, shade] = f.dark ? [0.16, 0.4] : [0.35, 0.22];
  return group(
    { transform: 'rotate(-7 262 566)' },
    ellipse(304, 566, 96, 138, pen.lin(PADDING)),
    roundPath('M330 436C368 470 382 520 378 580', '#fff', 4, 0.1),
    ellipse(250, 568, 112, 146, pen.lin(f.face)),
    ellipse(250, 568, 112, 146, pen.v(`0 #fff ${glow},.35 #fff 0,.65 #000 0,1 #000 ${shade}`)),
    ellipse(236, 568, 88, 122, accent),
    ellipse(236, 568, 88, 122, pen.diag('0 #fff .6,.4 #fff 0,1 #000 .45')),
    ellipse(234, 568, 83, 117, pen.diag(f.face)),
    ellipse(234, 568, 83, 117, pen.diag('0 #fff .2,.5 #fff 0,1 #000 .18')),
    ellipse(234, 568, 83, 117, pen.rad('0 #fff .32,1 #fff 0', 0.3, 0.22, 0.55)),
    wordMark(234, 574, brand, f, brand.length > 9 ? 15 : 20),
    rect(252, 406, 20, 54, 8, pen.lin(METAL)),
  );
}

export const headphones = defineKind('Headphones', 'study-desk', {
  params: {
    finish: anyFinish('matte'),
    accent: oneOf(['gold', 'copper', 'silver', 'green', 'plum']),
    ...size([120, 260, 190], [120, 280, 210], [40, 140, 82]),
  },
  ...framed([130, 96, 560, 618], [110, 390, 350]),
  outline: () =>
    `M268 430C236 232 322 116 430 116S614 226 592 424L570 424C590 240 530 142 430 142S270 240 292 430Z${ovalPath(250, 568, 112, 146)}${ovalPath(234, 568, 83, 117)}${ovalPath(612, 566, 76, 132)}`,
  sideOutline: ({ x, y, w, h }) =>
    ovalPath(x + w / 2, y + h * 0.72, w / 2, h * 0.28) +
    `M${x + w * 0.36} ${y + h * 0.46}L${x + w * 0.44} ${y}H${x + w * 0.56}L${x + w * 0.64} ${y + h * 0.46}`,
  draw: (pen, { accent, brand }, { f }) => [
    shadow(pen, 262, 712, 96, 20),
    shadow(pen, 586, 700, 84, 18),
    // band
    roundPath('M268 430C236 232 322 116 430 116S614 226 592 424', pen.lin(f.face), 42),
    roundPath('M258 400C240 218 332 102 430 102S560 150 590 250', pen.lin('0 #fff .12,.35 #fff .55,.8 #fff .04'), 5),
    roundPath('M300 292C310 186 366 138 430 138S552 188 562 292', pen.lin(PADDING), 20),
    roundPath('M592 396C596 440 612 452 620 486', pen.lin(METAL), 13),
    // The right cup shows its inside
    group(
      { transform: 'rotate(7 580 566)' },
      ellipse(612, 566, 76, 132, pen.lin(f.face)),
      ellipse(612, 566, 76, 132, pen.v('0 #fff .14,.4 #fff 0,1 #000 .4')),
      ellipse(570, 566, 84, 132, pen.lin(PADDING)),
      ellipse(562, 566, 78, 124, pen.lin('0 #54585a,.35 #36393b,1 #1b1d1e')),
      ellipse(556, 566, 50, 88, pen.lin('0 #0b0c0d,1 #26292a')),
      ellipse(556, 566, 50, 88, pen.dots('#fff', 0.1, 7, 1.5)),
      roundPath('M490 540C494 480 524 446 556 444', '#fff', 4, 0.16),
    ),
    leftCup(pen, f, ACCENTS[accent], brand),
    roundPath('M264 416C262 384 262 366 260 350', pen.lin(METAL), 15),
    circle(254, 430, 15, pen.diag('0 #F7F8F8,1 #7b8184')),
    dimPath('M246 424l8 -8l8 8Z', 0.1),
  ],
});
