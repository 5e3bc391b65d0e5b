import { anyFinish, defineKind, FINISH, type Finish, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { drawScreen, type ScreenName } from '../screens/draw-screen.ts';
import { boxPath, circle, coats, fillPath, group, type Layer, layers, ovalPath, places, rect } from '../shapes.ts';

const METAL = '0 #8b9193,.08 #F7F8F8,.5 #B9BEC0,.92 #7b8184,1 #4a4f51';
const SCREEN = { x: 366, y: 122, w: 262, h: 582 };

const lens = (pen: Pen, cx: number, cy: number): Layer => [
  circle(cx, cy, 29, pen.diag('0 #DDE0E1,1 #5f6567')),
  circle(cx, cy, 24, '#0b0d0e'),
  circle(cx, cy, 15, pen.rad('0 #3b5f7a,.5 #16242f,1 #05080a', 0.4, 0.35, 0.7)),
  circle(cx - 6, cy - 7, 4, '#fff', { opacity: 0.7 }),
];

const island = (pen: Pen, x: number, y: number, w: number, h: number, r: number): Layer => [
  rect(x + 2, y + 4, w, h, r, '#000', { opacity: 0.16 }),
  rect(x, y, w, h, r, pen.diag('0 #fff .3,1 #fff .04')),
];

function cameras(pen: Pen, style: 'triple' | 'dual' | 'bar'): string {
  if (style === 'bar')
    return layers(
      island(pen, 182, 168, 270, 74, 0),
      rect(182, 168, 270, 3, 0, '#fff', { opacity: 0.4 }),
      [228, 292].map((x) => lens(pen, x, 205)),
      circle(352, 205, 7, '#FFF3CF'),
    );
  const lenses = style === 'dual' ? places('232 170, 232 238') : places('232 168, 232 234, 288 201');
  return layers(
    island(pen, 198, 132, style === 'dual' ? 70 : 124, 142, 35),
    lenses.map(([x, y]) => lens(pen, x, y)),
    circle(288, 160, 7, '#FFF3CF'),
  );
}

const back = (pen: Pen, f: Finish, camera: 'triple' | 'dual' | 'bar', brand: string): string =>
  group(
    { transform: 'rotate(-6 300 420)' },
    rect(176, 112, 282, 596, 50, pen.lin(METAL)),
    coats(182, 118, 270, 584, 45, pen.lin(f.face), pen.v(`0 #fff ${f.dark ? 0.16 : 0.34},.4 #fff 0,1 #000 .28`)),
    cameras(pen, camera),
    brandMark(262, 640, brand, f, 13),
  );

function front(pen: Pen, wallpaper: ScreenName): string {
  const glass = pen.clip(rect(SCREEN.x, SCREEN.y, SCREEN.w, SCREEN.h, 39, '#000'));
  return group(
    { transform: 'rotate(4 500 420)' },
    rect(352, 108, 290, 610, 52, '#000', { opacity: 0.2, transform: 'translate(-12 6)' }),
    rect(352, 108, 290, 610, 52, pen.lin(METAL)),
    rect(644, 250, 4, 78, 2, '#5f6567'),
    rect(357, 113, 280, 600, 47, '#070808'),
    group(
      { clip: glass },
      drawScreen(pen, wallpaper, SCREEN),
      rect(366, 122, 262, 200, 0, pen.v('0 #000 .35,1 #000 0')),
    ),
    text(497, 232, '9:41', { size: 62, fill: '#fff', weight: 500, anchor: 'middle' }),
    text(497, 260, 'Tuesday 17 November', { size: 15, fill: '#fff', anchor: 'middle' }),
    rect(458, 138, 78, 22, 11, '#070808'),
    rect(440, 684, 114, 5, 2.5, '#fff', { opacity: 0.85 }),
    fillPath('M366 161Q366 122 405 122H520L420 704H405Q366 704 366 665Z', pen.lin('0 #fff .2,1 #fff .01')),
  );
}

export const phone = defineKind('Phone', 'bedside', {
  params: {
    finish: anyFinish('eucalypt'),
    camera: oneOf(['triple', 'dual', 'bar']),
    wallpaper: oneOf(['dusk', 'ribbons', 'aurora', 'bloom', 'surf', 'reef', 'outback', 'hills', 'city', 'forest']),
    ...size([50, 120, 72], [100, 200, 149], [5, 20, 8]),
  },
  ...framed([176, 108, 470, 612], [130, 90, 360]),
  outline: ({ x, y, w, h }) =>
    boxPath(x, y, w, h, 76) + boxPath(x + 22, y + 14, w - 44, h - 28, 60) + ovalPath(x + w / 2, y + 44, 16, 9),
  sideOutline: ({ x, y, w, h }) => boxPath(x, y, w, h, w * 0.4) + boxPath(x + w * 0.4, y + h * 0.2, w * 0.2, h * 0.13),
  draw: (pen, { finish, camera, wallpaper, brand }) => [
    shadow(pen, 316, 716, 138, 18),
    shadow(pen, 500, 722, 156, 20),
    back(pen, FINISH[finish], camera, brand),
    front(pen, wallpaper),
  ],
});
