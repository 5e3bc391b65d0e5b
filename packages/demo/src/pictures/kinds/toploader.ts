import { anyFinish, defineKind, type Finish, int, type Pen, size } from '../define-kind.ts';
import { brandMark, caption, face, figures, knob, shadow, sheen } from '../materials.ts';
import { circle, ellipse, fillPath, layers, path, rect } from '../shapes.ts';

const X = 182;
const W = 424;
const CX = 394;

function panel(pen: Pen, f: Finish, kg: number): string {
  const lights = [298, 330, 362].map((left, index) =>
    layers(
      circle(X + left, 145, 9, index === 2 ? '#F6C445' : '#4c5254'),
      circle(X + left, 143, 9, pen.diag('0 #fff .35,1 #fff 0')),
    ),
  );
  return layers(
    face(pen, X + 16, 92, W - 32, 112, 12, f),
    rect(X + 28, 104, W - 56, 82, 8, pen.diag('0 #34393B,.35 #1d2022,1 #0c0e0f')),
    figures(X + 120, 157, '0:48', 36),
    caption(X + 214, 139, `${kg} kg`, 13),
    caption(X + 214, 159, 'Cold', 13),
    knob(pen, X + 73, 143, 26),
    lights,
    sheen(pen, X + 28, 104, W - 56, 82, 0.12),
  );
}

function glassLid(pen: Pen, f: Finish): string {
  const slope = path`M${X + 16} 198H${X + W - 16}L${X + W} 300H${X}Z`;
  const glass = path`M${X + 46} 212H${X + W - 46}L${X + W - 34} 288H${X + 34}Z`;
  const shine = path`M${X + 46} 212H${X + W * 0.55}L${X + W * 0.3} 288H${X + 34}Z`;
  return layers(
    fillPath(slope, pen.v(f.lid)),
    fillPath(glass, pen.diag('0 #454c4e,.4 #1e2224,1 #0d0f10')),
    ellipse(CX, 250, 138, 27, pen.lin('0 #2a2f31,.5 #686f72,1 #16191a')),
    ellipse(CX, 253, 116, 21, '#0c0e0f'),
    ellipse(CX, 253, 116, 21, pen.dots('#8b9194', 0.45, 9, 1.7)),
    ellipse(CX, 256, 30, 8, pen.lin('0 #9aa1a4,1 #3c4244')),
    fillPath(shine, pen.lin('0 #fff .38,1 #fff .04', 0, 0, 0.4, 1)),
    rect(CX - 62, 284, 124, 10, 5, pen.v('0 #FFFFFF,.4 #C5CACC,1 #858b8d')),
  );
}

export const toploader = defineKind('Top-load washer', 'laundry-floor', {
  params: {
    finish: anyFinish('white'),
    kg: int(3, 20, 10),
    ...size([400, 800, 600], [700, 1300, 1050], [400, 900, 650]),
  },
  detail: { x: 214, y: 70, size: 372 },
  box: () => ({ x: X, y: 92, w: W, h: 630 }),
  outline: () =>
    path`M${X} 300L${X + 16} 198V92H${X + W - 16}V198L${X + W} 300V722H${X}ZM${X} 300H${X + W}M${X + 16} 198H${X + W - 16}`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x} ${y + h * 0.32}L${x + w * 0.76} ${y + h * 0.16}V${y}H${x + w}V${y + h}H${x}ZM${x + w * 0.76} ${y + h * 0.16}H${x + w}`,
  draw: (pen, { kg, brand }, { f }) => [
    shadow(pen, 404, 722, 262, 26),
    fillPath('M600 304L630 314V702L600 712Z', pen.lin(f.side)),
    rect(204, 704, 40, 18, 4, '#1b1d1e'),
    rect(546, 704, 40, 18, 4, '#141516'),
    panel(pen, f, kg),
    glassLid(pen, f),
    // front
    face(pen, X, 298, W, 414, 10, f),
    rect(X, 298, W, 8, 4, pen.v(`0 #fff ${f.edge},1 #fff 0`)),
    rect(X + 26, 352, W - 52, 318, 14, pen.v('0 #000 .05,.06 #000 .012,1 #fff .08')),
    sheen(pen, X + 6, 306, W * 0.8, 396, f.dark ? 0.08 : 0.3),
    brandMark(X + 34, 690, brand, f, 14, 'start'),
  ],
});
