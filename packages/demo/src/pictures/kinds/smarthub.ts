import { anyFinish, defineKind, framed, lines, type Pen, size } from '../define-kind.ts';
import { caption, figures, shadow, solid, wordMark } from '../materials.ts';
import { circle, fillPath, group, rect } from '../shapes.ts';

const FOOT = 'M196 610H604L656 690Q664 716 632 716H168Q136 716 144 690Z';

const TILES = [
  ['Lights', '#F6BC2C'],
  ['Heating', '#E4708A'],
  ['Doors', '#2FA37F'],
] as const;

const home = (pen: Pen): string =>
  group(
    { clip: pen.clip(rect(114, 190, 572, 388, 14, '#000')) },
    rect(114, 190, 572, 388, 0, pen.diag('0 #CFE3DA,.5 #F3E7C8,1 #F6CE75')),
    circle(586, 250, 120, pen.rad('0 #FFF6DC .9,1 #FFE3A0 0')),
    fillPath('M114 470Q260 400 400 456T686 420V578H114Z', pen.v('0 #7FB39B,1 #4C8A72')),
    fillPath('M114 520Q280 462 440 516T686 490V578H114Z', pen.v('0 #2F7A63,1 #124b3c')),
    figures(150, 292, '9:41', 76, 'start', '#0F3D31'),
    caption(154, 326, 'Tuesday 17 November, 23°', 20, 'start', '#0F3D31'),
    TILES.map(([name, colour], i) => [
      rect(150 + i * 172, 446, 156, 100, 18, '#FFFDF8', { opacity: 0.94 }),
      circle(184 + i * 172, 478, 15, colour),
      caption(168 + i * 172, 528, name, 20, 'start', '#0F3D31'),
      rect(258 + i * 172, 470, 32, 18, 9, i === 1 ? '#C9CECF' : '#2FA37F') +
        circle((i === 1 ? 267 : 281) + i * 172, 479, 7, '#fff'),
    ]),
    fillPath('M114 190H400L270 578H114Z', pen.lin('0 #fff .22,1 #fff .02')),
  );

export const smarthub = defineKind('Smart home hub', 'bedside', {
  params: { finish: anyFinish('sand'), ...size([120, 400, 200], [80, 300, 165], [40, 180, 99]) },
  ...framed([88, 164, 624, 552], [100, 180, 330]),
  outline: lines`M0.18 0.78L0.82 0.78L0.92 0.97Q0.92 1 0.88 1L0.12 1Q0.08 1 0.08 0.97Z; box 0 0 1 0.8 0.07; box 0.04 0.04 0.92 0.71 0.03`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 410, 716, 284, 26),
    // foot
    solid(pen, FOOT, f),
    fillPath(FOOT, pen.dots(f.dark ? '#fff' : '#3b2f1c', f.dark ? 0.12 : 0.2, 7, 1.7)),
    fillPath('M196 610H604L622 638H178Z', pen.v('0 #000 .5,1 #000 0')),
    rect(96, 168, 620, 444, 40, pen.lin(f.side)),
    rect(88, 164, 624, 444, 40, pen.diag(f.dark ? '0 #6a6e70,.5 #3a3d3f,1 #1b1d1e' : '0 #FFFFFF,.4 #E3E6E3,1 #B9BDB8')),
    rect(93, 169, 614, 434, 36, f.dark ? '#08090a' : '#F4F5F2'),
    rect(110, 186, 580, 396, 17, '#0a0b0c'),
    home(pen),
    circle(400, 178, 4, '#26292b') + circle(420, 178, 2, '#26292b'),
    rect(380, 592, 40, 3, 1.5, '#000', { opacity: 0.18 }),
    wordMark(400, 690, brand, f, 20),
  ],
});
