import { anyFinish, defineKind, flag, framed, lines, type Pen, size } from '../define-kind.ts';
import { driver, lamp, shadow, sheen, softFace, wordMark } from '../materials.ts';
import { circle, coats, fillPath, type Layer, rect, repeat, roundPath, strokePath } from '../shapes.ts';

const RING = '0 #F6BC2C,.35 #E4708A,.65 #7A5AC2,1 #2BA6C9';

const litDriver = (pen: Pen, cy: number, r: number, lights: boolean): Layer => [
  lights && circle(398, cy, r * 1.36, pen.rad('.6 #E4708A .36,1 #7A5AC2 0')),
  lights && circle(398, cy, r * 1.06, pen.diag(RING)),
  driver(pen, 398, cy, r),
  roundPath(`M${398 - r * 0.66} ${cy + 6}A${r * 0.68} ${r * 0.68} 0 0 1 392 ${cy - r * 0.68}`, '#fff', 4, 0.16),
];

export const partyspeaker = defineKind('Party speaker', 'living-floor', {
  params: {
    finish: anyFinish('matte'),
    lights: flag(true),
    ...size([200, 500, 325], [300, 1200, 668], [180, 500, 310]),
  },
  ...framed([240, 50, 316, 672], [230, 380, 330]),
  outline: lines`M0.16 0.1L0.16 0.04Q0.16 0 0.24 0L0.76 0Q0.84 0 0.84 0.04L0.84 0.1; box 0 0.09 1 0.9 0.13; box 0.06 0.22 0.88 0.73 0.09; round 0.5 0.41 0.32; round 0.5 0.75 0.32; box 0.09 0.12 0.82 0.07 0.06`,
  draw: (pen, { lights, brand }, { flat, f }) => [
    // handle
    strokePath('M292 116V84Q292 62 314 62H484Q506 62 506 84V116', pen.v('0 #6d7274,1 #1b1d1e'), 26, {
      cap: 'round',
      join: 'round',
    }),
    roundPath('M290 108V86Q290 58 316 56H470', '#fff', 4, 0.28),
    // cabinet
    !flat && shadow(pen, 404, 722, 196, 24),
    !flat && fillPath('M500 109H530Q590 116 590 168V660Q590 706 540 714H500Z', pen.lin(f.side)),
    !flat && rect(256, 706, 56, 16, 5, '#141617') + rect(484, 706, 56, 16, 5, '#101112'),
    softFace(pen, 240, 108, 316, 606, 44, f),
    rect(258, 196, 280, 496, 30, pen.lin('0 #0d0e0f,.4 #1d2021,1 #08090a')),
    coats(258, 196, 280, 496, 30, pen.dots('#fff', 0.1, 8, 1.8), pen.v('0 #000 .5,.16 #000 0,.8 #000 0,1 #000 .5')),
    // panel
    rect(268, 128, 260, 50, 25, pen.diag('0 #26292b,1 #0b0c0d')),
    repeat(4, (i) => circle(300 + i * 34, 153, 9, pen.diag('0 #6b7072,1 #202324'))),
    circle(492, 153, 20, pen.diag('0 #FAFBFB,.5 #B9BEC0,1 #767C7F')),
    circle(492, 153, 14, pen.diag('0 #AEB4B6,1 #F6F7F7')),
    lamp(pen, 444, 153, 4, '#2FA37F'),
    litDriver(pen, 328, 96, lights),
    litDriver(pen, 552, 96, lights),
    circle(398, 440, 20, pen.diag('0 #6d7274,1 #0b0c0d')) +
      circle(398, 440, 13, pen.rad('0 #5d6264,1 #17191a', 0.4, 0.35, 0.7)),
    wordMark(398, 679, brand, { mark: '#C9CECF' }, 20),
    sheen(pen, 246, 120, 300, 586, f.dark ? 0.08 : 0.16),
  ],
});
