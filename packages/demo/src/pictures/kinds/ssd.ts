import { anyFinish, defineKind, type Finish, flag, int, lines, type Pen, size } from '../define-kind.ts';
import { brandMark, lamp, lead, METAL, shadow, softFace, text } from '../materials.ts';
import { fillPath, group, type Layer, layers, rect, repeat } from '../shapes.ts';

function slab(pen: Pen, f: Finish, rugged: boolean): string {
  const rubber = pen.diag('0 #F6BC2C,.5 #E09C0E,1 #9b6a06');
  return layers(
    rugged && rect(226, 158, 348, 562, 70, rubber) + rect(236, 168, 328, 542, 62, '#000', { opacity: 0.2 }),
    rect(260, 184, 308, 520, 46, pen.lin(f.side)),
    softFace(pen, 248, 180, 304, 526, 46, f),
    repeat(9, (i) => rect(284, 470 + i * 15, 232, 5, 2.5, '#000', { opacity: f.dark ? 0.3 : 0.1 })),
    fillPath(
      'M264 244Q266 202 300 198H400L324 690H300Q266 686 264 644Z',
      pen.lin(`0 #fff ${f.dark ? 0.12 : 0.5},1 #fff .02`),
    ),
  );
}

const tail = (pen: Pen): Layer => [
  lead(pen, 'M400 156C400 84 470 60 540 82C640 114 660 240 654 380C650 500 640 600 634 650', 15),
  rect(383, 128, 34, 58, 9, pen.lin('0 #26292a,.3 #6d7274,1 #111213')),
  group(
    { transform: 'rotate(5 634 650)' },
    rect(618, 636, 32, 56, 9, pen.lin('0 #26292a,.3 #6d7274,1 #111213')),
    rect(624, 690, 20, 28, 5, pen.lin(METAL)),
  ),
];

export const ssd = defineKind('Portable drive', 'study-desk', {
  params: {
    finish: anyFinish('graphite'),
    gigabytes: int(64, 16000, 1000),
    rugged: flag(),
    lead: flag(true),
    ...size([25, 130, 52], [40, 180, 90], [5, 40, 10]),
  },
  detail: { x: 236, y: 130, size: 330 },
  box: ({ rugged }) => (rugged ? { x: 226, y: 158, w: 348, h: 562 } : { x: 248, y: 180, w: 320, h: 526 }),
  outline: lines`box 0 0 1 1 0.14; box 0.38 0 0.24 0.03 0; M0.14 0.55L0.86 0.55M0.14 0.6L0.86 0.6M0.14 0.65L0.86 0.65M0.14 0.7L0.86 0.7M0.14 0.75L0.86 0.75`,
  draw(pen, { gigabytes, rugged, lead: hasLead, brand }, { f }) {
    const size = gigabytes >= 1000 ? `${Math.round(gigabytes / 100) / 10} TB` : `${gigabytes} GB`;
    return [
      shadow(pen, 408, rugged ? 720 : 708, 178, 22),
      hasLead && shadow(pen, 634, 722, 40, 10),
      slab(pen, f, rugged),
      hasLead && tail(pen),
      text(400, 340, size, { size: 62, fill: f.mark, weight: 700, anchor: 'middle', letterSpacing: -1 }),
      text(400, 372, 'Portable SSD', { size: 18, fill: f.mark, weight: 500, anchor: 'middle', opacity: 0.85 }),
      lamp(pen, 400, 428, 5, '#2FA37F'),
      brandMark(400, 660, brand, f, 17),
    ];
  },
});
