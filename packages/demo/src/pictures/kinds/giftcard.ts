import { defineKind, framed, int, oneOf, type Pen } from '../define-kind.ts';
import { shadow, text } from '../materials.ts';
import { boxPath, circle, fillPath, group, type Layer, path, places, rect } from '../shapes.ts';

const DESIGNS = {
  night: { ground: '0 #1F6350,.5 #0F3D31,1 #07241D', ink: '#fff', value: '#FFCE55' },
  day: { ground: '0 #FDEBB4,1 #F3C24D', ink: '#0F3D31', value: '#0F3D31' },
  cream: { ground: '0 #FFFDF6,.6 #F6ECDA,1 #E3D3B4', ink: '#0F3D31', value: '#0F3D31' },
  plum: { ground: '0 #8A3A63,.5 #5B1F42,1 #330E26', ink: '#fff', value: '#FFCE55' },
};

function bloom(pen: Pen, x: number, y: number, scale: number): string {
  const balls = places('0 0 13, 20 -8 10, -19 -7 10, 9 17 11, -11 17 9, 26 12 8, 1 -21 9');
  const gold = pen.rad('0 #FFE9A8,.5 #F9C845,1 #DE9E14', 0.36, 0.32, 0.75);
  return balls.map(([dx, dy, r]) => circle(x + dx * scale, y + dy * scale, r * scale, gold)).join('');
}

function leaf(pen: Pen, x: number, y: number, turn: number, length: number): string {
  const blade = path`M${x} ${y}q${length * 0.5} ${-length * 0.14} ${length} 0q${-length * 0.5} ${length * 0.14} ${-length} 0Z`;
  return fillPath(blade, pen.lin('0 #7FB39B,1 #2b6b57'), { transform: `rotate(${turn} ${x} ${y})` });
}

/** A spray of golden wattle, the shop's emblem, because the gift card is our own product. */
const spray = (pen: Pen, x: number, y: number): Layer => [
  leaf(pen, x, y, -142, 170),
  leaf(pen, x + 30, y + 30, 168, 190),
  leaf(pen, x - 10, y - 40, -100, 150),
  leaf(pen, x + 20, y + 70, 130, 150),
  bloom(pen, x - 40, y - 60, 1.5),
  bloom(pen, x - 104, y + 2, 1.3),
  bloom(pen, x + 10, y - 6, 1.7),
  bloom(pen, x - 50, y + 64, 1.5),
  bloom(pen, x - 140, y - 66, 1),
  bloom(pen, x + 30, y + 96, 1.2),
];

function card(pen: Pen, { ground, ink, value }: (typeof DESIGNS)['night'], amount: number): string {
  const edge = pen.clip(rect(108, 196, 596, 376, 30, '#000'));
  return group(
    { transform: 'rotate(5 400 400)' },
    rect(112, 200, 596, 376, 30, '#0c1a14', { opacity: 0.2, transform: 'translate(-4 14)' }),
    group(
      { clip: edge },
      rect(108, 196, 596, 376, 30, pen.diag(ground)),
      circle(640, 240, 190, pen.rad('0 #fff .12,1 #fff 0')),
      spray(pen, 600, 330),
      fillPath('M108 196H420L250 572H108Z', pen.lin('0 #fff .14,1 #fff 0', 0, 0, 0.6, 1)),
    ),
    rect(110, 198, 592, 372, 29, 'none', { stroke: '#fff', strokeOpacity: 0.28, strokeWidth: 2 }),
    text(152, 268, 'wattle', { size: 52, fill: ink, weight: 700, letterSpacing: -2.4 }),
    text(154, amount ? 430 : 514, 'Gift card', { size: amount ? 22 : 40, fill: ink, weight: 500, opacity: 0.9 }),
    amount > 0 &&
      text(150, 520, `$${amount.toLocaleString('en-AU')}`, { size: 78, fill: value, weight: 700, letterSpacing: -2 }),
  );
}

export const giftcard = defineKind('Wattle gift card', 'bedside', {
  params: {
    design: oneOf(['night', 'day', 'cream', 'plum']),
    /** Whole dollars; 0 lets the buyer choose. */
    amount: int(0, 10000, 100),
    wmm: int(85, 86, 86),
    hmm: int(53, 54, 54),
    dmm: int(1, 2, 1),
  },
  ...framed([90, 190, 620, 470], [400, 170, 340]),
  outline: ({ x, y, w, h }) => boxPath(x, y, w, h, 24) + path`M${x} ${y + h * 0.2}H${x + w}`,
  draw: (pen, { design, amount }) => [
    shadow(pen, 404, 668, 306, 24),
    // envelope
    group(
      { transform: 'rotate(-8 400 440)' },
      rect(96, 262, 600, 380, 26, pen.diag('0 #E6D6B2,.5 #D6C190,1 #B99E64')),
      fillPath('M96 292Q396 500 696 292V286Q692 262 668 262H124Q100 262 96 286Z', pen.v('0 #F3E8CE,1 #D9C598')),
    ),
    card(pen, DESIGNS[design], amount),
  ],
});
