import { anyFinish, defineKind, type Finish, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, button, knob, sheen } from '../materials.ts';
import { boxPath, ovalPath, path } from '../paths.ts';
import { circle, fillPath, group, type Layer, layers, rect, repeat, roundPath, strokePath } from '../shapes.ts';
import { LOADER, loaderBody, programDisplay } from './parts/laundry-panel.ts';

const { x, y, w, h } = LOADER;
const CX = 392;
const CY = 410;
const RIMS = {
  dark: '0 #4a4f51,.35 #24282a,.6 #3a3f41,1 #0d0f10',
  chrome: '0 #FBFCFC,.3 #C8CDCF,.55 #EDEFEF,.8 #9AA0A3,1 #6F7578',
  white: '0 #FFFFFF,.5 #EEF0ED,.8 #D3D7D2,1 #B4B9B3',
};

const dome = (pen: Pen, ramp: string): Layer => [
  circle(CX + 7, CY + 12, 176, pen.rad('.84 #000 .26,1 #000 0')),
  circle(CX, CY, 164, pen.diag(ramp)),
  circle(CX, CY, 152, pen.diag('0 #15181a,1 #3c4143')),
  circle(CX, CY, 132, pen.rad('0 #B9C0C2,.5 #7b8285,.85 #3a3f41,1 #15181a', 0.46, 0.3, 0.8)),
  circle(CX, CY, 130, pen.dots('#15181a', 0.5, 15, 3)),
];

/** Two towels lying in the drum. */
function towels(pen: Pen): string {
  const back = path`M${CX - 140} ${CY + 60}Q${CX - 90} ${CY - 20} ${CX - 10} ${CY + 20}T${CX + 140} ${CY + 10}V${CY + 140}H${CX - 140}Z`;
  const fore = path`M${CX - 140} ${CY + 96}Q${CX - 60} ${CY + 30} ${CX + 20} ${CY + 70}T${CX + 140} ${CY + 60}V${CY + 140}H${CX - 140}Z`;
  const backFolds = path`M${CX - 100} ${CY + 40}Q${CX - 60} ${CY} ${CX - 6} ${CY + 30}M${CX + 10} ${CY + 34}Q${CX + 60} ${CY + 50} ${CX + 110} ${CY + 24}`;
  const foreFolds = path`M${CX - 96} ${CY + 86}Q${CX - 30} ${CY + 50} ${CX + 26} ${CY + 84}M${CX + 40} ${CY + 86}Q${CX + 80} ${CY + 96} ${CX + 118} ${CY + 74}`;
  return group(
    { clip: pen.clip(circle(CX, CY, 132, '#000')) },
    fillPath(back, pen.diag('0 #F6F1E6,.5 #E2D8C4,1 #A79A82')),
    fillPath(fore, pen.diag('0 #8FB3A2,.5 #5C8B79,1 #2f574a')),
    strokePath(backFolds, '#8d7f66', 2.4, { opacity: 0.45 }),
    strokePath(foreFolds, '#1f4437', 2.4, { opacity: 0.45 }),
  );
}

function doorGlass(pen: Pen): string {
  const shine = path`M${CX - 108} ${CY + 34}A113 113 0 0 1 ${CX + 8} ${CY - 113}Q${CX - 66} ${CY - 74} ${CX - 64} ${CY + 8}Q${CX - 70} ${CY + 34} ${CX - 108} ${CY + 34}Z`;
  const glint = path`M${CX + 66} ${CY + 98}A118 118 0 0 0 ${CX + 113} ${CY + 30}`;
  return layers(
    circle(CX, CY, 132, pen.rad('.5 #0b0d0e 0,.86 #0b0d0e .45,1 #0b0d0e .92')),
    fillPath(shine, pen.diag('0 #fff .42,1 #fff .02')),
    roundPath(glint, '#fff', 5, 0.18),
    rect(CX + 136, CY - 34, 19, 68, 9, pen.lin('0 #7b8184,1 #2c2f30')),
  );
}

function grille(pen: Pen, f: Finish): string {
  const opacity = f.dark ? 0.5 : 0.3;
  return layers(
    rect(x + 28, y + h - 96, 132, 66, 8, '#000', { opacity: 0.08 }),
    rect(x + 29, y + h - 95, 130, 64, 7, pen.lin(f.face)),
    repeat(9, (index) => rect(x + 42 + index * 12.6, y + h - 84, 5, 42, 2.5, '#000', { opacity })),
  );
}

export const dryer = defineKind('Heat-pump dryer', 'laundry-floor', {
  params: {
    finish: anyFinish('white'),
    rim: oneOf(['dark', 'chrome', 'white']),
    ...size([400, 800, 600], [600, 1200, 850], [350, 900, 640]),
  },
  box: () => LOADER,
  cabinet: () => ({ depth: 450, pressed: true, vents: true, lift: 4 }),
  outline: () =>
    boxPath(x, y, w, h, 10) +
    path`M${x} ${y + 108}h${w}` +
    ovalPath(CX, CY, 164) +
    boxPath(x + 28, y + h - 96, 132, 66),
  draw: (pen, { rim, brand }, { flat, f }) => [
    loaderBody(pen, f, flat),
    // controls
    programDisplay(pen, x + 28, y + 28, 158, '2:05', ['Cotton', 'Eco dry']),
    knob(pen, x + w - 72, y + 54, 36, 40),
    [214, 246, 278].map((left) => button(pen, x + left, y + 54, 8)),
    dome(pen, RIMS[rim]),
    towels(pen),
    doorGlass(pen),
    grille(pen, f),
    sheen(pen, x + 6, y + 116, w * 0.8, h - 130, f.dark ? 0.07 : 0.3),
    brandMark(x + w - 28, y + h - 34, brand, f, 14, 'end'),
  ],
});
