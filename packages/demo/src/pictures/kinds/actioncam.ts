import { anyFinish, defineKind, flag, lines, type Pen, size } from '../define-kind.ts';
import { brandMark, cameraEye, caption, figures, lamp, shadow, sheen, softFace } from '../materials.ts';
import { circle, fillPath, group, type Layer, rect, repeat } from '../shapes.ts';

const fingers = (pen: Pen): Layer => [
  rect(330, 606, 130, 26, 8, pen.v('0 #34383a,1 #0d0e0f')),
  [342, 384, 426].map((x) => rect(x, 620, 24, 96, 11, pen.lin('0 #34383a,.3 #6d7274,1 #111213'))),
  rect(320, 668, 152, 20, 10, pen.v('0 #F4F5F5,.4 #A4AAAC,1 #565c5e')),
  circle(478, 678, 24, pen.diag('0 #6d7274,.5 #2b2e30,1 #0d0e0f')),
  circle(478, 678, 10, pen.diag('0 #F4F5F5,1 #868C8F')),
];

export const actioncam = defineKind('Action camera', 'study-desk', {
  params: { finish: anyFinish('graphite'), mount: flag(true), ...size([30, 110, 72], [25, 110, 51], [15, 70, 34]) },
  detail: { x: 366, y: 236, size: 300 },
  box: ({ mount }) => ({ x: 116, y: 206 + (mount ? 0 : 104), w: 552, h: mount ? 510 : 410 }),
  outline: lines`box 0 0 1 1 0.16; box 0.07 0.16 0.36 0.54; box 0.5 0.1 0.43 0.62 0.12; round 0.715 0.41 0.24; round 0.715 0.41 0.14`,
  draw: (pen, { mount, brand }, { f }) => [
    mount ? shadow(pen, 408, 716, 120, 20) : shadow(pen, 402, 720, 290, 26),
    group(
      mount ? {} : { transform: 'translate(0 104)' },
      mount && fingers(pen),
      // body
      rect(216, 206, 96, 26, 10, pen.v('0 #F6BC2C,1 #B57F0A')) +
        rect(216, 206, 96, 26, 10, pen.lin('0 #fff .4,.4 #fff 0,1 #000 .3')),
      fillPath('M600 228H648Q700 234 700 284V560Q700 606 652 612H600Z', pen.lin(f.side)),
      rect(670, 330, 16, 120, 8, '#000', { opacity: 0.4 }),
      softFace(pen, 116, 224, 552, 392, 56, f),
      rect(116, 224, 552, 392, 56, pen.dots('#fff', 0.05, 7, 1.4)),
      repeat(6, (i) => rect(150 + i * 14, 560, 6, 30, 3, '#000', { opacity: 0.5 })),
      lamp(pen, 150, 262, 5, '#D5607A'),
      // screen
      rect(156, 284, 196, 206, 18, '#060707'),
      group(
        { clip: pen.clip(rect(164, 292, 180, 190, 12, '#000')) },
        rect(164, 292, 180, 190, 0, pen.v('0 #7FD4DE,.45 #1B98AE,.8 #0C5C7C,1 #07344F')),
        circle(290, 336, 26, '#FFF3CF'),
        fillPath('M164 404Q210 380 256 404T344 396V482H164Z', pen.v('0 #BFE7E4,.2 #2aa3b5,1 #0c4f70')),
        fillPath('M164 440Q224 408 284 444T344 436V482H164Z', pen.v('0 #F4F8F7,.15 #3f9fb0,1 #093c58')),
        figures(176, 320, '4K 60', 20),
        caption(176, 470, '1:42:08', 16, 'start', '#FFFFFF'),
        sheen(pen, 164, 292, 180, 190, 0.2),
      ),
      // eye
      rect(396, 268, 238, 238, 50, '#000', { opacity: 0.3, transform: 'translate(8 10)' }),
      rect(396, 264, 238, 238, 50, pen.diag('0 #8d9294,.3 #34383a,.7 #17191a,1 #0b0c0d')),
      rect(408, 276, 214, 214, 42, pen.diag('0 #17191a,.6 #0b0c0d,1 #34383a')),
      circle(515, 383, 92, pen.diag('0 #0b0c0d,1 #3a3e40')),
      cameraEye(pen, 515, 383, 84),
      fillPath('M440 276H560L470 490H450Q408 490 408 448V318Q408 276 440 276Z', pen.lin('0 #fff .14,1 #fff 0')),
      brandMark(254, 540, brand, f, 20),
    ),
  ],
});
