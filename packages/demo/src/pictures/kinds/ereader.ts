import { anyFinish } from '../any-finish.ts';
import { defineKind, flag, int } from '../define-kind.ts';
import { FINISH, type Finish } from '../finish.ts';
import { text } from '../letters.ts';
import { shadow } from '../light.ts';
import { boxLine, lines } from '../outlines.ts';
import { wordMark } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { circle, fillPath, group, layers, rect } from '../shapes.ts';
import { wordBars } from '../solids.ts';

function back(pen: Pen, f: Finish): string {
  return group(
    { transform: 'rotate(-7 300 430)' },
    rect(146, 142, 388, 560, 30, pen.lin(f.side)),
    rect(140, 140, 388, 560, 30, pen.lin(f.face)),
    rect(140, 140, 388, 560, 30, pen.v(`0 #fff ${f.dark ? 0.16 : 0.34},.4 #fff 0,1 #000 .28`)),
  );
}

function page(pen: Pen, warm: boolean): string {
  const ink = warm ? '#4b3f2c' : '#3a3e40';
  return layers(
    rect(304, 150, 338, 462, 3, pen.diag(warm ? '0 #FBF3DF,.5 #F3E6C8,1 #E2D0A8' : '0 #F4F4F1,.5 #E9E9E5,1 #D3D4CF')),
    text(473, 206, 'Chapter four', { size: 25, fill: ink, weight: 600, anchor: 'middle' }),
    text(473, 232, 'The lighthouse road', { size: 14, fill: ink, anchor: 'middle', opacity: 0.75 }),
    wordBars(336, 268, 274, 15, 20.5, warm ? '#9a8a6c' : '#8f9492'),
    rect(336, 588, 274, 2, 1, ink, { opacity: 0.3 }),
    rect(336, 588, 96, 2, 1, ink),
    text(610, 604, '35%', { size: 10, fill: ink, anchor: 'end', opacity: 0.8 }),
  );
}

function front(pen: Pen, f: Finish, warm: boolean, brand: string): string {
  return group(
    { transform: 'rotate(3 470 420)' },
    rect(262, 110, 420, 606, 32, '#000', { opacity: 0.2, transform: 'translate(-8 6)' }),
    rect(268, 112, 420, 604, 32, pen.lin(f.side)),
    rect(262, 110, 420, 604, 32, pen.lin(f.dark ? '0 #45494b,.2 #34383a,1 #17191a' : f.face)),
    rect(262, 110, 420, 604, 32, pen.v('0 #fff .16,.3 #fff 0,1 #000 .2')),
    rect(264, 140, 3, 544, 1.5, '#fff', { opacity: f.edge * 0.8 }),
    rect(301, 147, 344, 468, 5, '#000', { opacity: 0.32 }),
    page(pen, warm),
    fillPath('M304 150H500L392 612H304Z', pen.lin('0 #fff .3,1 #fff .02', 0, 0, 0.5, 1)),
    wordMark(473, 672, brand, f, 22),
    circle(473, 128, 3, '#000', { opacity: 0.5 }),
  );
}

export const ereader = defineKind({
  name: 'E-reader',
  params: {
    finish: anyFinish('matte'),
    warm: flag(),
    wmm: int(90, 230, 128),
    hmm: int(130, 280, 176),
    dmm: int(4, 20, 8),
  },
  spot: 'bedside',
  detail: { x: 290, y: 130, size: 330 },
  box: () => ({ x: 262, y: 110, w: 420, h: 606 }),
  outline: { front: lines(boxLine(0, 0, 1, 1, 0.06), boxLine(0.09, 0.07, 0.82, 0.77, 0.01)) },
  draw(pen, { finish, warm, brand }) {
    const f = FINISH[finish];
    return layers(
      shadow(pen, 306, 712, 150, 18),
      shadow(pen, 478, 724, 214, 20),
      back(pen, f),
      front(pen, f, warm, brand),
    );
  },
});
