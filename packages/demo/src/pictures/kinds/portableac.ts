import { anyFinish, defineKind, framed, size } from '../define-kind.ts';
import { brandMark, displayGlass, figures, lamp, METAL, shadow, sheen, solid } from '../materials.ts';
import { boxPath, circle, coats, fillPath, litPath, path, rect, repeat, strokePath } from '../shapes.ts';

const BODY = 'M214 160Q214 82 296 78H488Q570 82 570 160V660Q570 694 536 694H248Q214 694 214 660Z';
const HOSE = 'M560 520C660 520 690 440 690 330V96';

export const portableac = defineKind('Portable air conditioner', 'living-floor', {
  params: { finish: anyFinish('white'), ...size([250, 600, 440], [450, 1000, 750], [250, 600, 380]) },
  ...framed([214, 78, 356, 645], [224, 66, 340]),
  outline: () =>
    BODY + path`M256 124H528L516 220H268Z` + boxPath(312, 256, 160, 96, 22) + boxPath(250, 452, 284, 196, 14),
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 402, 720, 218, 26),
    // The ribbed exhaust hose to the window
    strokePath(HOSE, '#6d726e', 78),
    strokePath(HOSE, pen.lin('0 #A9AEA8,.35 #FFFFFF,.7 #DADDD9,1 #8B908A'), 74),
    strokePath(HOSE, '#000', 74, { dash: '4 14', opacity: 0.2 }),
    strokePath(HOSE, '#fff', 74, { dash: '3 15', opacity: 0.55 }),
    coats(644, 70, 92, 34, 12, pen.lin(METAL), pen.v('0 #fff .4,1 #000 .3')),
    // shell
    [256, 528].map((x) => circle(x, 704, 19, pen.diag('0 #4a4e50,1 #0d0e0f')) + circle(x, 704, 7, '#8b9194')),
    fillPath('M562 130L600 148V668L562 684Z', pen.lin(f.side)),
    solid(pen, BODY, f),
    litPath('M230 180Q230 100 304 96H380Q262 104 254 190V650H230Z', f.edge * 0.42),
    // The outlet with its flap open and the vanes inside
    fillPath('M256 124H528L516 220H268Z', pen.v('0 #0b0d0e,1 #3c4143')),
    repeat(9, (index) => rect(284 + index * 27, 138, 4, 76, 2, '#7b8184', { opacity: 0.55 })),
    repeat(3, (index) => rect(266, 148 + index * 22, 252, 6, 3, pen.v('0 #9aa1a3,1 #4a4f51'))),
    fillPath('M248 110Q248 100 260 100H524Q536 100 536 110L528 136H256Z', pen.lin(f.face)),
    fillPath('M248 110Q248 100 260 100H524Q536 100 536 110L528 136H256Z', pen.v('0 #fff .4,.5 #fff 0,1 #000 .24')),
    rect(258, 101, 268, 2, 1, '#fff', { opacity: f.edge }),
    // panel
    displayGlass(pen, 312, 256, 160, 96, 26),
    figures(392, 322, '19°', 54, 'middle'),
    lamp(pen, 346, 338, 3, '#9ED9C2'),
    circle(392, 338, 3, '#C9D1CE', { opacity: 0.6 }),
    circle(438, 338, 3, '#C9D1CE', { opacity: 0.6 }),
    rect(214, 388, 356, 3, 0, '#000', { opacity: 0.14 }),
    rect(214, 391, 356, 2, 0, '#fff', { opacity: f.edge * 0.6 }),
    // intake
    rect(250, 452, 284, 196, 16, pen.v('0 #000 .14,.06 #000 .04,1 #fff .08')),
    repeat(11, (index) => rect(264, 466 + index * 16, 256, 8, 4, '#000', { opacity: f.dark ? 0.5 : 0.3 })),
    repeat(11, (index) => rect(264, 474 + index * 16, 256, 2, 1, '#fff', { opacity: f.edge * 0.6 })),
    sheen(pen, 222, 398, 260, 280, f.dark ? 0.06 : 0.2),
    brandMark(392, 428, brand, f, 15),
  ],
});
