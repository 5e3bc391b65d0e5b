import { anyFinish, defineKind, int } from '../define-kind.ts';
import { FINISH, type Finish } from '../finish.ts';
import { shadow } from '../light.ts';
import { wordMark } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { boxLine, circle, ellipse, fillPath, layers, ovalLine, path, rect, repeat, strokePath } from '../shapes.ts';

const CX = 400;
const CY = 286;

function pole(pen: Pen, f: Finish): string {
  const arm = pen.lin(f.dark ? '0 #2b2e2f,.3 #6b6f71,1 #17191a' : '0 #B9BDBA,.3 #FFFFFF,.65 #DADCD8,1 #9a9e99');
  return layers(
    shadow(pen, 408, 714, 180, 30),
    ellipse(400, 704, 158, 28, pen.lin(f.side)),
    ellipse(400, 696, 158, 28, pen.lin(f.face)),
    ellipse(366, 690, 90, 12, '#fff', { opacity: f.edge * 0.5 }),
    rect(387, 470, 26, 226, 8, arm),
    rect(378, 560, 44, 34, 10, arm),
    circle(400, 478, 26, arm),
    fillPath('M372 470Q400 500 428 470L420 540H380Z', arm),
  );
}

function blades(pen: Pen, f: Finish): string {
  const blade = path`M${CX} ${CY - 14}C${CX + 30} ${CY - 120} ${CX + 120} ${CY - 190} ${CX + 148} ${CY - 132}C${CX + 160} ${CY - 90} ${CX + 90} ${CY - 20} ${CX + 16} ${CY}Z`;
  const plain = '0 #A9C2B4,.5 #7FA596,1 #4d7a69';
  const fill = pen.diag(f.dark ? '0 #5c6062,.5 #34383a,1 #17191a' : f === FINISH.white ? plain : f.side);
  return layers(
    circle(CX + 6, CY + 8, 236, pen.rad('.9 #000 .1,1 #000 0')),
    circle(CX, CY, 226, f.dark ? '#17191a' : '#E9ECE8', { opacity: 0.35 }),
    repeat(5, (index) => fillPath(blade, fill, { opacity: 0.9, transform: `rotate(${index * 72} ${CX} ${CY})` })),
  );
}

function wires(): string {
  return Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    const bent = angle + 0.32;
    const at = (r: number, a: number) => path`${CX + r * Math.cos(a)} ${CY + r * Math.sin(a)}`;
    return `M${at(46, angle)}Q${at(140, bent)} ${at(224, bent)}`;
  }).join('');
}

function guard(f: Finish): string {
  const ring = (r: number, stroke: string, strokeWidth: number, transform = '') =>
    circle(CX, CY, r, 'none', { stroke, strokeWidth, ...(transform ? { transform } : {}) });
  return layers(
    strokePath(wires(), f.dark ? '#0b0c0d' : '#6d756f', 2, { opacity: 0.6, transform: 'translate(2 3)' }),
    strokePath(wires(), f.dark ? '#7d8284' : '#FFFFFF', 2.2),
    ring(226, f.dark ? '#26292a' : '#C3C8C3', 11),
    ring(226, f.dark ? '#6b6f71' : '#FFFFFF', 4, 'translate(-1.5 -2)'),
    ring(150, f.dark ? '#6b6f71' : '#F4F6F3', 2.4),
  );
}

function hub(pen: Pen, f: Finish, brand: string): string {
  return layers(
    circle(CX + 3, CY + 4, 49, '#000', { opacity: 0.25 }),
    circle(CX, CY, 48, pen.diag(f.dark ? '0 #6b6f71,1 #17191a' : '0 #FFFFFF,.5 #E9EBE8,1 #A9ADA8')),
    circle(CX, CY, 37, pen.diag(f.dark ? '0 #26292a,1 #45494b' : '0 #DADDD9,1 #FFFFFF')),
    wordMark(CX, CY + 4, brand, f, brand.length > 8 ? 9 : 12),
  );
}

export const fan = defineKind({
  name: 'Pedestal fan',
  params: { finish: anyFinish('white'), wmm: int(200, 600, 430), hmm: int(300, 1600, 1250), dmm: int(150, 600, 400) },
  spot: 'living-floor',
  detail: { x: 200, y: 96, size: 380 },
  box: () => ({ x: 172, y: 58, w: 456, h: 666 }),
  outline: {
    front: () =>
      `${ovalLine(CX, CY, 228)}${ovalLine(CX, CY, 150)}${ovalLine(CX, CY, 48)}${boxLine(388, 514, 24, 176)}${ovalLine(400, 704, 158, 20)}`,
    side: ({ x, y, w, h }) =>
      path`${boxLine(x + w * 0.24, y, w * 0.24, h * 0.68, w * 0.1)}${boxLine(x + w * 0.48, y + h * 0.26, w * 0.26, h * 0.16, w * 0.05)}${boxLine(x + w * 0.46, y + h * 0.42, w * 0.08, h * 0.54)}${boxLine(x, y + h * 0.96, w, h * 0.04, 2)}`,
  },
  draw(pen, { finish, brand }) {
    const f = FINISH[finish];
    const lamp = (index: number) => (index ? (f.dark ? '#6b6f71' : '#C3C8C3') : '#2FA37F');
    return layers(
      pole(pen, f),
      blades(pen, f),
      guard(f),
      hub(pen, f, brand),
      [374, 400, 426].map((x, index) => circle(x, 697, 6, lamp(index))),
    );
  },
});
