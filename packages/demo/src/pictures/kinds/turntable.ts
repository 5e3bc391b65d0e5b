import { anyFinish, defineKind, flag, framed, lines, type Pen, type Ramp, size } from '../define-kind.ts';
import { brandMark, lamp, METAL, shadow } from '../materials.ts';
import { circle, ellipse, fillPath, type Layer, litPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const TOP = 'M142 448H658L728 636H72Z';

type Plinth = { readonly top: Ramp; readonly front: Ramp; readonly mark: string; readonly grain: boolean };

const WALNUT: Plinth = {
  top: '0 #A9754A,.35 #8D5C36,1 #5E3A20',
  front: '0 #8A5A35,.3 #74482A,1 #452915',
  mark: '#EBD9BF',
  grain: true,
};

const plinth = (pen: Pen, p: Plinth): Layer => [
  fillPath(TOP, pen.diag(p.top)),
  p.grain &&
    strokePath(
      'M124 506C260 494 420 520 676 500M106 552C300 566 480 538 692 560M90 596C250 582 520 612 708 592',
      '#3b2010',
      3,
      { opacity: 0.22 },
    ),
  fillPath(TOP, pen.lin('0 #fff .22,.35 #fff .02,1 #000 .2', 0, 0, 1, 0.4)),
  rect(72, 634, 656, 52, 7, pen.lin(p.front)),
  p.grain &&
    strokePath('M76 648C260 642 460 658 724 646M76 668C300 676 520 660 724 670', '#2b160a', 2, { opacity: 0.25 }),
  rect(72, 634, 656, 52, 7, pen.v('0 #fff .24,.16 #fff 0,1 #000 .36')),
  rect(76, 634, 648, 2.4, 1, '#fff', { opacity: 0.45 }),
  [128, 610].map((x) => rect(x, 684, 62, 32, 10, pen.lin('0 #4a4e50,.3 #6d7274,1 #111213'))),
];

const cover = (pen: Pen): Layer => [
  fillPath(
    'M152 450L176 186Q178 172 194 172H606Q622 172 624 186L648 450Z',
    pen.lin('0 #7F8D88 .42,.1 #EAF1EE .4,.5 #B9C6C1 .26,.9 #7E8E88 .36,1 #55635d .5'),
  ),
  fillPath('M196 184H420L300 448H172Z', pen.lin('0 #fff .5,1 #fff .06', 0, 0, 0.6, 1)),
  strokePath('M176 190Q178 174 194 174H606Q622 174 624 190', '#fff', 4, { opacity: 0.75 }),
  strokePath('M624 190L647 448', '#3b4843', 4, { opacity: 0.45 }),
  [210, 548].map((x) => rect(x, 430, 42, 22, 5, pen.v('0 #55595b,1 #141617'))),
];

const record = (pen: Pen): Layer => [
  ellipse(350, 560, 226, 72, '#000', { opacity: 0.35 }),
  ellipse(344, 552, 224, 70, pen.lin(METAL)),
  ellipse(344, 544, 224, 70, pen.lin('0 #C3C8CA,.25 #FDFDFD,.6 #C9CECF,1 #868C8F')),
  ellipse(344, 540, 212, 65, pen.diag('0 #3a3e40,.5 #17191a,1 #0a0b0c')),
  repeat(8, (i) =>
    ellipse(344, 540, 200 - i * 15, 61 - i * 4.6, 'none', {
      stroke: '#fff',
      strokeWidth: 1.2,
      strokeOpacity: i % 3 ? 0.07 : 0.15,
    }),
  ),
  litPath('M344 540L196 494A212 65 0 0 1 268 479Z', 0.16),
  litPath('M344 540L492 586A212 65 0 0 1 420 601Z', 0.1),
  ellipse(344, 540, 72, 22, pen.diag('0 #FFD766,.5 #F0AE14,1 #C9870A')),
  ellipse(344, 540, 26, 8, 'none', { stroke: '#0F3D31', strokeWidth: 3, strokeOpacity: 0.7 }),
  circle(344, 538, 5, pen.diag('0 #fff,1 #6b7174')),
];

const ARM_TUBE = 'M622 500C640 560 600 596 514 574';
export const turntable = defineKind('Turntable', 'living-cabinet', {
  params: {
    finish: anyFinish('matte'),
    wood: flag(true),
    cover: flag(true),
    ...size([300, 560, 430], [80, 220, 140], [250, 450, 360]),
  },
  ...framed([72, 446, 656, 270], [430, 400, 280]),
  outline: lines`box 0 0.56 1 0.26 0.03; box 0.02 0.1 0.96 0.46 0.06; box 0.1 0.4 0.62 0.1 0.03; box 0.08 0.82 0.12 0.18 0.03; box 0.8 0.82 0.12 0.18 0.03`,
  draw(pen, { wood, cover: hasCover, brand }, { f }) {
    const body: Plinth = wood ? WALNUT : { top: f.face, front: f.face, mark: f.mark, grain: false };
    return [
      shadow(pen, 406, 716, 330, 26),
      hasCover && cover(pen),
      plinth(pen, body),
      record(pen),
      // controls
      ellipse(136, 604, 32, 12, '#000', { opacity: 0.25 }),
      ellipse(132, 598, 32, 12, pen.lin(METAL)),
      ellipse(132, 594, 32, 12, pen.diag('0 #FAFBFB,1 #9aa1a3')),
      lamp(pen, 188, 610, 4, '#F6BC2C'),
      rect(664, 552, 10, 62, 5, '#000', { opacity: 0.5, transform: 'rotate(-20 669 583)' }),
      rect(656, 572, 30, 14, 4, pen.v('0 #F4F5F5,1 #868C8F')),
      // arm
      ellipse(630, 520, 52, 20, '#000', { opacity: 0.3 }),
      ellipse(622, 512, 50, 19, pen.lin(METAL)),
      ellipse(622, 506, 50, 19, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #8b9194')),
      strokePath(ARM_TUBE, '#000', 9, { opacity: 0.3, transform: 'translate(5 10)', cap: 'round' }),
      roundPath('M616 490L606 462', pen.lin(METAL), 11),
      rect(582, 440, 46, 34, 8, pen.lin('0 #4a4e50,.3 #8d9294,1 #17191a'), { transform: 'rotate(-16 605 457)' }),
      roundPath(ARM_TUBE, pen.v('0 #F7F8F8,.5 #C9CECF,1 #8b9194'), 9),
      rect(598, 478, 48, 34, 10, pen.diag('0 #F3F4F4,.5 #A4AAAC,1 #5f6567')),
      fillPath(
        'M524 566L474 552Q462 550 460 562L458 572Q458 580 468 581L520 584Z',
        pen.diag('0 #6d7274,.4 #34383a,1 #101112'),
      ),
      fillPath('M464 580L474 594L486 582Z', '#F0AE14'),
      brandMark(400, 666, brand, { mark: body.mark }, 14),
    ];
  },
});
