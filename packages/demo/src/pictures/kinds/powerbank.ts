import { anyFinish, defineKind, flag, framed, int, lines, type Pen, size } from '../define-kind.ts';
import { figures, lamp, lead, METAL, print, shadow, softFace, wordMark } from '../materials.ts';
import { fillPath, group, type Layer, rect, repeat } from '../shapes.ts';

const charge = (pen: Pen, percent: number): Layer => [
  rect(300, 188, 200, 128, 22, pen.diag('0 #2b3033,1 #0b0d0e')),
  figures(392, 270, String(percent), 66, 'middle'),
  figures(462, 270, '%', 26, 'middle', '#9ED9C2'),
  repeat(4, (i) => rect(338 + i * 32, 290, 26, 6, 3, i < Math.ceil(percent / 25) ? '#2FA37F' : '#34383a')),
  fillPath('M322 188H410L350 316H322Q300 316 300 294V210Q300 188 322 188Z', pen.lin('0 #fff .16,1 #fff .02')),
];

const tail = (pen: Pen): string =>
  group(
    {},
    lead(
      pen,
      'M334 112C334 60 270 44 214 76C140 118 146 300 150 420C154 540 176 640 190 664',
      15,
      '0 #26292a,.5 #4a4e50,1 #17191a',
    ),
    rect(321, 76, 27, 42, 8, pen.lin('0 #34383a,.3 #6d7274,1 #17191a')),
    rect(176, 648, 32, 50, 9, pen.lin('0 #34383a,.3 #6d7274,1 #17191a'), { transform: 'rotate(-14 192 674)' }),
    rect(189, 694, 20, 26, 5, pen.lin(METAL), { transform: 'rotate(-14 192 674)' }),
  );

export const powerbank = defineKind('Power bank', 'bedside', {
  params: {
    finish: anyFinish('graphite'),
    capacity: int(3000, 40000, 20000),
    lead: flag(true),
    ...size([50, 110, 74], [80, 200, 142], [10, 50, 28]),
  },
  ...framed([244, 112, 330, 606], [234, 100, 320]),
  outline: lines`box 0 0 1 1 0.14; box 0.18 0.1 0.64 0.22 0.06`,
  draw: (pen, { capacity, lead: hasLead, brand }, { f }) => [
    shadow(pen, 412, 720, 186, 24),
    hasLead && shadow(pen, 198, 720, 40, 10),
    // ports
    rect(284, 112, 232, 22, 8, pen.v('0 #0b0c0d,1 #34383a')),
    rect(308, 115, 52, 12, 6, '#000') + rect(316, 119, 36, 4, 2, '#6b7174'),
    rect(430, 115, 62, 13, 2, '#000') + rect(436, 121, 50, 5, 1, '#F0AE14'),
    // slab
    rect(262, 128, 312, 590, 44, pen.lin(f.side)),
    softFace(pen, 244, 126, 312, 590, 44, f),
    rect(244, 126, 312, 590, 44, pen.lin('0 #000 .16,.1 #000 0,.26 #fff .12,.6 #000 0,1 #000 .22')),
    fillPath(
      'M260 190Q262 150 296 146H420L320 696H296Q262 692 260 660Z',
      pen.lin(`0 #fff ${f.dark ? 0.12 : 0.5},1 #fff .02`),
    ),
    charge(pen, 86),
    hasLead && tail(pen),
    wordMark(400, 600, brand, f, 30),
    print(400, 640, `${capacity.toLocaleString('en-AU')} mAh`, 18, f.mark, 0.85),
    lamp(pen, 400, 676, 4, '#2FA37F'),
  ],
});
