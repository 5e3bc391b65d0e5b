import { defineKind, framed, int, lines, oneOf, type Pen, type Ramp, size } from '../define-kind.ts';
import { brandMark, shadow, text } from '../materials.ts';
import { circle, fillPath, group, type Layer, paint, rect, repeat } from '../shapes.ts';

type Tone = 'eucalypt' | 'navy' | 'red' | 'gold';

const LABEL: Readonly<Record<Tone, Ramp>> = {
  eucalypt: '0 #2F8A6E,.5 #1F6350,1 #0B3128',
  navy: '0 #41659c,.5 #24406c,1 #111f3a',
  red: '0 #D5607A,.5 #A93C50,1 #5c1524',
  gold: '0 #FFDF8A,.5 #F0B429,1 #C98A0A',
};
const SHELL = 'M188 172Q188 150 210 150H532L612 230V682Q612 704 590 704H210Q188 704 188 682Z';

const microCard = (pen: Pen, tone: Tone, size: string): Layer => [
  shadow(pen, 660, 718, 66, 14),
  fillPath(
    'M604 548Q604 538 614 538H672L694 566V596L706 610V704Q706 716 694 716H616Q604 716 604 704Z',
    pen.diag('0 #5d6264,.4 #26292a,1 #0f1011'),
  ),
  rect(612, 606, 86, 70, 6, pen.diag(LABEL[tone])),
  text(655, 652, size, { size: 25, fill: tone === 'gold' ? '#0F3D31' : '#fff', weight: 700, anchor: 'middle' }),
  rect(618, 548, 40, 20, 3, '#000', { opacity: 0.25 }),
];

export const memorycard = defineKind('Memory card', 'study-desk', {
  params: {
    finish: oneOf(['eucalypt', 'navy', 'red', 'gold']),
    type: oneOf(['sd', 'micro']),
    gigabytes: int(8, 2000, 128),
    ...size([10, 60, 24], [10, 60, 32], [1, 10, 2]),
  },
  ...framed([188, 150, 424, 554], [200, 224, 340]),
  outline: lines`M0 0.04Q0 0 0.06 0L0.78 0L1 0.14L1 0.96Q1 1 0.94 1L0.06 1Q0 1 0 0.96Z; box 0.08 0.15 0.84 0.74 0.05`,
  draw(pen, { finish, type, gigabytes, brand }) {
    const ink = finish === 'gold' ? '#0F3D31' : '#FFFFFF';
    const size = gigabytes >= 1000 ? `${Math.round(gigabytes / 100) / 10}T` : String(gigabytes);
    const micro = type === 'micro';
    return [
      group(
        micro ? { transform: 'translate(-74 0)' } : {},
        shadow(pen, 408, 708, 224, 22),
        // shell
        fillPath(SHELL, pen.lin('0 #0b0c0d,1 #050606'), { transform: 'translate(10 6)' }),
        paint(SHELL, pen.diag('0 #5d6264,.3 #34383a,1 #141617'), pen.lin('0 #fff .2,.08 #fff 0,.9 #000 0,1 #000 .4')),
        rect(176, 270, 20, 74, 4, '#141617') + rect(178, 282, 18, 34, 4, pen.v('0 #F4F5F5,1 #9aa1a3')),
        repeat(3, (i) => rect(214, 168 + i * 13, 290, 4, 2, '#000', { opacity: 0.35 })),
        rect(216, 238, 368, 404, 20, pen.diag(LABEL[finish])),
        circle(500, 322, 84, pen.rad('0 #fff .16,1 #fff 0')),
        fillPath('M236 238H420L320 642H236Q216 642 216 622V258Q216 238 236 238Z', pen.lin('0 #fff .2,1 #fff .02')),
        text(242, 424, size, { size: 118, fill: ink, weight: 700, letterSpacing: -3 }),
        text(246, 460, gigabytes >= 1000 ? 'terabyte' : 'gigabytes', {
          size: 22,
          fill: ink,
          weight: 500,
          opacity: 0.9,
        }),
        text(246, 612, 'V30   4K', { size: 26, fill: ink, weight: 600, opacity: 0.9 }),
        brandMark(246, 292, brand, { mark: ink }, 22, 'start'),
        rect(246, 496, 96, 5, 2.5, finish === 'gold' ? '#0F3D31' : '#F6BC2C'),
      ),
      micro && microCard(pen, finish, size),
    ];
  },
});
