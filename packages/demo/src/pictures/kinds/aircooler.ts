import { anyFinish, defineKind, type Finish, type Pen, size } from '../define-kind.ts';
import { brandMark, caption, face, figures, knob, lamp, PLASTIC, shadow, sheen } from '../materials.ts';
import { boxPath, circle, coats, fillPath, group, type Layer, layers, path, rect, repeat } from '../shapes.ts';

const BOX = { x: 222, y: 84, w: 348, h: 636 };
const LEVEL = 'M500 560H540V664Q540 676 528 676H512Q500 676 500 664Z';

const tank = (pen: Pen, f: Finish): Layer => [
  rect(250, 560, 92, 18, 9, pen.v('0 #000 .34,1 #000 .08')),
  fillPath(LEVEL, pen.lin(PLASTIC)),
  group(
    { clip: pen.clip(fillPath(LEVEL, '#000')) },
    rect(504, 564, 32, 108, 8, pen.lin('0 #A9CCD2,.4 #E9F5F6,1 #7fa4ab')),
    rect(504, 602, 32, 74, 0, pen.v('0 #8fc6d4,1 #3f8196')),
    rect(504, 600, 32, 4, 0, '#D7F0F5'),
    rect(509, 568, 5, 100, 2.5, '#fff', { opacity: 0.6 }),
  ),
  caption(488, 580, 'max', 12, 'end', f.mark),
  caption(488, 670, 'min', 12, 'end', f.mark),
];

export const aircooler = defineKind('Evaporative cooler', 'living-floor', {
  params: { finish: anyFinish('white'), ...size([220, 700, 380], [400, 1300, 720], [220, 600, 330]) },
  detail: { x: 230, y: 84, size: 330 },
  box: () => BOX,
  outline: () =>
    boxPath(222, 84, 348, 608, 20) +
    boxPath(242, 102, 308, 84, 14) +
    boxPath(248, 208, 296, 306, 12) +
    path`M222 538h348M240 692v28h36v-28M516 692v28h36v-28`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 406, 720, 218, 26),
    // shell
    [258, 534].map((x) => circle(x, 702, 18, pen.diag('0 #4a4e50,1 #0d0e0f')) + circle(x, 702, 7, '#8b9194')),
    fillPath('M562 92L600 108V668L562 684Z', pen.lin(f.side)),
    face(pen, 222, 84, 348, 608, 14, f),
    rect(222, 536, 348, 3, 0, '#000', { opacity: 0.16 }),
    rect(222, 539, 348, 2, 0, '#fff', { opacity: f.edge * 0.6 }),
    // panel
    rect(242, 102, 308, 84, 16, pen.diag('0 #34393B,.35 #1d2022,1 #0c0e0f')),
    knob(pen, 292, 144, 28, -40),
    knob(pen, 500, 144, 28, 30),
    figures(396, 152, '3', 40, 'middle'),
    caption(396, 174, 'Cool · swing', 13, 'middle'),
    lamp(pen, 348, 140, 3.6, '#2FA37F'),
    circle(444, 140, 3.6, '#C9D1CE', { opacity: 0.5 }),
    sheen(pen, 242, 102, 308, 84, 0.12),
    // The louvres, with the wet honeycomb behind them
    rect(248, 208, 296, 306, 14, pen.v('0 #0b0d0e,1 #2b2f31')),
    coats(254, 214, 284, 294, 10, pen.dots('#B98A4E', 0.5, 13, 5), pen.v('0 #0b0d0e .6,.5 #0b0d0e .2,1 #0b0d0e .6')),
    repeat(9, (index) => rect(276 + index * 30, 212, 4, 298, 2, '#8b9194', { opacity: 0.55 })),
    repeat(9, (index) => {
      const y = 222 + index * 32;
      return layers(
        rect(252, y + 8, 288, 12, 2, '#000', { opacity: 0.4 }),
        rect(250, y, 292, 14, 5, pen.v('0 #F6F7F7,.3 #C3C8CA,1 #62686b')),
      );
    }),
    tank(pen, f),
    sheen(pen, 230, 94, 270, 590, f.dark ? 0.06 : 0.2),
    brandMark(252, 660, brand, f, 15, 'start'),
  ],
});
