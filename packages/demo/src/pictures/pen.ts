/** Gradient stops as `offset colour opacity?`: `'0 #fff .4,1 #000 0'`. */
export type Ramp = string;

const stops = (ramp: Ramp): string =>
  ramp
    .split(',')
    .map((part) => {
      const [offset, colour, opacity] = part.trim().split(' ');
      return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');

/**
 * Collects an SVG file's gradients, patterns and clips without duplicates. The prefix keeps ids apart when
 * two drawings are inlined in one page.
 */
export class Pen {
  readonly #prefix: string;
  readonly #definitions = new Map<string, { readonly id: string; readonly markup: string }>();

  constructor(prefix = 'a') {
    this.#prefix = prefix;
  }

  /** Adds a definition once and returns the paint that refers to it. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#definitions.get(key);
    if (known) return `url(#${known.id})`;
    const id = `${this.#prefix}${this.#definitions.size}`;
    this.#definitions.set(key, { id, markup: make(id) });
    return `url(#${id})`;
  }

  /** A linear gradient over the shape, left to right by default. */
  lin(ramp: Ramp, x1 = 0, y1 = 0, x2 = 1, y2 = 0): string {
    return this.define(
      `lin ${ramp} ${x1} ${y1} ${x2} ${y2}`,
      (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(ramp)}</linearGradient>`,
    );
  }

  /** A gradient from the upper left to the lower right, the direction of the light. */
  diag(ramp: Ramp): string {
    return this.lin(ramp, 0, 0, 1, 1);
  }

  /** A gradient from top to bottom. */
  v(ramp: Ramp): string {
    return this.lin(ramp, 0, 0, 0, 1);
  }

  rad(ramp: Ramp, cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      `rad ${ramp} ${cx} ${cy} ${r}`,
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(ramp)}</radialGradient>`,
    );
  }

  /** The fine horizontal grain of brushed metal. */
  brush(dark: boolean): string {
    const [light, shade] = dark ? [0.02, 0.045] : [0.07, 0.014];
    return this.define(
      `brush ${dark}`,
      (id) =>
        `<pattern id="${id}" width="9" height="47" patternUnits="userSpaceOnUse">` +
        `<path d="M0 2.5h9M0 11h9M0 23h9M0 31h9" stroke="#fff" stroke-width="2.4" stroke-opacity="${light}"/>` +
        `<path d="M0 7h9M0 18h9M0 27h9M0 41h9" stroke="#000" stroke-width="2" stroke-opacity="${shade}"/></pattern>`,
    );
  }

  /** A grid of dots: perforated metal, fabric, mesh. */
  dots(colour: string, opacity: number, size = 7, radius = 1.6): string {
    return this.define(
      `dots ${colour} ${opacity} ${size} ${radius}`,
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
        `<circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="${colour}" fill-opacity="${opacity}"/></pattern>`,
    );
  }

  /** A clip path from a shape, for `group({ clip })`. */
  clip(shape: string): string {
    return this.define(`clip ${shape}`, (id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  get defs(): string {
    return `<defs>${[...this.#definitions.values()].map((definition) => definition.markup).join('')}</defs>`;
  }
}
