import { anyFinish, defineKind, type Finish, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, caption, displayGlass, face, figures, shadow, sheen, stand } from '../materials.ts';
import { boxPath, ellipse, fillPath, layers, path, rect, repeat, strokePath } from '../shapes.ts';
import { lamp, METAL, roundSolid } from '../solids.ts';

const DRUM = 'M212 176V664Q212 716 400 716T588 664V176Z';

// The ring shows air quality: green is clean.
const CLEAN = '#2FA37F';

const holes = (f: Finish): [colour: string, opacity: number] => (f.dark ? ['#050606', 0.6] : ['#3c4143', 0.42]);

function roundForm(pen: Pen, f: Finish): string {
  const [colour, opacity] = holes(f);
  const skin = 'M212 396V620Q212 672 400 672T588 620V396Q588 448 400 448T212 396Z';
  return layers(
    roundSolid(pen, DRUM, f),
    fillPath(DRUM, pen.v('0 #fff .12,.3 #fff 0,.8 #000 0,1 #000 .2')),
    fillPath(skin, pen.dots(colour, opacity, 11, 2.8)),
    strokePath('M212 388Q212 440 400 440T588 388', '#000', 2.4, { opacity: 0.2 }),
    fillPath(
      'M212 640V664Q212 716 400 716T588 664V640Q588 692 400 692T212 640Z',
      pen.lin('0 #2b2e2f,.3 #55595b,.6 #26292a,1 #101112'),
    ),
    rect(236, 206, 12, 410, 6, '#fff', { opacity: f.dark ? 0.16 : 0.6 }),
    ellipse(400, 176, 188, 54, pen.lin(METAL)),
    ellipse(400, 172, 180, 50, pen.diag('0 #34383a,.5 #1d2021,1 #0b0d0e')),
    repeat(6, (index) =>
      ellipse(400, 172, 164 - index * 20, 44 - index * 6, 'none', { stroke: '#7b8184', strokeWidth: 3, opacity: 0.7 }),
    ),
    ellipse(400, 172, 60, 17, pen.diag('0 #45494b,1 #17191a')),
    ellipse(400, 172, 60, 17, 'none', { stroke: CLEAN, strokeWidth: 5 }),
    displayGlass(pen, 336, 290, 128, 84, 18),
    figures(400, 336, '08', 40, 'middle'),
    caption(400, 358, 'PM2.5', 14, 'middle'),
  );
}

function boxForm(pen: Pen, f: Finish): string {
  const [colour, opacity] = holes(f);
  return layers(
    stand(pen, f, 214, 110, 364, 604),
    face(pen, 214, 110, 364, 604, 16, f),
    rect(234, 130, 324, 92, 20, pen.diag('0 #34393B,.35 #1d2022,1 #0c0e0f')),
    repeat(19, (index) => rect(250 + index * 16, 142, 6, 68, 3, '#5c6265', { opacity: 0.7 })),
    displayGlass(pen, 322, 252, 148, 92, 22),
    figures(396, 302, '08', 42, 'middle'),
    caption(396, 326, 'PM2.5', 14, 'middle'),
    rect(322, 252, 148, 92, 22, 'none', { stroke: CLEAN, strokeWidth: 4, opacity: 0.9 }),
    rect(240, 384, 312, 276, 18, pen.v('0 #000 .1,.05 #000 .03,1 #fff .06')),
    rect(248, 392, 296, 260, 12, pen.dots(colour, opacity, 12, 3)),
    lamp(pen, 396, 686, 4, CLEAN),
    sheen(pen, 222, 120, 290, 580, f.dark ? 0.07 : 0.26),
  );
}

export const purifier = defineKind('Air purifier', 'living-floor', {
  params: {
    finish: anyFinish('white'),
    form: oneOf(['round', 'box']),
    ...size([150, 500, 300], [250, 900, 520], [120, 500, 300]),
  },
  detail: { x: 230, y: 110, size: 340 },
  box: ({ form }) => (form === 'box' ? { x: 214, y: 110, w: 364, h: 604 } : { x: 212, y: 122, w: 376, h: 594 }),
  outline: (_, { form }) =>
    form === 'box'
      ? boxPath(214, 110, 364, 604, 16) + boxPath(234, 130, 324, 92, 18) + boxPath(248, 392, 296, 260, 12)
      : path`M212 176Q212 122 400 122T588 176V664Q588 716 400 716T212 664ZM212 176Q212 230 400 230T588 176M212 396Q212 448 400 448T588 396M212 630Q212 682 400 682T588 630`,
  draw(pen, { form, brand }, { f }) {
    const round = form === 'round';
    return [
      round && shadow(pen, 408, 712, 216, 34),
      round ? roundForm(pen, f) : boxForm(pen, f),
      brandMark(round ? 400 : 396, round ? 418 : 374, brand, f, 13),
    ];
  },
});
