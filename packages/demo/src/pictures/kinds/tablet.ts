import { anyFinish, defineKind, flag, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { drawScreen, type ScreenName } from '../screens/draw-screen.ts';
import { boxPath, circle, coats, fillPath, group, type Layer, layers, places, rect } from '../shapes.ts';

const SCREEN = { x: 116, y: 198, w: 568, h: 394 };
const ICONS = ['#fff', '#F6BC2C', '#0F3D31', '#C2546A', '#3a6f95', '#E9DCC6'];

/** The tablet's wallpaper: paper-cut hills in the morning. */
function meadow(pen: Pen): string {
  const trees = places('196 470 20, 236 486 26, 280 478 18');
  return layers(
    rect(116, 198, 568, 394, 0, pen.diag('0 #CFE3DA,.5 #F3E7C8,1 #F6CE75')),
    circle(560, 330, 92, '#FFDF8A'),
    fillPath('M116 470Q240 380 360 450T684 400V592H116Z', pen.lin('0 #7FB39B,1 #4C8A72')),
    fillPath('M116 530Q260 450 420 520T684 490V592H116Z', pen.lin('0 #2F7A63,1 #124b3c')),
    trees.map(([x, y, r]) => rect(x - 2, y, 4, 34, 2, '#3a2c1b') + circle(x, y, r, '#1d6650')),
  );
}

function screen(pen: Pen, wallpaper: ScreenName | 'meadow'): string {
  const ink = wallpaper === 'meadow' || wallpaper === 'forest' ? '#0F3D31' : '#fff';
  const glass = pen.clip(rect(SCREEN.x, SCREEN.y, SCREEN.w, SCREEN.h, 12, '#000'));
  return layers(
    rect(93, 175, 614, 440, 32, '#08090a'),
    group({ clip: glass }, wallpaper === 'meadow' ? meadow(pen) : drawScreen(pen, wallpaper, SCREEN)),
    text(148, 262, '9:41', { size: 46, fill: ink, weight: 500 }),
    text(150, 288, 'Tuesday 17 November', { size: 14, fill: ink, opacity: 0.85 }),
    rect(258, 530, 286, 56, 18, '#fff', { opacity: 0.25 }),
    ICONS.map((colour, index) => rect(268 + index * 46, 540, 36, 36, 10, colour, { opacity: 0.92 })),
    circle(400, 186, 3, '#26292b'),
    fillPath('M116 210Q116 198 128 198H420L290 592H128Q116 592 116 580Z', pen.lin('0 #fff .22,1 #fff .02')),
  );
}

const pencilOnTop = (pen: Pen): Layer => [
  rect(182, 154, 330, 17, 8, pen.v('0 #FFFFFF,.5 #E9EBEA,1 #A9AEAC')),
  fillPath('M182 156L150 162.5L182 169Z', '#D9DCDA'),
  rect(440, 154, 3, 17, 0, '#9AA09D'),
];

export const tablet = defineKind('Tablet', 'study-desk', {
  params: {
    finish: anyFinish('silver'),
    wallpaper: oneOf(['meadow', 'ribbons', 'surf', 'bloom', 'aurora', 'dusk', 'reef', 'outback', 'hills']),
    pencil: flag(),
    ...size([150, 340, 249], [120, 260, 179], [4, 20, 6]),
  },
  ...framed([88, 170, 624, 490], [400, 84, 350]),
  outline: () => boxPath(88, 170, 624, 450, 36) + boxPath(SCREEN.x, SCREEN.y, SCREEN.w, SCREEN.h, 12),
  draw: (pen, { wallpaper, pencil, brand }, { f }) => [
    shadow(pen, 408, 664, 322, 24),
    // A second tablet behind it shows the back: material, camera, brand
    group(
      { transform: 'rotate(4 400 640)' },
      coats(120, 96, 612, 520, 40, pen.lin(f.face), pen.v(`0 #fff ${f.dark ? 0.16 : 0.34},.3 #fff 0,1 #000 .2`)),
      rect(122, 98, 608, 516, 38, 'none', { stroke: '#fff', strokeWidth: 2.4, strokeOpacity: f.edge * 0.6 }),
      circle(690, 134, 21, pen.diag('0 #DDE0E1,1 #5f6567')),
      circle(690, 134, 16, '#0b0d0e'),
      circle(690, 134, 9, pen.rad('0 #3b5f7a,.5 #16242f,1 #05080a', 0.4, 0.35, 0.7)),
      brandMark(426, 134, brand, f, 15),
    ),
    // folio
    fillPath('M148 610L92 660H708L652 610Z', pen.v(f.dark ? '0 #17191a,1 #3c4042' : '0 #8f8a7d,1 #C9C2B2')),
    rect(92, 656, 616, 9, 4, f.dark ? '#0d0e0f' : '#3b3830'),
    rect(84, 166, 632, 456, 40, '#1A211D', { opacity: 0.22 }),
    coats(88, 170, 624, 450, 36, pen.diag(f.face), pen.diag('0 #fff .4,.3 #fff 0,1 #000 .25')),
    screen(pen, wallpaper),
    pencil && pencilOnTop(pen),
  ],
});
