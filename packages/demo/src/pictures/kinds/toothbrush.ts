import { anyFinish, defineKind, framed, int, type Pen, size } from '../define-kind.ts';
import { lamp, METAL, roundSolid, shadow, wordMark } from '../materials.ts';
import { circle, ellipse, fillPath, group, type Layer, layers, litPath, ovalPath, rect, repeat } from '../shapes.ts';

const HANDLE =
  'M330 330C322 420 316 560 322 664Q324 690 350 690H416Q442 690 444 664C450 560 444 420 436 330Q432 302 383 302T330 330Z';
const NECK = 'M358 300C360 250 368 210 370 160H396C398 210 406 250 408 300Z';

/** A brush head seen from the front: tufts in rows on an oval plate. */
function brushHead(pen: Pen, x: number, y: number, accent: string): string {
  const tuft = (row: number, column: number) =>
    rect(x - 26 + column * 13, y - 54 + row * 19, 11, 17, 4, row % 3 === 1 ? accent : pen.v('0 #FFFFFF,1 #D3DBD8'));
  return layers(
    ellipse(x, y, 38, 70, pen.lin('0 #C3C8C5,.3 #FFFFFF,.7 #E4E7E5,1 #9aa09d')),
    ellipse(x, y, 33, 64, '#7f8885', { opacity: 0.35 }),
    group(
      { clip: pen.clip(ellipse(x, y, 33, 64, '#000')) },
      repeat(7, (row) => repeat(4, (column) => tuft(row, column))),
    ),
    ellipse(x - 8, y - 30, 20, 30, '#fff', { opacity: 0.22 }),
  );
}

const neck = (pen: Pen, shift: number): string =>
  group(
    { transform: `translate(${shift} 0)` },
    fillPath(NECK, pen.lin('0 #B4BAB7,.28 #FFFFFF,.65 #DADEDB,1 #8f9592')),
    rect(357, 282, 52, 20, 6, pen.lin(METAL)),
  );

/** A spare head on its own peg. */
const spare = (pen: Pen): Layer => [
  shadow(pen, 542, 718, 48, 10),
  ellipse(542, 708, 44, 11, pen.lin('0 #B4BAB7,.3 #FFFFFF,1 #9aa09d')),
  group({ transform: 'translate(0 404)' }, neck(pen, 159), brushHead(pen, 542, 122, '#F0AE14')),
];

export const toothbrush = defineKind('Electric toothbrush', 'bathroom-bench', {
  params: { finish: anyFinish('white'), heads: int(1, 2, 2), ...size([20, 120, 62], [150, 300, 245], [20, 120, 62]) },
  ...framed([292, 52, 182, 670], [254, 40, 260]),
  outline: () =>
    `${HANDLE}M358 302C360 250 366 220 368 190H398C400 220 406 250 408 302${ovalPath(383, 122, 38, 70)}${ovalPath(383, 400, 24)}M292 722V700Q292 684 340 684H426Q474 684 474 700V722Z`,
  draw: (pen, { heads, brand }, { f }) => [
    shadow(pen, 390, 722, 116, 20),
    // charger
    fillPath('M292 700Q292 680 383 680T474 700V706Q474 722 383 722T292 706Z', pen.lin(f.side)),
    ellipse(383, 696, 91, 18, pen.lin(f.face)),
    ellipse(383, 694, 64, 11, '#000', { opacity: 0.28 }),
    neck(pen, 0),
    brushHead(pen, 383, 122, '#2F9A86'),
    // handle
    roundSolid(pen, HANDLE, f),
    fillPath(HANDLE, pen.v('0 #000 .16,.08 #000 0,.7 #000 0,1 #000 .26')),
    litPath('M346 340C340 430 336 560 340 660H356C352 560 356 430 362 340Z', f.dark ? 0.2 : 0.6),
    ellipse(383, 402, 25, 25, '#000', { opacity: 0.2 }),
    circle(383, 400, 24, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #868c8f')),
    circle(383, 400, 17, pen.diag('0 #C2C7C9,1 #F6F7F7')),
    repeat(4, (index) => lamp(pen, 383, 462 + index * 26, 4, index === 0 ? '#2FA37F' : '#9aa3a0')),
    rect(323, 640, 120, 5, 2, '#000', { opacity: 0.16 }),
    heads > 1 && spare(pen),
    wordMark(383, 612, brand, f, 17),
  ],
});
