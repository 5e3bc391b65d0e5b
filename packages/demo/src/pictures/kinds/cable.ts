import { anyFinish } from '../any-finish.ts';
import { defineKind, framed, int, oneOf, size } from '../define-kind.ts';
import { FINISH, type Finish, type FinishName } from '../finish.ts';
import { METAL, shadow } from '../materials.ts';
import { linesFromAbove } from '../outlines.ts';
import type { Pen, Ramp } from '../pen.ts';
import { circle, ellipse, group, layers, path, rect, repeat, roundPath, strokePath } from '../shapes.ts';

type Plug = 'usbc' | 'hdmi' | 'lan' | 'audio';

const SKIN: Readonly<Partial<Record<FinishName, Ramp>>> = {
  white: '0 #A9AEA8,.22 #FFFFFF,.6 #E3E6E2,1 #979C96',
  matte: '0 #17191a,.24 #5d6264,.6 #2b2e30,1 #0d0e0f',
};

const skinOf = (name: FinishName): Ramp => SKIN[name] ?? FINISH[name].face;

/** One connector, upright from its own origin: boot, shell, contact. */
function plug(pen: Pen, kind: Plug, f: Finish): string {
  const shell = pen.lin(
    f.dark ? '0 #26292a,.28 #6d7274,.6 #303435,1 #111213' : '0 #C3C8C2,.25 #FFFFFF,.6 #EDEFEC,1 #A9AEA8',
  );
  const gold = pen.lin('0 #8a5e06,.28 #FFE3A0,.6 #E3A010,1 #7a5205');
  const boot =
    rect(-13, -8, 26, 44, 9, pen.lin('0 #26292a,.3 #5d6264,1 #0f1011')) +
    repeat(4, (i) => rect(-13, 0 + i * 8, 26, 2.4, 1, '#000', { opacity: 0.5 }));
  const body: Readonly<Record<Plug, string>> = {
    usbc:
      rect(-22, -92, 44, 92, 14, shell) +
      rect(-15, -132, 30, 44, 9, pen.lin(METAL)) +
      rect(-9, -132, 18, 5, 2.5, '#17191a'),
    hdmi:
      rect(-44, -96, 88, 96, 12, shell) +
      rect(-35, -140, 70, 48, 4, gold) +
      rect(-24, -136, 48, 6, 2, '#17191a', { opacity: 0.6 }),
    lan:
      rect(-30, -104, 60, 104, 6, pen.lin('0 #8d9b98 .95,.3 #EAF1EE .95,1 #6b7b75 .95')) +
      rect(-22, -104, 44, 26, 3, '#C9A227') +
      repeat(7, (i) => rect(-20 + i * 6, -104, 2, 24, 0, '#5b4a10')) +
      rect(-11, -84, 22, 64, 4, '#fff', { opacity: 0.5 }),
    audio:
      rect(-17, -86, 34, 86, 10, shell) +
      rect(-8, -164, 16, 80, 7, gold) +
      repeat(2, (i) => rect(-8, -142 + i * 24, 16, 4, 0, '#17191a')),
  };
  return boot + body[kind];
}

/** The coil: a longer cable has more turns, each with its own shade, and a braid over it. */
function coil(pen: Pen, skin: Ramp, turns: number): string {
  const fill = pen.lin(skin);
  const turn = (i: number) => {
    const [cy, rx, ry] = [596 - i * 19, 232 - i * 3, 92 - i * 2];
    return layers(
      ellipse(400, cy + 7, rx, ry, 'none', { stroke: '#0b0d0c', strokeWidth: 22, strokeOpacity: 0.22 }),
      ellipse(400, cy, rx, ry, 'none', { stroke: fill, strokeWidth: 20 }),
      ellipse(400, cy, rx, ry, 'none', { stroke: '#000', strokeWidth: 20, strokeOpacity: 0.13, dash: '2 6' }),
      ellipse(399, cy - 5, rx, ry, 'none', { stroke: '#fff', strokeWidth: 3, strokeOpacity: 0.22 }),
    );
  };
  return repeat(turns, turn);
}

export const cable = defineKind('Cable', 'study-desk', {
  params: {
    finish: anyFinish('matte'),
    plug: oneOf(['usbc', 'hdmi', 'lan', 'audio']),
    metres: int(1, 30, 2),
    ...size([60, 400, 130], [10, 200, 40], [40, 400, 130]),
  },
  fromAbove: true,
  ...framed([158, 418, 484, 302], [190, 150, 330]),
  outline: linesFromAbove`round 0.5 0.5 0.5; round 0.5 0.5 0.44; round 0.5 0.5 0.38; round 0.5 0.5 0.32; box 0.43 0.8 0.14 0.2 0.03`,
  draw(pen, { finish, plug: kind, metres }) {
    const f = FINISH[finish];
    const skin = skinOf(finish);
    const turns = Math.min(9, 3 + metres);
    const top = 596 - (turns - 1) * 19;
    const rise = (d: string) =>
      strokePath(d, '#0b0d0c', 22, { opacity: 0.18, cap: 'round', transform: 'translate(5 6)' }) +
      roundPath(d, pen.lin(skin), 20) +
      strokePath(d, '#000', 20, { opacity: 0.13, dash: '2 6' });
    return [
      shadow(pen, 408, 694, 262, 30),
      rise(path`M606 ${top}C646 ${top - 70} 600 350 560 330C536 316 528 296 528 262`),
      coil(pen, skin, turns),
      rise('M204 560C170 470 210 400 270 372C296 358 300 330 298 282'),
      // strap
      rect(368, 588, 64, 116, 12, '#000', { opacity: 0.25, transform: 'translate(5 4)' }),
      rect(368, 586, 64, 116, 12, pen.v('0 #2F7A63,.3 #1f6350,1 #0b3128')),
      rect(372, 590, 3, 106, 1.5, '#fff', { opacity: 0.3 }),
      circle(400, 644, 11, pen.diag('0 #FFE9B0,.5 #F6BC2C,1 #C98A0A')),
      group({ transform: 'translate(298 262) rotate(-2)' }, plug(pen, kind, f)),
      group({ transform: 'translate(528 244) rotate(4)' }, plug(pen, kind, f)),
    ];
  },
});
