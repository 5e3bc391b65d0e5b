import { anyFinish, defineKind, FINISH, type Finish, framed, type Pen, size } from '../define-kind.ts';
import { brandMark, displayGlass, face, shadow, sheen, text } from '../materials.ts';
import { boxPath, circle, dimPath, fillPath, layers, path, rect } from '../shapes.ts';

const INKS = ['#2BA6C9', '#D14A86', '#F6C445', '#C9CECF'];

function body(pen: Pen, f: Finish): string {
  const lid = f.dark ? '0 #5d6163,1 #3a3e40' : f === FINISH.white ? '0 #EDEFEC,.5 #FAFBF9,1 #DDE0DB' : f.lid;
  return layers(
    fillPath('M676 322L708 334V636L676 650Z', pen.lin(f.side)),
    face(pen, 116, 312, 568, 344, 18, f),
    fillPath('M140 256H660L684 322H116Z', pen.v(lid)),
    rect(128, 312, 544, 16, 8, pen.v('0 #000 .2,1 #000 .02')),
    rect(116, 390, 568, 3, 0, '#000', { opacity: 0.14 }),
    rect(116, 393, 568, 2, 0, '#fff', { opacity: f.edge * 0.6 }),
  );
}

/** A finished page in the tray: headline, picture, text. */
function page(pen: Pen, f: Finish): string {
  const line = (index: number) =>
    path`M${408 + index * 0.8} ${592 + index * 16}H${544 + index * 2}l1 7H${408 + index * 0.8}Z`;
  return layers(
    rect(182, 452, 436, 96, 10, pen.v('0 #050606,1 #26292a')),
    fillPath('M206 548H594L626 690H174Z', pen.v(f.dark ? '0 #1b1d1e,1 #3c4042' : '0 #A9ADA8,1 #D3D6D1')),
    fillPath('M236 510H564L592 676H208Z', '#FFFFFF'),
    fillPath('M236 510H564L569 540H231Z', pen.v('0 #000 .5,1 #000 0')),
    fillPath('M262 556H538L541 570H259Z', '#0F3D31'),
    fillPath('M256 590H392L394 650H248Z', pen.diag('0 #7FC2A6,.5 #F6BC2C,1 #E58F5A')),
    fillPath([0, 1, 2, 3].map(line).join(''), '#C9D9CF'),
    rect(190, 682, 420, 12, 6, pen.v('0 #fff .5,1 #000 .3')),
  );
}

export const printer = defineKind('Printer', 'study-desk', {
  params: { finish: anyFinish('white'), ...size([250, 650, 435], [100, 500, 250], [200, 600, 361]) },
  ...framed([116, 256, 568, 434], [140, 310, 384]),
  outline: () =>
    `M140 256H660L684 322V690H116V322ZM116 322H684M116 392H684${boxPath(182, 452, 436, 96, 8)}M206 548L174 690H626L594 548${boxPath(142, 336, 196, 44, 6)}`,
  sideOutline: ({ x, y, w, h }) =>
    path`M${x + w * 0.06} ${y}H${x + w * 0.94}L${x + w} ${y + h * 0.16}V${y + h}H${x}V${y + h * 0.16}ZM${x} ${y + h * 0.16}H${x + w}`,
  draw: (pen, { brand }, { f }) => [
    shadow(pen, 408, 700, 330, 28),
    // paper feed
    fillPath('M250 250L268 108H532L550 250Z', pen.v('0 #FFFFFF,1 #E3E4E0')),
    dimPath('M250 250L268 108H300L286 250Z', 0.05),
    fillPath('M226 262L236 206H564L574 262Z', pen.v(f.dark ? '0 #45494b,1 #202324' : '0 #D9DCD8,1 #B9BDB8')),
    body(pen, f),
    // panel
    displayGlass(pen, 142, 334, 196, 48, 9),
    text(158, 365, 'Ready', { size: 19, fill: '#EAF6EF', weight: 500 }),
    INKS.map((colour, index) => rect(236 + index * 22, 348, 13, 20, 3, colour, { opacity: 0.9 })),
    circle(640, 358, 13, pen.diag('0 #FFFFFF,1 #A9AEAC')),
    circle(640, 358, 4, '#2FA37F'),
    brandMark(596, 364, brand, f, 14, 'end'),
    page(pen, f),
    sheen(pen, 122, 398, 300, 250, f.dark ? 0.06 : 0.22),
  ],
});
