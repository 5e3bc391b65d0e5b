/** The dome of the label in a 300 by 440 drawing: the filled part, and stars in two colours. */
export type LabelDome = {
  readonly band: string;
  readonly reached: string;
  readonly stars: string;
  readonly litStars: string;
};

type Point = readonly [number, number];

const CENTRE: Point = [150, 152];
const BAND = { outer: 142, inner: 84, stars: 113 };
const STAR_POINTS = 10;

/** Angle in degrees, counter-clockwise from the right. */
function pointAt([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

const write = ([x, y]: Point): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

function sector(degrees: number): string {
  const at = (radius: number, angle: number) => write(pointAt(CENTRE, radius, angle));
  const { outer, inner } = BAND;
  const to = `A${outer} ${outer} 0 0 1 ${at(outer, degrees)}`;
  const back = `A${inner} ${inner} 0 0 0 ${at(inner, 180)}`;
  return `M${at(outer, 180)}${to}L${at(inner, degrees)}${back}Z`;
}

/** A star pointing outwards, or the half that fills first. */
function star(degrees: number, size: number, part: 'whole' | 'half'): string {
  const middle = pointAt(CENTRE, BAND.stars, degrees);
  const count = part === 'whole' ? STAR_POINTS : STAR_POINTS / 2 + 1;
  const points = Array.from({ length: count }, (_, k) =>
    write(pointAt(middle, k % 2 === 0 ? size : size * 0.44, degrees + (k * 360) / STAR_POINTS)),
  );
  return `M${points.join('L')}Z`;
}

/** Draws the dome for a rating; a half star is half lit, and the fill ends in its middle. */
export function labelDome(stars: number, of: 6 | 10): LabelDome {
  const step = 180 / of;
  const size = of === 6 ? 19 : 13;
  const places = Array.from({ length: of }, (_, index) => 180 - step * (index + 0.5));
  const lit = places.flatMap((degrees, index) => {
    if (index + 1 <= stars) return [star(degrees, size, 'whole')];
    return index < stars ? [star(degrees, size, 'half')] : [];
  });
  return {
    band: sector(0),
    reached: sector(180 - stars * step),
    stars: places.map((degrees) => star(degrees, size, 'whole')).join(''),
    litStars: lit.join(''),
  };
}
