import { anyFinish, defineKind, type Finish, oneOf, type Pen, size } from '../define-kind.ts';
import { bar, brandMark, button, caption, displayGlass, face, figures, sheen, stand } from '../materials.ts';
import { boxPath, circle, type Layer, layers, path, rect } from '../shapes.ts';

const BOX = { x: 178, y: 108, w: 430, h: 602 };
const { x, y, w, h } = BOX;

function carcass(pen: Pen, f: Finish): string {
  const kick = f.dark ? '0 #0c0d0e,1 #1d1f20' : '0 #3a3e40,.3 #565b5d,1 #34383a';
  return layers(
    rect(x, y, w, h, 8, '#0f1112'),
    rect(x + 6, y + h - 66, w - 12, 66, 4, pen.v(kick)),
    face(pen, x, y, w, 92, 8, f),
    face(pen, x, y + 96, w, h - 168, 7, f),
  );
}

const barHandle = (pen: Pen, f: Finish): Layer => [
  rect(x + 52, y + 132, 14, 24, 3, '#3c4143'),
  rect(x + w - 66, y + 132, 14, 24, 3, '#25292a'),
  bar(pen, x + 34, y + 126, w - 68, 18, f),
];

const pocketHandle = (pen: Pen): Layer => [
  rect(x + w / 2 - 96, y + 96, 192, 44, 14, pen.v('0 #000 .72,.6 #000 .5,1 #000 .22')),
  rect(x + w / 2 - 90, y + 134, 180, 3, 1.5, '#fff', { opacity: 0.45 }),
];

export const dishwasher = defineKind('Dishwasher', 'kitchen-under-bench', {
  params: {
    finish: anyFinish('steel'),
    handle: oneOf(['bar', 'pocket']),
    ...size([400, 700, 600], [400, 950, 850], [400, 750, 600]),
  },
  box: () => BOX,
  cabinet: () => ({ depth: 430, door: 40, lift: 4 }),
  outline: () =>
    boxPath(x, y, w, h, 6) +
    path`M${x} ${y + 94}h${w}M${x} ${y + h - 70}h${w}` +
    boxPath(x + 34, y + 126, w - 68, 18, 8),
  sideOutline: (r) => boxPath(r.x, r.y, r.w, r.h, 4) + path`M${r.x + r.w * 0.09} ${r.y}v${r.h}`,
  draw: (pen, { handle, brand }, { flat, f }) => [
    !flat && stand(pen, f, x, y, w, h),
    carcass(pen, f),
    // controls
    displayGlass(pen, x + 128, y + 24, 174, 46, 8),
    figures(x + 146, y + 55, '2:35', 24),
    caption(x + 222, y + 44, 'Eco 50°'),
    caption(x + 222, y + 60, '10 L'),
    [28, 58, 88, 330, 362, 394].map((left) => button(pen, x + left, y + 47, 9)),
    circle(x + 394, y + 47, 3, '#2FA37F'),
    handle === 'bar' ? barHandle(pen, f) : pocketHandle(pen),
    sheen(pen, x + 6, y + 104, w * 0.86, h - 190, f.dark ? 0.1 : 0.3),
    rect(x + 10, y + h - 66, w - 20, 8, 0, pen.v('0 #000 .6,1 #000 0')),
    brandMark(x + w / 2, y + h - 94, brand, f, 14),
  ],
});
