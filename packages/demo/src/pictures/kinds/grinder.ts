import { anyFinish, defineKind, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, caption, displayGlass, face, figures, knob, METAL, shadow, sheen } from '../materials.ts';
import { boxPath, ovalPath, path } from '../paths.ts';
import { coats, ellipse, fillPath, group, type Layer, litPath, rect, repeat, strokePath } from '../shapes.ts';

const HOPPER = 'M262 94H538L502 284H298Z';
const BEANS = 'M274 158H526L502 284H298Z';

const bean = (pen: Pen, x: number, y: number, turn: number): string =>
  group(
    { transform: `rotate(${turn} ${x} ${y})` },
    ellipse(x, y, 15, 10, pen.diag('0 #9a6a3e,.4 #6b4223,1 #2f1a0c')),
    strokePath(path`M${x - 12} ${y + 1}Q${x} ${y - 4} ${x + 12} ${y + 1}`, '#28160a', 2.4),
  );

/** A pattern of four rows of four beans, each rotated differently. */
function beans(pen: Pen): string {
  const [wide, high] = [108, 68];
  const inTile = (index: number) => {
    const [row, along] = [Math.floor(index / 6) - 1, (index % 6) - 1];
    const kind = ((row + 4) % 4) * 4 + ((along + 4) % 4);
    return bean(
      pen,
      along * 27 + (row % 2 ? 13 : 0) + ((kind * 7) % 5),
      row * 17 + ((kind * 3) % 4),
      (kind * 71) % 180,
    );
  };
  const tile = repeat(36, inTile);
  return pen.define(
    'coffee beans',
    (id) =>
      `<pattern id="${id}" x="262" y="152" width="${wide}" height="${high}" patternUnits="userSpaceOnUse">${tile}</pattern>`,
  );
}

const body = (pen: Pen, f: Finish): Layer => [
  fillPath('M540 322L572 334V700L540 712Z', pen.lin(f.side)),
  face(pen, 252, 314, 296, 398, 16, f),
  rect(238, 694, 324, 22, 9, pen.lin('0 #45494b,.25 #34383a,.7 #1d2021,1 #101213')),
  displayGlass(pen, 276, 342, 140, 64, 12),
  figures(292, 388, '14.5', 34, 'start', '#FFF4D6'),
  caption(376, 388, 'g', 18, 'start', '#F6C445'),
  knob(pen, 482, 376, 36, 48),
  // grounds bin
  rect(308, 494, 184, 204, 8, pen.v('0 #050606,.5 #17191a,1 #2b2e30')),
  fillPath('M372 494H428L418 526H382Z', pen.lin(METAL)),
  ellipse(400, 694, 92, 8, '#000', { opacity: 0.5 }),
  rect(326, 560, 148, 132, 12, pen.lin('0 #9fb0aa .5,.14 #F2F7F5 .4,.5 #b9c6c1 .22,1 #5d6b66 .6')),
  fillPath(
    'M328 640Q356 602 400 600T472 634V680Q472 690 462 690H338Q328 690 328 680Z',
    pen.lin('0 #7a4f2b,.4 #5b371b,1 #2f1a0c'),
  ),
  rect(334, 568, 10, 116, 5, '#fff', { opacity: 0.42 }),
  rect(320, 550, 160, 16, 7, pen.lin('0 #34383a,.25 #6b7072,1 #17191a')),
  sheen(pen, 258, 320, 200, 380, f.dark ? 0.08 : 0.28),
];

export const grinder = defineKind('Coffee grinder', 'kitchen-bench', {
  params: { finish: anyFinish('steel'), ...size([100, 250, 160], [200, 500, 390], [120, 300, 215]) },
  ...framed([238, 60, 324, 656], [236, 62, 330]),
  outline: () =>
    `${HOPPER}M250 76H550V94H250ZM252 314H548V694H252ZM238 694H562V716H238ZM282 284H518V314H282Z${boxPath(308, 494, 184, 204, 8)}${ovalPath(482, 376, 36)}`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 410, 722, 196, 26),
    // hopper
    fillPath(HOPPER, pen.lin('0 #8d9699 .7,.14 #DCE3E4 .6,.5 #8d9699 .5,1 #3a4144 .8')),
    group(
      { clip: pen.clip(fillPath(BEANS, '#000')) },
      rect(260, 150, 280, 140, 0, pen.lin('0 #5b371b,.4 #432613,1 #22120a')),
      coats(260, 150, 280, 140, 0, beans(pen), pen.lin('0 #000 .3,.2 #fff .1,.5 #fff 0,1 #000 .5')),
    ),
    litPath('M282 102H312L334 276H312Z', 0.3),
    strokePath('M526 104L494 272', '#fff', 4, { opacity: 0.3 }),
    rect(250, 76, 300, 24, 11, pen.v('0 #5c6062,.4 #303334,1 #131516')),
    rect(268, 79, 256, 3, 1.5, '#fff', { opacity: 0.3 }),
    rect(372, 60, 56, 20, 9, pen.v('0 #62676a,1 #1b1d1e')),
    body(pen, f),
    // The knurled grind-setting ring
    rect(282, 280, 236, 38, 8, pen.lin('0 #25282a,.2 #6b7072,.5 #34383a,1 #101213')),
    repeat(24, (index) => rect(287 + index * 9.5, 283, 3, 32, 1.5, '#000', { opacity: 0.42 })),
    rect(398, 284, 4, 30, 2, '#F6C445'),
    brandMark(400, 466, brand, f, 14),
  ],
});
