import { defineKind, int, oneOf, type Pen, type Rect, size } from '../define-kind.ts';
import { brandMark, shadow } from '../materials.ts';
import { drawScreen, type ScreenName } from '../screens/draw-screen.ts';
import { boxPath, fillPath, group, layers, path, rect } from '../shapes.ts';
import { drawTurnedTv, type Stand } from './parts/turned-tv.ts';

/** Draws a larger TV larger, but keeps a small one from looking lost. */
function panelOf(inches: number): Rect {
  const w = 540 + Math.min(inches, 85) * 2.6;
  const h = w * 0.5625;
  return { x: 400 - w / 2, y: 616 - h, w, h };
}

function standParts(pen: Pen, stand: Stand, { x, y, w, h }: Rect): string {
  const bottom = y + h;
  if (stand === 'pedestal')
    return layers(
      fillPath(path`M366 ${bottom - 4}H434L446 656H354Z`, pen.lin('0 #55595B,.3 #2b2e30,1 #141617')),
      fillPath('M214 664L236 652H564L586 664Z', pen.lin('0 #7c8183,.3 #4a4e50,1 #26292a')),
      rect(212, 663, 376, 7, 3, pen.lin('0 #3a3d3f,1 #0d0e0f')),
    );
  if (stand === 'feet')
    return layers(
      fillPath(path`M${x + 92} ${bottom - 4}h18l-34 56h-26Z`, pen.lin('0 #5a5e60,1 #26292a')),
      fillPath(path`M${x + w - 110} ${bottom - 4}h18l42 56h-26Z`, pen.lin('0 #3a3d3f,1 #141617')),
    );
  return '';
}

function panel(pen: Pen, { x, y, w, h }: Rect, picture: ScreenName, brand: string): string {
  const screen = { x: x + 5, y: y + 5, w: w - 10, h: h - 16 };
  const glass = rect(screen.x, screen.y, screen.w, screen.h, 2, '#000');
  const shine = path`M${screen.x} ${screen.y}H${screen.x + screen.w * 0.42}L${screen.x + screen.w * 0.2} ${screen.y + screen.h}H${screen.x}Z`;
  return layers(
    rect(x, y, w, h, 5, pen.lin('0 #3a3d3f,.5 #17191a,1 #090a0a')),
    group({ clip: pen.clip(glass) }, drawScreen(pen, picture, screen)),
    fillPath(shine, pen.lin('0 #fff .15,1 #fff .02')),
    rect(x + 2, y + 0.8, w - 4, 1.4, 0.7, '#fff', { opacity: 0.35 }),
    brandMark(400, y + h - 2.6, brand, { mark: '#9aa09d' }, 7),
  );
}

export const tv = defineKind('Television', 'living-cabinet', {
  params: {
    inches: int(24, 120, 65),
    stand: oneOf(['pedestal', 'feet', 'none']),
    picture: oneOf(['dusk', 'reef', 'outback', 'forest', 'surf', 'aurora', 'city', 'bloom', 'ribbons', 'stadium']),
    ...size([400, 2800, 1447], [250, 1800, 894], [20, 600, 267]),
  },
  box({ inches, stand }) {
    const { x, y, w, h } = panelOf(inches);
    return { x, y, w, h: stand === 'none' ? h : 670 - y };
  },
  outline({ x, y, w, h }, { inches, stand }) {
    const panelHigh = panelOf(inches).h;
    const line = boxPath(x, y, w, panelHigh, 3) + boxPath(x + 12, y + 12, w - 24, panelHigh - 28);
    if (stand === 'none') return line;
    if (stand === 'feet')
      return (
        line +
        path`M${x + 100} ${y + panelHigh}L${x + 60} ${y + h}h30ZM${x + w - 100} ${y + panelHigh}L${x + w - 60} ${y + h}h-30Z`
      );
    return (
      line + path`M366 ${y + panelHigh}L354 ${y + h - 10}H446L434 ${y + panelHigh}M212 ${y + h - 10}H588V${y + h}H212Z`
    );
  },
  sideOutline({ x, y, w, h }, { stand }) {
    if (stand === 'none') return path`M${x} ${y}h${w}v${h}h${-w}Z`;
    const screen = path`M${x + w * 0.42} ${y}h${w * 0.12}v${h * 0.93}h${-w * 0.12}Z`;
    if (stand === 'feet')
      return `${screen}${path`M${x + w * 0.44} ${y + h * 0.93}L${x} ${y + h}H${x + w}L${x + w * 0.52} ${y + h * 0.93}`}`;
    return `${screen}${path`M${x} ${y + h * 0.97}H${x + w}V${y + h}H${x}ZM${x + w * 0.44} ${y + h * 0.93}v${h * 0.04}h${w * 0.1}v${-h * 0.04}`}`;
  },
  draw(pen, { inches, stand, picture, brand }, { flat }) {
    const box = panelOf(inches);
    const width = stand === 'feet' ? box.w * 0.47 : 200;
    return [
      !flat && stand !== 'none' && shadow(pen, 404, 672, width, 20),
      !flat && standParts(pen, stand, box),
      !flat && stand === 'none' && rect(box.x + 8, box.y + 10, box.w, box.h, 6, '#1A211D', { opacity: 0.16 }),
      panel(pen, box, picture, brand),
    ];
  },
  angle(pen, { inches, picture, brand, stand }) {
    const box = panelOf(inches);
    return drawTurnedTv(pen, box, panel(pen, box, picture, brand), stand);
  },
});
