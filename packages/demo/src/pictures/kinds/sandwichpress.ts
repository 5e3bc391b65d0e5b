import { anyFinish, defineKind, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, lamp, METAL, PLASTIC, shadow, solid } from '../materials.ts';
import { boxPath, coats, ellipse, fillPath, layers, litPath, path, rect, repeat } from '../shapes.ts';

const LID = 'M108 452V418C108 342 158 306 246 302H554C642 306 692 342 692 418V452Q692 466 678 466H122Q108 466 108 452Z';
const BASE = 'M108 582H692V650Q692 694 648 694H152Q108 694 108 650Z';

/** One toasted sandwich between the plates: bread, melted cheese, tomato, leaves, bread. */
function sandwich(pen: Pen, x: number): string {
  const crust = pen.v('0 #E2B36C,.5 #C98A45,1 #8f551e');
  return layers(
    rect(x, 486, 206, 32, 12, crust),
    rect(x, 530, 206, 32, 12, crust),
    fillPath(
      path`M${x + 4} 532Q${x + 24} 520 ${x + 46} 532T${x + 92} 532T${x + 138} 532T${x + 202} 530V540H${x + 4}Z`,
      '#5f9a4a',
    ),
    rect(x + 8, 520, 190, 11, 5, pen.lin('0 #E0563C,.5 #C73F2B,1 #8d2a1c')),
    fillPath(
      path`M${x + 4} 512H${x + 202}V520Q${x + 190} 532 ${x + 176} 520Q${x + 150} 522 ${x + 140} 540Q${x + 130} 556 ${x + 122} 534Q${x + 112} 520 ${x + 84} 522Q${x + 70} 534 ${x + 58} 522Q${x + 30} 524 ${x + 4} 520Z`,
      pen.v('0 #FFDF7A,1 #F0B73A'),
    ),
    repeat(6, (index) => rect(x + 16 + index * 32, 487, 12, 14, 4, '#6b3a12', { opacity: 0.5 })),
    rect(x + 12, 488, 182, 3, 1.5, '#fff', { opacity: 0.3 }),
  );
}

function plates(pen: Pen): string {
  const plate = pen.v('0 #45494b,.4 #26292a,1 #0d0e0f');
  return layers(
    rect(128, 462, 544, 26, 6, plate),
    rect(128, 560, 544, 26, 6, plate),
    repeat(26, (index) => rect(138 + index * 20.4, 480, 10, 10, 2, '#1b1d1e')),
    repeat(26, (index) => rect(138 + index * 20.4, 556, 10, 8, 2, '#34383a')),
    rect(128, 560, 544, 2, 1, '#fff', { opacity: 0.22 }),
  );
}

export const sandwichpress = defineKind('Sandwich press', 'kitchen-bench', {
  params: { finish: anyFinish('steel'), ...size([200, 450, 380], [80, 250, 150], [200, 450, 330]) },
  ...framed([108, 302, 584, 412], [130, 376, 290]),
  outline: () =>
    `${LID}${BASE}M150 466V582H178V466M622 466V582H650V466${boxPath(264, 384, 272, 54, 26)}M170 694v20h72v-20M558 694v20h72v-20`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 408, 718, 316, 26),
    // hinges
    [150, 622].map((x) => rect(x, 440, 28, 160, 8, pen.lin('0 #565c5e,.4 #9aa1a3,1 #303436'))).join(''),
    plates(pen),
    sandwich(pen, 188),
    sandwich(pen, 406),
    // base
    rect(170, 686, 72, 28, 7, '#17191a'),
    rect(558, 686, 72, 28, 7, '#121314'),
    solid(pen, BASE, f),
    rect(112, 583, 576, 2, 1, '#fff', { opacity: f.edge }),
    rect(118, 584, 3, 80, 1.5, '#fff', { opacity: f.edge * 0.8 }),
    rect(300, 610, 200, 42, 20, pen.v('0 #000 .32,.3 #000 .1,1 #fff .18')),
    // lid
    solid(pen, LID, f),
    litPath('M128 430C128 360 172 328 254 324H420C260 330 192 362 178 440H128Z', f.edge * 0.4),
    rect(112, 452, 576, 3, 1.5, '#000', { opacity: 0.2 }),
    lamp(pen, 186, 414, 6, '#F0AE14'),
    lamp(pen, 216, 414, 6, '#2FA37F'),
    // handle
    rect(288, 372, 34, 60, 8, pen.lin(METAL)),
    rect(478, 372, 34, 60, 8, pen.lin(METAL)),
    ellipse(404, 440, 140, 12, '#000', { opacity: 0.22 }),
    coats(264, 384, 272, 54, 26, pen.lin(PLASTIC), pen.v('0 #fff .26,.3 #fff .02,1 #000 .4')),
    rect(290, 390, 210, 4, 2, '#fff', { opacity: 0.3 }),
    brandMark(400, 348, brand, f, 17),
  ],
});
