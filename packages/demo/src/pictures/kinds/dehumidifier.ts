import { anyFinish, defineKind, int } from '../define-kind.ts';
import { FINISH, type Finish } from '../finish.ts';
import { shadow, sheen } from '../light.ts';
import { brandMark, button, caption, displayGlass, figures } from '../parts.ts';
import type { Pen } from '../pen.ts';
import { boxPath, circle, fillPath, group, layers, rect, repeat } from '../shapes.ts';
import { lamp, solid } from '../solids.ts';

const BODY = 'M206 168Q206 96 280 94H508Q582 96 582 168V662Q582 694 550 694H238Q206 694 206 662Z';
const TANK = 'M252 474H536V628Q536 654 510 654H278Q252 654 252 628Z';

function shell(pen: Pen, f: Finish): string {
  return layers(
    [246, 526].map((x) => circle(x + 8, 704, 17, pen.diag('0 #4a4e50,1 #0d0e0f'))),
    fillPath('M574 140L608 156V670L574 686Z', pen.lin(f.side)),
    solid(pen, BODY, f),
    fillPath('M222 190Q222 116 290 112H360Q256 120 246 200V640H222Z', '#fff', { opacity: f.edge * 0.45 }),
  );
}

function outlet(pen: Pen): string {
  return layers(
    rect(262, 112, 264, 54, 20, pen.v('0 #0b0d0e,1 #34383a')),
    repeat(4, (index) => rect(274, 120 + index * 11, 240, 5, 2.5, pen.v('0 #7b8184,1 #34383a'))),
  );
}

function panel(pen: Pen): string {
  return layers(
    displayGlass(pen, 300, 202, 188, 104, 24),
    figures(388, 268, '52', 56, 'middle'),
    caption(426, 254, '%', 22),
    caption(394, 292, 'Auto · 24°', 14, 'middle'),
    repeat(4, (index) => button(pen, 334 + index * 40, 338, 11)),
    lamp(pen, 334, 338, 3, '#2FA37F'),
  );
}

/** The tank in the front, with what it has taken out of the air. */
function tank(pen: Pen): string {
  return layers(
    fillPath(TANK, pen.v('0 #34393b,1 #17191b')),
    group(
      { clip: pen.clip(fillPath(TANK, '#000')) },
      rect(252, 556, 284, 100, 0, pen.v('0 #8fc6d4,.5 #5a9fb2,1 #2f6f84')),
      rect(252, 553, 284, 6, 0, '#D7F0F5'),
      repeat(5, (index) => rect(494, 500 + index * 28, index % 2 ? 18 : 28, 3, 1.5, '#fff', { opacity: 0.6 })),
    ),
    sheen(pen, 254, 476, 280, 176, 0.22),
    rect(326, 462, 136, 32, 14, '#000', { opacity: 0.25 }),
    rect(324, 456, 136, 32, 14, pen.v('0 #62676a,.4 #34383a,1 #17191a')),
    rect(340, 460, 100, 3, 1.5, '#fff', { opacity: 0.3 }),
  );
}

function intake(f: Finish): string {
  return repeat(5, (index) => rect(252, 374 + index * 15, 284, 6, 3, '#000', { opacity: f.dark ? 0.42 : 0.2 }));
}

export const dehumidifier = defineKind({
  name: 'Dehumidifier',
  params: {
    finish: anyFinish('white'),
    wmm: int(180, 500, 340),
    hmm: int(300, 800, 570),
    dmm: int(150, 450, 250),
  },
  spot: 'laundry-floor',
  detail: { x: 236, y: 150, size: 330 },
  box: () => ({ x: 206, y: 94, w: 376, h: 627 }),
  outline: { front: () => BODY + boxPath(262, 112, 264, 54, 18) + boxPath(300, 202, 188, 104, 20) + TANK },
  draw(pen, { finish, brand }) {
    const f = FINISH[finish];
    return layers(
      shadow(pen, 408, 720, 226, 26),
      shell(pen, f),
      outlet(pen),
      panel(pen),
      intake(f),
      tank(pen),
      brandMark(394, 680, brand, f, 13),
    );
  },
});
