import { anyFinish, defineKind, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { shadow, text, wordBars, wordMark } from '../materials.ts';
import { circle, coats, fillPath, group, layers, rect } from '../shapes.ts';

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

export const ereader = defineKind('E-reader', 'bedside', {
  params: { finish: anyFinish('matte'), warm: flag(), ...size([90, 230, 128], [130, 280, 176], [4, 20, 8]) },
  ...framed([262, 110, 420, 606], [290, 130, 330]),
  outline: lines`box 0 0 1 1 0.06; box 0.09 0.07 0.82 0.77 0.01`,
  draw: (pen, { warm, brand }, { f }) => [
    shadow(pen, 306, 712, 150, 18),
    shadow(pen, 478, 724, 214, 20),
    // back
    group(
      { transform: 'rotate(-7 300 430)' },
      rect(146, 142, 388, 560, 30, pen.lin(f.side)),
      coats(140, 140, 388, 560, 30, pen.lin(f.face), pen.v(`0 #fff ${f.dark ? 0.16 : 0.34},.4 #fff 0,1 #000 .28`)),
    ),
    // front
    group(
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
    ),
  ],
});
