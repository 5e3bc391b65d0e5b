import { anyFinish, defineKind, type Finish, int, oneOf, type Pen, size } from '../define-kind.ts';
import { brandMark, knob, sheen } from '../materials.ts';
import { boxPath, circle, fillPath, type Layer, layers, ovalPath, path, rect, roundPath } from '../shapes.ts';
import { LOADER, loaderBody, programDisplay } from './parts/laundry-panel.ts';

const { x, y, w, h } = LOADER;
const CX = 392;
const CY = 446;
const RIMS = {
  chrome: '0 #FBFCFC,.3 #C8CDCF,.55 #EDEFEF,.8 #9AA0A3,1 #6F7578',
  dark: '0 #5a6063,.3 #2d3133,.55 #4a4f52,.8 #1d2021,1 #0c0e0f',
  white: '0 #FFFFFF,.5 #EEF0ED,.8 #D3D7D2,1 #B4B9B3',
};

function controls(pen: Pen, f: Finish, kg: number, panel: 'drawer' | 'dial'): string {
  const drawer = layers(
    rect(x + 24, y + 26, 118, 58, 9, pen.v('0 #000 .10,.12 #000 .03,1 #fff .2')),
    rect(x + 27, y + 29, 112, 53, 7, pen.lin(f.face)),
    rect(x + 44, y + 66, 78, 10, 5, pen.v('0 #000 .34,1 #000 .1')),
  );
  return layers(
    drawer,
    panel === 'drawer' ? knob(pen, CX, y + 54, 36) : knob(pen, x + w - 66, y + 54, 36, 40),
    programDisplay(pen, panel === 'drawer' ? x + 268 : x + 166, y + 29, 142, '1:24', [`${kg} kg`, '40°']),
  );
}

const rim = (pen: Pen, ramp: string): Layer => [
  circle(CX + 7, CY + 12, 180, pen.rad('.84 #000 .26,1 #000 0')),
  circle(CX, CY, 168, pen.diag(ramp)),
  circle(CX, CY, 153, pen.diag('0 #7E8487,.5 #D9DCDD,1 #F5F6F6')),
  circle(CX, CY, 147, pen.diag('0 #34383A,1 #131516')),
];

function doorGlass(pen: Pen): string {
  const shine = path`M${CX - 98} ${CY + 30}A102 102 0 0 1 ${CX + 8} ${CY - 102}Q${CX - 62} ${CY - 66} ${CX - 60} ${CY + 6}Q${CX - 66} ${CY + 30} ${CX - 98} ${CY + 30}Z`;
  const glint = path`M${CX + 60} ${CY + 88}A106 106 0 0 0 ${CX + 102} ${CY + 26}`;
  return layers(
    fillPath(shine, pen.diag('0 #fff .5,1 #fff .02')),
    roundPath(glint, '#fff', 5, 0.2),
    rect(CX + 138, CY - 34, 19, 68, 9, pen.lin('0 #53595c,1 #1c1f20')),
  );
}

export const washer = defineKind('Front-load washer', 'laundry-floor', {
  params: {
    finish: anyFinish('white'),
    rim: oneOf(['chrome', 'dark', 'white']),
    panel: oneOf(['drawer', 'dial']),
    kg: int(3, 20, 8),
    ...size([400, 800, 600], [600, 1200, 850], [350, 900, 600]),
  },
  box: () => LOADER,
  cabinet: () => ({ depth: 430, pressed: true, lift: 4 }),
  outline: () => boxPath(x, y, w, h, 10) + path`M${x} ${y + 108}h${w}` + ovalPath(CX, CY, 168) + ovalPath(CX, CY, 132),
  draw: (pen, { rim: rimName, panel, kg, brand }, { flat, f }) => [
    loaderBody(pen, f, flat),
    controls(pen, f, kg, panel),
    rim(pen, RIMS[rimName]),
    // drum
    circle(CX, CY, 120, pen.rad('0 #878E91,.55 #5b6164,.9 #2b2f31,1 #15181a', 0.42, 0.4, 0.62)),
    circle(CX, CY, 118, pen.dots('#101213', 0.55, 15, 3.2)),
    circle(CX, CY, 120, pen.rad('.3 #0b0d0e 0,.78 #0b0d0e .55,1 #0b0d0e .92')),
    fillPath(path`M${CX - 20} ${CY + 120}Q${CX} ${CY + 66} ${CX + 20} ${CY + 120}Z`, '#8d9497', { opacity: 0.5 }),
    fillPath(path`M${CX - 109} ${CY + 50}Q${CX - 62} ${CY + 22} ${CX - 99} ${CY + 68}Z`, '#9aa1a4', { opacity: 0.35 }),
    fillPath(path`M${CX + 109} ${CY + 50}Q${CX + 62} ${CY + 22} ${CX + 99} ${CY + 68}Z`, '#6d7477', { opacity: 0.35 }),
    doorGlass(pen),
    rect(x + w - 108, y + h - 62, 74, 34, 6, '#000', { opacity: 0.07 }),
    rect(x + w - 107, y + h - 61, 72, 32, 6, pen.lin(f.face)),
    sheen(pen, x + 6, y + 116, w * 0.8, h - 130, f.dark ? 0.07 : 0.3),
    brandMark(x + 28, y + h - 34, brand, f, 14, 'start'),
  ],
});
