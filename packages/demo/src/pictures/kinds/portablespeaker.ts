import { anyFinish, defineKind, type Finish, flag, framed, type Pen, size } from '../define-kind.ts';
import { lamp, lyingSolid, shadow, text } from '../materials.ts';
import { ellipse, group, type Layer, layers, litPath, paint, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const TUBE = 'M150 404H618A58 142 0 0 1 618 688H150A58 142 0 0 1 150 404Z';

function cloth(pen: Pen, f: Finish): string {
  const weave = pen.define(
    `weave ${f.dark}`,
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse">` +
      `<path d="M0 5L5 0M5 10L10 5" stroke="#fff" stroke-width="2" stroke-opacity="${f.dark ? 0.12 : 0.34}"/>` +
      `<path d="M0 5L5 10M5 0L10 5" stroke="#000" stroke-width="2" stroke-opacity="${f.dark ? 0.28 : 0.13}"/></pattern>`,
  );
  return layers(lyingSolid(pen, TUBE, f), paint(TUBE, weave, pen.lin('0 #000 .34,.14 #000 0,.86 #000 0,1 #000 .3')));
}

const cap = (pen: Pen, f: Finish): Layer => [
  ellipse(618, 546, 58, 142, pen.v('0 #6d7274,.3 #34383a,1 #0d0e0f')),
  ellipse(624, 546, 50, 128, pen.diag('0 #2b2e30,.5 #16181a,1 #3a3e40')),
  ellipse(628, 546, 36, 98, pen.v('0 #0b0c0d,.5 #1d2021,1 #45494b')),
  ellipse(631, 546, 22, 62, pen.diag(f.face)),
  ellipse(631, 546, 22, 62, pen.v('0 #fff .2,.4 #fff 0,1 #000 .4')),
  roundPath('M584 640C596 680 622 690 640 678', '#fff', 3, 0.12),
];

function controls(): string {
  const mark = { cap: 'round', opacity: 0.9 } as const;
  return layers(
    strokePath('M300 436h26M313 424v24', '#fff', 6, mark),
    strokePath('M458 436h26', '#fff', 6, mark),
    litPath('M382 422L408 436L382 450Z', 0.9),
  );
}

const strap = (pen: Pen): Layer => [
  roundPath('M176 420C120 372 84 420 96 486C104 536 136 560 150 584', pen.v('0 #55595b,1 #141617'), 17),
  roundPath('M160 412C124 390 98 424 104 478', '#fff', 3, 0.3),
  rect(160, 400, 44, 30, 10, pen.v('0 #6b7072,1 #26292a')),
];

export const portablespeaker = defineKind('Portable speaker', 'patio-floor', {
  params: { finish: anyFinish('eucalypt'), strap: flag(true), ...size([90, 400, 223], [50, 220, 112], [50, 220, 104]) },
  ...framed([92, 402, 584, 322], [210, 392, 340]),
  outline: ({ x, y, w, h }) =>
    `M${x + w * 0.1} ${y}H${x + w * 0.9}Q${x + w} ${y + h / 2} ${x + w * 0.9} ${y + h}H${x + w * 0.1}Q${x} ${y + h / 2} ${x + w * 0.1} ${y}Z`,
  draw: (pen, { strap: hasStrap, brand }, { f }) => [
    shadow(pen, 392, 718, 286, 28),
    [196, 500].map((x) => rect(x, 676, 78, 42, 12, pen.v('0 #26292a,1 #0d0e0f'))),
    group({}, hasStrap && strap(pen), cloth(pen, f), cap(pen, f)),
    hasStrap && rect(168, 398, 40, 26, 9, pen.v('0 #7b8082,1 #2b2e2f')),
    controls(),
    // badge
    rect(262, 532, 236, 66, 10, '#000', { opacity: 0.25, transform: 'translate(3 4)' }),
    rect(262, 530, 236, 66, 10, pen.v('0 #26292b,.5 #111314,1 #2b2e30')),
    rect(264, 531, 232, 2, 1, '#fff', { opacity: 0.25 }),
    text(380, 577, brand || 'bass', { size: 40, fill: '#F3F4F2', weight: 700, anchor: 'middle' }),
    repeat(5, (i) => lamp(pen, 340 + i * 20, 664, 3.4, i < 4 ? '#F3F4F2' : '#6b7072')),
  ],
});
