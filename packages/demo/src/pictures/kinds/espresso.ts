import { anyFinish, defineKind, type Finish, flag, type Layer, type Pen, size } from '../define-kind.ts';
import { brandMark, face, shadow, sheen, text } from '../materials.ts';
import { boxPath, path } from '../paths.ts';
import { circle, ellipse, fillPath, layers, litPath, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const X = 176;
const W = 448;

const beanHopper = (pen: Pen): Layer => [
  fillPath('M214 116H376L360 214H230Z', pen.lin('0 #4b5356 .75,.2 #8d9699 .6,.5 #3a4144 .7,1 #1e2224 .9')),
  fillPath('M222 152H368L358 214H232Z', pen.lin('0 #6b4526,.4 #4a2c16,1 #28160a')),
  fillPath('M222 152H368L366 164H224Z', '#8a5d36', { opacity: 0.6 }),
  rect(206, 104, 178, 16, 8, pen.v('0 #4a4f51,1 #17191a')),
  rect(234, 122, 9, 84, 4, '#fff', { opacity: 0.26 }),
];

function body(pen: Pen, f: Finish): string {
  const back = f.dark ? '0 #1a1c1d,.5 #2b2e2f,1 #101112' : '0 #8a9092,.35 #B5BABC,.6 #8f9597,1 #555b5d';
  return layers(
    fillPath('M616 216L650 230V700L616 712Z', pen.lin(f.side)),
    face(pen, X, 208, W, 188, 14, f),
    rect(X, 214, W, 12, 0, '#fff', { opacity: f.edge * 0.3 }),
    rect(X + 26, 380, W - 52, 260, 0, pen.lin(back)),
    rect(X + 26, 380, W - 52, 90, 0, pen.v('0 #000 .55,1 #000 0')),
    face(pen, X, 388, 36, 262, 4, f),
    face(pen, X + W - 36, 388, 36, 262, 4, f),
    face(pen, X - 6, 640, W + 12, 72, 12, f),
    fillPath(path`M${X + 12} 640H${X + W - 12}L${X + W - 34} 622H${X + 34}Z`, pen.v('0 #34383a,1 #191b1c')),
    repeat(15, (index) => rect(X + 52 + index * 24, 627, 14, 5, 2.5, '#000', { opacity: 0.75 })),
    rect(X + 8, 708, 52, 12, 4, '#17191a'),
    rect(X + W - 60, 708, 52, 12, 4, '#17191a'),
  );
}

const coffeeCup = (pen: Pen): Layer => [
  ellipse(404, 624, 66, 8, '#000', { opacity: 0.42 }),
  strokePath('M450 556Q490 556 484 584Q478 606 444 600', '#D9DBD6', 10),
  fillPath('M346 534H456Q456 622 424 624H378Q346 622 346 534Z', pen.lin('0 #E9EAE6,.25 #FFFFFF,.6 #EDEEEA,1 #BFC1BB')),
  ellipse(401, 535, 55, 9, '#F8F8F5'),
  ellipse(401, 536, 48, 6.6, pen.lin('0 #6b3f1b,.5 #B9793A,1 #5b3416')),
  strokePath('M390 492V534M410 492V534', '#5b3416', 3.4),
];

export const espresso = defineKind('Espresso machine', 'kitchen-bench', {
  params: {
    finish: anyFinish('steel'),
    hopper: flag(true),
    cup: flag(true),
    ...size([120, 450, 325], [200, 500, 410], [200, 550, 315]),
  },
  detail: { x: 225, y: 250, size: 384 },
  box: ({ hopper }) => (hopper ? { x: 170, y: 104, w: 460, h: 616 } : { x: 170, y: 208, w: 460, h: 512 }),
  outline: ({ y }) =>
    `${boxPath(X, 208, W, 504, 12)}${y < 200 ? 'M206 104H384V120H206ZM214 120L230 208H360L376 120' : ''}${boxPath(X + 36, 396, W - 72, 232)}M${X - 6} 640H${X + W + 6}V712H${X - 6}ZM330 396H470V422H330ZM346 444L356 470H444L454 444Z`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.1} ${y + h * 0.16}H${x + w}V${y + h}H${x}V${y + h * 0.87}H${x + w * 0.5}V${y + h * 0.46}H${x + w * 0.1}Z`,
  draw: (pen, { hopper, cup, brand }, { f }) => [
    shadow(pen, 404, 718, 270, 26),
    hopper && beanHopper(pen),
    body(pen, f),
    // gauge
    circle(290, 302, 55, '#000', { opacity: 0.15 }),
    circle(288, 298, 53, pen.diag('0 #FBFCFC,.5 #B6BCBE,1 #767C7F')),
    circle(288, 298, 45, '#FBFAF6'),
    strokePath('M258 322A38 38 0 1 1 318 322', '#0F3D31', 3, { opacity: 0.25 }),
    strokePath('M306 265A38 38 0 0 1 325 290', '#F0AE14', 5),
    roundPath('M288 298L312 274', '#A8281C', 3),
    circle(288, 298, 5, '#2b2f31'),
    text(288, 326, 'bar', { size: 11, fill: '#6a726e', anchor: 'middle' }),
    litPath('M252 284A40 40 0 0 1 300 260L272 330A40 40 0 0 1 252 284Z', 0.4),
    // buttons
    [432, 496, 560]
      .map((x, index) =>
        layers(
          circle(x + 2, 300, 23, '#000', { opacity: 0.18 }),
          circle(x, 298, 22, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #8b9194')),
          circle(x, 298, 17, pen.diag('0 #C2C7C9,1 #F3F4F4')),
          circle(x, 298, 3.6, index === 1 ? '#F0AE14' : '#6f7678'),
        ),
      )
      .join(''),
    // group head
    rect(330, 388, 140, 34, 6, pen.lin('0 #71777a,.28 #F2F3F3,.6 #8d9396,1 #4d5355')),
    rect(338, 422, 124, 26, 8, pen.lin('0 #565c5f,.3 #D9DCDD,.6 #7a8083,1 #3c4143')),
    fillPath('M346 444H454L444 470H356Z', pen.lin('0 #6b7174,.3 #E9EBEB,.6 #8b9194,1 #474d4f')),
    rect(384, 468, 12, 24, 4, '#6f7578'),
    rect(404, 468, 12, 24, 4, '#565c5e'),
    fillPath('M444 428L560 440Q582 443 582 455Q582 467 560 467L446 452Z', pen.v('0 #7A5638,.4 #4E3421,1 #2b1b10')),
    rect(440, 427, 18, 26, 4, pen.v('0 #F3F4F4,.5 #A1A7A9,1 #656b6e')),
    // steam wand
    roundPath('M226 396C222 470 206 520 232 588', pen.lin('0 #7a8083,.5 #F6F7F7,1 #8b9194'), 11),
    rect(224, 576, 17, 24, 7, '#1b1d1e', { transform: 'rotate(-18 232 588)' }),
    cup && coffeeCup(pen),
    brandMark(X + W - 24, 248, brand, f, 15, 'end'),
    sheen(pen, X + 6, 214, 210, 174, f.dark ? 0.1 : 0.3),
  ],
});
