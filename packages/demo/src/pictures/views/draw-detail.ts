import type { Detail } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { circle, group, n, n3, rect } from '../shapes.ts';

/** A close-up: the front drawing through a square window, its corners fading into the background. */
export function drawDetail(pen: Pen, { x, y, size }: Detail, front: string): string {
  const scale = 800 / size;
  const clip = pen.clip(rect(0, 0, 800, 800, 0, '#000'));
  const zoom = `scale(${n3(scale)}) translate(${n(-x)} ${n(-y)})`;
  return group(
    { clip },
    circle(400, 400, 566, pen.rad('0 #FFFDF8 .5,.6 #FFFDF8 .1,1 #1A211D .1')),
    group({ transform: zoom }, front),
    rect(0, 0, 800, 800, 0, pen.rad('.62 #1A211D 0,1 #1A211D .13', 0.42, 0.4, 0.78)),
  );
}
