import { anyFinish, defineKind, type Finish, framed, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, displayGlass, figures, lamp, roundSolid, shadow } from '../materials.ts';
import { boxPath, path } from '../paths.ts';
import { circle, ellipse, fillPath, type Layer, layers, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const TOWER = 'M318 96Q318 60 400 60T482 96V670Q482 688 400 688T318 670Z';
const PLINTH = 'M244 690Q244 664 400 664T556 690V698Q556 722 400 722T244 698Z';
const LOOP = 'M400 66C492 66 506 150 506 250V420Q506 468 470 468H330Q294 468 294 420V250C294 150 308 66 400 66Z';
// Drawn in the opposite direction to the loop, to leave a hole.
const HOLE = 'M400 112C338 112 332 172 332 250V400Q332 426 356 426H444Q468 426 468 400V250C468 172 462 112 400 112Z';

const tower = (pen: Pen, f: Finish): Layer => [
  roundSolid(pen, TOWER, f),
  fillPath(TOWER, pen.v('0 #fff .14,.2 #fff 0,.8 #000 0,1 #000 .24')),
  ellipse(400, 82, 70, 15, pen.diag('0 #34383a,1 #0d0f10')),
  repeat(4, (index) => circle(364 + index * 24, 82, 4, index ? '#C9D1CE' : '#2FA37F', { opacity: index ? 0.6 : 1 })),
  displayGlass(pen, 356, 122, 88, 48, 10),
  figures(400, 157, '23°', 28, 'middle'),
  // The long slatted opening with the rotor behind it
  rect(338, 190, 124, 420, 18, pen.lin('0 #0b0d0e,.35 #2b2f31,1 #0d0f10')),
  repeat(12, (index) =>
    rect(340, 204 + index * 33, 120, 16, 3, pen.lin('0 #2b2f31,.4 #565c5e,1 #17191a'), { opacity: 0.6 }),
  ),
  repeat(13, (index) =>
    rect(343 + index * 9.2, 190, 4, 420, 2, pen.lin('0 #7b8184,.5 #A4AAAC,1 #4a4f51'), { opacity: 0.85 }),
  ),
  rect(338, 190, 124, 420, 18, pen.lin('0 #000 .5,.2 #fff .06,.5 #000 0,1 #000 .55')),
  rect(328, 110, 6, 540, 3, '#fff', { opacity: f.edge * 0.5 }),
];

/** The bladeless form: air comes out of the rim of a loop. */
function loop(pen: Pen, f: Finish): string {
  const ring = LOOP + HOLE;
  return layers(
    roundSolid(pen, ring, f),
    fillPath(ring, pen.v('0 #fff .2,.3 #fff 0,1 #000 .22')),
    strokePath(HOLE, '#000', 6, { opacity: 0.28 }),
    strokePath(HOLE, '#fff', 2, { opacity: f.edge * 0.7, transform: 'translate(-3 -2)' }),
    roundPath('M310 250C310 160 330 84 396 82', '#fff', 5, f.edge * 0.7),
    roundSolid(pen, 'M322 464H478L486 672Q486 688 400 688T314 672Z', f),
    fillPath('M322 464H478L480 500H320Z', pen.v('0 #000 .34,1 #000 0')),
    fillPath(
      'M326 562H474L476 664Q474 680 400 680T324 664Z',
      pen.dots(f.dark ? '#000' : '#3c4143', f.dark ? 0.5 : 0.4, 8, 2.2),
    ),
    displayGlass(pen, 360, 500, 80, 42, 10),
    figures(400, 530, '6', 24, 'middle'),
    lamp(pen, 380, 521, 3, '#2FA37F'),
  );
}

export const towerfan = defineKind('Tower fan', 'living-floor', {
  params: {
    finish: anyFinish('white'),
    form: oneOf(['tower', 'loop']),
    ...size([150, 400, 300], [400, 1300, 960], [150, 400, 300]),
  },
  ...framed([244, 60, 312, 662], [240, 44, 330]),
  outline: (_, { form }) =>
    form === 'loop'
      ? `${LOOP}${HOLE}M322 468L314 676H486L478 468M314 676H250V722H550V676H486`
      : `${TOWER}${boxPath(338, 190, 124, 420, 18)}${path`M318 672H250V722H550V672H482`}`,
  draw: (pen, { form, brand }, { f }) => [
    shadow(pen, 408, 716, 178, 28),
    // plinth
    fillPath(PLINTH, pen.lin(f.side)),
    ellipse(400, 688, 156, 24, pen.lin(f.face)),
    ellipse(360, 682, 84, 10, '#fff', { opacity: f.edge * 0.5 }),
    ellipse(400, 680, 92, 11, '#000', { opacity: 0.24 }),
    form === 'loop' ? loop(pen, f) : tower(pen, f),
    brandMark(400, form === 'loop' ? 606 : 648, form === 'loop' ? '' : brand, f, 14),
  ],
});
