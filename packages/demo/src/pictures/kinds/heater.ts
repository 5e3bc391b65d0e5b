import { anyFinish, defineKind, FINISH, type Finish, int, type Pen, size } from '../define-kind.ts';
import { brandMark, caption, displayGlass, face, knob, shadow, text } from '../materials.ts';
import { boxPath, circle, fillPath, type Layer, layers, ovalPath, path, rect, repeat } from '../shapes.ts';

const PITCH = 44;

/** Centres the fins on the canvas, however many there are. */
const leftOf = (fins: number) => 448 - (fins * PITCH) / 2;

const wheels = (pen: Pen, left: number, right: number): Layer => [
  shadow(pen, (left + right) / 2 + 4, 716, (right - left) * 0.56, 26),
  rect(left + 20, 676, right - left - 40, 18, 9, pen.v('0 #55595b,1 #1b1d1e')),
  [left + 44, right - 58].map(
    (x) => circle(x, 700, 21, pen.diag('0 #4a4e50,1 #0d0e0f')) + circle(x, 700, 8, '#8b9194'),
  ),
];

function finRow(pen: Pen, f: Finish, fins: number): string {
  const left = leftOf(fins);
  const plain = '0 #A6ABA6,.18 #FFFFFF,.5 #EFF0ED,.82 #C6CAC5,1 #8b908a';
  const round = `0 #000 .34,.2 #fff ${f.dark ? 0.16 : 0.4},.5 #fff 0,.82 #000 .12,1 #000 .46`;
  const right = left + fins * PITCH;
  return layers(
    repeat(fins, (index) => {
      const x = left + index * PITCH;
      return layers(
        rect(x, 188 + (index === fins - 1 ? 6 : 0), 50, 492, 24, pen.lin(f === FINISH.white ? plain : f.face)),
        f !== FINISH.white && rect(x, 188, 50, 492, 24, pen.lin(round)),
        rect(x + 14, 230, 8, 400, 4, '#fff', { opacity: f.edge * 0.55 }),
        rect(x + 28, 250, 10, 360, 5, '#000', { opacity: 0.08 }),
      );
    }),
    rect(left, 188, fins * PITCH + 6, 492, 24, pen.v('0 #fff .12,.3 #fff 0,.7 #000 0,1 #000 .26')),
    fillPath(path`M${right - 4} 204L${right + 24} 218V664L${right - 4} 674Z`, pen.lin(f.side)),
  );
}

function panel(pen: Pen, f: Finish, x: number): string {
  const cx = x + 58;
  const key = pen.v(f.dark ? '0 #55595b,1 #303334' : '0 #FFFFFF,1 #CDD1CE');
  return layers(
    face(pen, x, 172, 116, 514, 22, f),
    displayGlass(pen, cx - 40, 200, 80, 116, 14),
    text(cx, 258, '21°', { size: 34, fill: '#FFF4D6', weight: 500, anchor: 'middle' }),
    caption(cx, 288, 'Eco', 15, 'middle'),
    knob(pen, cx, 381, 34),
    repeat(3, (index) => [
      rect(cx - 26, 452 + index * 30, 52, 18, 9, key),
      circle(cx + 14, 461 + index * 30, 3, index ? '#B9BEC0' : '#2FA37F'),
    ]),
  );
}

export const heater = defineKind('Oil column heater', 'living-floor', {
  params: {
    finish: anyFinish('white'),
    fins: int(5, 11, 9),
    ...size([200, 900, 500], [300, 900, 650], [100, 400, 250]),
  },
  detail: { x: 120, y: 160, size: 360 },
  box: ({ fins }) => ({ x: leftOf(fins) - 100, y: 164, w: fins * PITCH + 106, h: 556 }),
  outline: ({ x, w }, { fins }) =>
    `${boxPath(x, 172, 116, 514, 20)}${Array.from({ length: fins }, (_, i) => boxPath(leftOf(fins) + i * PITCH, 188, PITCH, 492, 18)).join('')}${ovalPath(x + 44, 700, 20)}${ovalPath(x + w - 44, 700, 20)}`,
  sideOutline: ({ x, y, w, h }) =>
    path`${boxPath(x + w * 0.16, y, w * 0.68, h * 0.92, 12)}${ovalPath(x + w * 0.12, y + h * 0.96, h * 0.035)}${ovalPath(x + w * 0.88, y + h * 0.96, h * 0.035)}M${x + w * 0.12} ${y + h * 0.94}H${x + w * 0.88}`,
  draw(pen, { fins, brand }, { f }) {
    const left = leftOf(fins);
    const right = left + fins * PITCH;
    return [
      wheels(pen, left - 80, right + 12),
      finRow(pen, f, fins),
      panel(pen, f, left - 100),
      rect((left + right) / 2 - 100, 164, 200, 18, 9, pen.v('0 #4a4e50,1 #17191a')),
      brandMark(left - 42, 654, brand, f, brand.length > 8 ? 9 : 12),
    ];
  },
});
