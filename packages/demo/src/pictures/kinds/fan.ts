import { anyFinish, defineKind, FINISH, type Finish, type Pen, size } from '../define-kind.ts';
import { shadow, wordMark } from '../materials.ts';
import { boxPath, n, n3, ovalPath, path } from '../paths.ts';
import { circle, ellipse, fillPath, group, type Layer, layers, rect, repeat, strokePath } from '../shapes.ts';

const CX = 400;
const CY = 286;

/** Scale and centre of the head, whose radius is 228 on the canvas: smaller on a tall pole. */
function headOf({ wmm, hmm }: { readonly wmm: number; readonly hmm: number }): { scale: number; y: number } {
  const r = Math.min(228, Math.max(150, (666 * wmm) / hmm / 2));
  return { scale: r / 228, y: 58 + r };
}

function pole(pen: Pen, f: Finish, neck: number): string {
  const arm = pen.lin(f.dark ? '0 #2b2e2f,.3 #6b6f71,1 #17191a' : '0 #B9BDBA,.3 #FFFFFF,.65 #DADCD8,1 #9a9e99');
  return layers(
    shadow(pen, 408, 714, 180, 30),
    ellipse(400, 704, 158, 28, pen.lin(f.side)),
    ellipse(400, 696, 158, 28, pen.lin(f.face)),
    ellipse(366, 690, 90, 12, '#fff', { opacity: f.edge * 0.5 }),
    rect(387, neck, 26, 696 - neck, 8, arm),
    rect(378, Math.max(560, neck + 60), 44, 34, 10, arm),
    circle(400, neck + 8, 26, arm),
    fillPath(path`M372 ${neck}Q400 ${neck + 30} 428 ${neck}L420 ${neck + 70}H380Z`, arm),
  );
}

function blades(pen: Pen, f: Finish): string {
  const blade = path`M${CX} ${CY - 14}C${CX + 30} ${CY - 120} ${CX + 120} ${CY - 190} ${CX + 148} ${CY - 132}C${CX + 160} ${CY - 90} ${CX + 90} ${CY - 20} ${CX + 16} ${CY}Z`;
  const plain = '0 #A9C2B4,.5 #7FA596,1 #4d7a69';
  const fill = pen.diag(f === FINISH.white ? plain : f.dark ? f.lid : f.side);
  return layers(
    circle(CX + 6, CY + 8, 236, pen.rad('.9 #000 .1,1 #000 0')),
    circle(CX, CY, 226, f.dark ? '#17191a' : '#E9ECE8', { opacity: 0.35 }),
    repeat(5, (index) => fillPath(blade, fill, { opacity: 0.9, transform: `rotate(${index * 72} ${CX} ${CY})` })),
  );
}

const wires = (): string =>
  Array.from({ length: 36 }, (_, index) => {
    const angle = (index * Math.PI) / 18;
    const bent = angle + 0.32;
    const at = (r: number, a: number) => path`${CX + r * Math.cos(a)} ${CY + r * Math.sin(a)}`;
    return `M${at(46, angle)}Q${at(140, bent)} ${at(224, bent)}`;
  }).join('');

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

const hub = (pen: Pen, f: Finish, brand: string): Layer => [
  circle(CX + 3, CY + 4, 49, '#000', { opacity: 0.25 }),
  circle(CX, CY, 48, pen.diag(f.dark ? '0 #6b6f71,1 #17191a' : '0 #FFFFFF,.5 #E9EBE8,1 #A9ADA8')),
  circle(CX, CY, 37, pen.diag(f.dark ? '0 #26292a,1 #45494b' : '0 #DADDD9,1 #FFFFFF')),
  wordMark(CX, CY + 4, brand, f, brand.length > 8 ? 9 : 12),
];

export const fan = defineKind('Pedestal fan', 'living-floor', {
  params: { finish: anyFinish('white'), ...size([200, 600, 430], [300, 1600, 1250], [150, 600, 400]) },
  detail: { x: 222, y: 40, size: 356 },
  box(params) {
    const { scale } = headOf(params);
    const half = Math.max(158, 228 * scale);
    return { x: 400 - half, y: 58, w: 2 * half, h: 666 };
  },
  outline({ w, h }, params) {
    // Lines are stretched to the real millimetres, so flatten the head first for it to come out round.
    const rx = w / 2;
    const ry = Math.min(h * 0.45, (rx * params.wmm * h) / (w * params.hmm));
    const cy = 58 + ry;
    const ring = (share: number) => ovalPath(CX, cy, rx * share, ry * share);
    return ring(1) + ring(0.66) + ring(0.2) + boxPath(388, cy + ry, 24, 690 - cy - ry) + ovalPath(400, 710, 150, 14);
  },
  sideOutline: ({ x, y, w, h }) =>
    path`${boxPath(x + w * 0.24, y, w * 0.24, h * 0.68, w * 0.1)}${boxPath(x + w * 0.48, y + h * 0.26, w * 0.26, h * 0.16, w * 0.05)}${boxPath(x + w * 0.46, y + h * 0.42, w * 0.08, h * 0.54)}${boxPath(x, y + h * 0.96, w, h * 0.04, 2)}`,
  draw(pen, params) {
    const f = FINISH[params.finish];
    const { scale, y } = headOf(params);
    const lamp = (index: number) => (index ? (f.dark ? '#6b6f71' : '#C3C8C3') : '#2FA37F');
    const move = `translate(${CX} ${n(y)}) scale(${n3(scale)}) translate(${-CX} ${-CY})`;
    return [
      pole(pen, f, y + 184 * scale),
      group({ transform: move }, blades(pen, f), guard(f), hub(pen, f, params.brand)),
      [374, 400, 426].map((x, index) => circle(x, 697, 6, lamp(index))),
    ];
  },
});
