import { anyFinish, defineKind, FINISH, type Finish, lines, oneOf, type Pen, size } from '../define-kind.ts';
import { lead, METAL, shadow, solid, wordMark } from '../materials.ts';
import { dimPath, fillPath, group, type Layer, litPath, places, rect, roundPath, strokePath } from '../shapes.ts';

type Style = 'brief' | 'sleeve' | 'backpack';

/** Canvas fabric: the body in its colour with a weave overlay. */
function canvas(pen: Pen, d: string, f: Finish): string {
  const weave = pen.define(
    `canvas ${f.dark}`,
    (id) =>
      `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse">` +
      `<path d="M0 1.500h3M3 4.500h3" stroke="#fff" stroke-width="1.400" stroke-opacity="${f.dark ? 0.09 : 0.3}"/>` +
      `<path d="M0 4.500h3M3 1.500h3" stroke="#000" stroke-width="1.400" stroke-opacity="${f.dark ? 0.2 : 0.07}"/></pattern>`,
  );
  return solid(pen, d, f) + fillPath(d, weave);
}

const zip = (pen: Pen, d: string, pullX: number, pullY: number): Layer => [
  roundPath(d, '#0b0c0d', 9, 0.55),
  strokePath(d, '#C9CECF', 4, { dash: '4 4', opacity: 0.9 }),
  rect(pullX - 6, pullY - 6, 12, 14, 4, pen.lin(METAL)),
  rect(pullX - 7, pullY + 6, 14, 40, 7, pen.lin('0 #7A5638,.4 #B98A5A,1 #4E3421')),
];

const stitch = (d: string, f: Finish) =>
  strokePath(d, f.dark ? '#fff' : '#4b3f2c', 2.4, { dash: '9 7', opacity: 0.32 });

const leatherTag = (pen: Pen, x: number, y: number, brand: string): Layer => [
  rect(x - 62, y - 26, 124, 52, 8, '#000', { opacity: 0.25, transform: 'translate(3 4)' }),
  rect(x - 62, y - 26, 124, 52, 8, pen.diag('0 #C59A68,.5 #9a6b3d,1 #6b4522')),
  strokePath(`M${x - 54} ${y - 18}H${x + 54}V${y + 18}H${x - 54}Z`, '#F3DDBB', 1.6, { dash: '5 4', opacity: 0.7 }),
  wordMark(x, y + 7, brand, { mark: '#F8EBD3' }, 22),
];

const brief = (pen: Pen, f: Finish, brand: string): Layer => [
  lead(pen, 'M150 330C90 160 250 74 400 76S716 150 654 330', 18, '0 #4a4e50,.4 #34383a,1 #17191a', 0.16),
  strokePath('M302 276V226Q302 190 338 190H462Q498 190 498 226V276', pen.v('0 #B98A5A,.4 #8a5d36,1 #4E3421'), 26, {
    join: 'round',
  }),
  roundPath('M298 262V226Q298 184 338 182H440', '#fff', 4, 0.3),
  fillPath('M640 271H672Q716 276 716 320V670Q716 708 676 714H640Z', pen.lin(f.side)),
  canvas(pen, 'M98 312Q98 270 140 270H660Q702 270 702 312V676Q702 716 662 716H138Q98 716 98 676Z', f),
  zip(pen, 'M128 300H672', 610, 300),
  canvas(pen, 'M122 420Q122 400 142 400H658Q678 400 678 420V676Q678 700 654 700H146Q122 700 122 676Z', f),
  fillPath('M122 420Q122 400 142 400H658Q678 400 678 420V432H122Z', pen.v('0 #fff .2,1 #000 .1')),
  strokePath('M122 420Q122 400 142 400H658Q678 400 678 420', '#000', 4, { opacity: 0.3 }),
  stitch('M136 424V676Q136 688 148 688H652Q664 688 664 676V424', f),
  places('302 268, 498 268').map(
    ([x, y]) =>
      rect(x - 22, y, 44, 92, 8, pen.lin('0 #7A5638,.35 #B98A5A,1 #5b3a1e')) +
      rect(x - 15, y + 14, 30, 22, 4, pen.lin(METAL)),
  ),
  leatherTag(pen, 400, 560, brand),
];

const sleeve = (pen: Pen, f: Finish, brand: string): Layer => [
  rect(96, 244, 620, 472, 46, pen.lin(f.side)),
  canvas(pen, 'M84 286Q84 240 130 240H660Q706 240 706 286V670Q706 716 660 716H130Q84 716 84 670Z', f),
  zip(pen, 'M110 272H680', 624, 272),
  stitch('M100 312V668Q100 700 132 700H658Q690 700 690 668V312', f),
  dimPath('M84 470L706 408V670Q706 716 660 716H130Q84 716 84 670Z', f.dark ? 0.16 : 0.05),
  strokePath('M86 470L704 408', '#fff', 3, { opacity: f.edge * 0.5 }),
  leatherTag(pen, 580, 640, brand),
];

const backpack = (pen: Pen, f: Finish, brand: string): Layer => [
  roundPath('M356 112Q356 68 400 68T444 112', pen.v('0 #4a4e50,1 #17191a'), 18),
  roundPath(
    'M252 236C190 300 170 440 184 600M548 236C610 300 630 440 616 600',
    pen.lin('0 #4a4e50,.5 #26292a,1 #111213'),
    30,
  ),
  fillPath('M560 170Q610 200 606 300V640Q606 700 560 714Z', pen.lin(f.side)),
  canvas(pen, 'M212 300Q212 100 400 100T588 300V660Q588 718 530 718H270Q212 718 212 660Z', f),
  zip(pen, 'M226 420V300Q226 122 400 122T574 300V420', 574, 420),
  rect(338, 184, 124, 14, 7, '#000', { opacity: 0.3 }),
  canvas(pen, 'M242 470Q242 444 268 444H532Q558 444 558 470V660Q558 696 522 696H278Q242 696 242 660Z', f),
  strokePath('M242 470Q242 444 268 444H532Q558 444 558 470', '#000', 4, { opacity: 0.3 }),
  zip(pen, 'M262 478H538', 500, 478),
  stitch('M258 508V654Q258 680 284 680H516Q542 680 542 654V508', f),
  leatherTag(pen, 400, 330, brand),
  litPath('M240 300Q244 160 360 128Q280 180 276 320V430H240Z', f.edge * 0.3),
];

const BAGS = { brief, sleeve, backpack } satisfies Record<Style, typeof brief>;

export const laptopbag = defineKind('Laptop bag', 'study-desk', {
  params: {
    finish: anyFinish('graphite'),
    style: oneOf(['brief', 'sleeve', 'backpack']),
    ...size([200, 500, 400], [180, 600, 340], [10, 250, 80]),
  },
  detail: { x: 240, y: 400, size: 320 },
  box: ({ style }) => {
    if (style === 'backpack') return { x: 180, y: 60, w: 440, h: 658 };
    return style === 'sleeve' ? { x: 84, y: 240, w: 632, h: 476 } : { x: 98, y: 180, w: 618, h: 536 };
  },
  outline: lines`M0.34 0.16L0.34 0.06Q0.34 0 0.4 0L0.6 0Q0.66 0 0.66 0.06L0.66 0.16; box 0 0.16 1 0.84 0.08; box 0.04 0.4 0.92 0.56 0.04; M0.05 0.22L0.95 0.22; box 0.4 0.68 0.2 0.09 0.02`,
  draw: (pen, { finish, style, brand }) =>
    group({}, shadow(pen, 404, 718, style === 'backpack' ? 210 : 316, 24), BAGS[style](pen, FINISH[finish], brand)),
});
