import { anyFinish, defineKind, type Finish, oneOf, type Pen, size } from '../define-kind.ts';
import { bar, brandMark, displayGlass, face, figures, knob, shadow, sheen } from '../materials.ts';
import { boxPath, ellipse, fillPath, type Layer, layers, path, rect, repeat } from '../shapes.ts';

const BOX = { x: 84, y: 286, w: 620, h: 372 };
const { x, y, w, h } = BOX;
const WINDOW = { x: x + 24, y: y + 24, w: w * 0.745 - 76, h: h - 48 };
const PANEL_X = x + w * 0.875;

function body(pen: Pen, f: Finish, flat: boolean): string {
  const side = path`M${x + w - 8} ${y + 4}L${x + w + 26} ${y + 16}V${y + h - 12}L${x + w - 8} ${y + h}Z`;
  return layers(
    !flat &&
      layers(
        shadow(pen, 404, 672, 360, 24),
        fillPath(side, pen.lin(f.side)),
        rect(x + 26, y + h - 6, 52, 20, 5, '#17191a'),
        rect(x + w - 78, y + h - 6, 52, 20, 5, '#121314'),
      ),
    rect(x, y, w, h, 8, '#0f1112'),
    face(pen, x, y, w * 0.745, h, 8, f),
    face(pen, x + w * 0.75, y, w * 0.25, h, 8, f),
  );
}

/** A bowl of soup on the turntable. */
function bowl(pen: Pen, cx: number, cy: number): string {
  const side = path`M${cx - 70} ${cy - 62}H${cx + 70}Q${cx + 62} ${cy} ${cx + 26} ${cy}H${cx - 26}Q${cx - 62} ${cy} ${cx - 70} ${cy - 62}Z`;
  return layers(
    ellipse(cx, cy, 128, 17, pen.lin('0 #D9DEDC .9,.5 #F7F9F8 .95,1 #97A09C .9')),
    ellipse(cx, cy - 3, 116, 13, '#B8A27B', { opacity: 0.55 }),
    fillPath(side, pen.lin('0 #FBF6EC,.4 #EFE4D2,1 #A58F6C')),
    ellipse(cx, cy - 62, 70, 11, '#F8EBD3'),
    ellipse(cx, cy - 62, 60, 8, '#B9552C'),
    ellipse(cx - 14, cy - 64, 22, 3.4, '#DE8A4E'),
  );
}

function doorWindow(pen: Pen): string {
  const { x: dx, y: dy, w: dw, h: dh } = WINDOW;
  const pane = (fill: string) => rect(dx + 26, dy + 30, dw - 52, dh - 60, 14, fill);
  return layers(
    rect(dx, dy, dw, dh, 12, pen.diag('0 #34393b,.4 #17191b,1 #0b0d0e')),
    pane(pen.rad('0 #F4D9A2,.45 #B08A54,.82 #4a3722,1 #1c150d', 0.5, 0.3, 0.75)),
    bowl(pen, dx + dw / 2, dy + dh - 70),
    pane(pen.dots('#000', 0.3, 6, 1.2)),
    pane(pen.v('0 #000 .45,.25 #000 0,.8 #000 0,1 #000 .4')),
    sheen(pen, dx, dy, dw * 0.94, dh, 0.17),
  );
}

const key = (pen: Pen, f: Finish, left: number, top: number): Layer => [
  rect(left, top + 1, 34, 26, 7, '#000', { opacity: f.dark ? 0.35 : 0.09 }),
  rect(left, top, 34, 25, 7, pen.v(f.dark ? '0 #55595b,1 #303334' : '0 #FFFFFF,1 #D9DDDD')),
];

function panel(pen: Pen, f: Finish, control: 'dial' | 'keypad'): string {
  const rows = control === 'dial' ? 2 : 5;
  return layers(
    displayGlass(pen, PANEL_X - 62, y + 26, 124, 60, 8),
    figures(PANEL_X, y + 67, '1:30', 31, 'middle'),
    repeat(rows * 3, (i) => key(pen, f, PANEL_X - 60 + (i % 3) * 43, y + 105 + Math.floor(i / 3) * 38)),
    control === 'dial' && knob(pen, PANEL_X, y + 248, 50),
  );
}

export const microwave = defineKind('Microwave', 'kitchen-bench', {
  params: {
    finish: anyFinish('steel'),
    control: oneOf(['dial', 'keypad']),
    ...size([350, 700, 520], [200, 500, 315], [250, 650, 430]),
  },
  box: () => BOX,
  cabinet: () => ({ depth: 470, door: 34, vents: true, floorY: 676 }),
  outline: () =>
    boxPath(x, y, w, h, 8) + path`M${x + w * 0.747} ${y}v${h}` + boxPath(WINDOW.x, WINDOW.y, WINDOW.w, WINDOW.h, 12),
  sideOutline: (r) => boxPath(r.x, r.y, r.w, r.h, 3) + path`M${r.x + r.w * 0.08} ${r.y}v${r.h}`,
  draw: (pen, { control, brand }, { flat, f }) => [
    body(pen, f, flat),
    doorWindow(pen),
    bar(pen, x + w * 0.745 - 36, y + 40, 15, h - 80, f),
    panel(pen, f, control),
    brandMark(PANEL_X, y + h - 26, brand, f, 12),
  ],
});
