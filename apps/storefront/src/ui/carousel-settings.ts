import { BREAKPOINTS } from '@wattle/domain/settings';

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Slides per view, from the smallest screen up; an omitted breakpoint inherits the one below. */
export type PerView = { readonly base: number } & Partial<Readonly<Record<Breakpoint, number>>>;

/** [D-9-33 D-9-34 D-9-35 D-9-49 D-9-50] */
export const CAROUSEL = {
  gapPx: 16,
  /** Duration of a slide change. */
  speedMs: 300,
  /** The same for Embla, which uses a spring: this stiffness settles in that time without overshoot. */
  emblaDuration: 16,
  autoplayDelayMs: 6000,
  /** How long a marquee takes per slide, and how long it pauses. */
  marqueeSpeedMs: 2000,
  marqueeDelayMs: 1,
} as const;

/** Slides per view for products and anything without its own setting [D-9-44]. */
export const USUAL_PER_VIEW: PerView = { base: 1.2, sm: 2.3, md: 3.4, lg: 4, '2xl': 5 };
/** [D-2-41 D-9-46] */
export const ARTICLE_PER_VIEW: PerView = { base: 1.2, sm: 3.4, lg: 4, '2xl': 5 };
/** [D-9-45 D-9-46] */
export const CATEGORIES_PER_VIEW: PerView = { base: 1.2, sm: 3.4, lg: 4, xl: 5, '2xl': 7 };
/** [D-2-47] */
export const BRAND_PER_VIEW: PerView = { base: 4, sm: 6, md: 8, lg: 12, '2xl': 18 };

/** A programming error, not a shopper's [D-8-21]. */
export class CarouselError extends Error {
  constructor() {
    super('Carousel invalid');
  }
}

const ORDER = Object.keys(BREAKPOINTS) as Breakpoint[];

/** One CSS variable per breakpoint: `--pv-base`, `--pv-sm`, … `--pv-2-5xl`. */
export function perViewVariables(perView: PerView): Record<`--pv-${string}`, number> {
  let last = perView.base;
  const variables: Record<`--pv-${string}`, number> = { '--pv-base': last };
  for (const breakpoint of ORDER) {
    last = perView[breakpoint] ?? last;
    variables[`--pv-${breakpoint.replace('.', '-')}`] = last;
  }
  return variables;
}

/** CSS variables for a row of slides. Throws on invalid settings [D-8-21]. */
export function slideVariables(perView: PerView, gapPx: number): Record<`--${string}`, number | string> {
  const shown = Object.values(perView);
  if (!(gapPx >= 0) || !shown.every((count) => count > 0 && Number.isFinite(count))) throw new CarouselError();
  return { ...perViewVariables(perView), '--slide-gap': `${gapPx}px` };
}

/** Slides per view at a width: mirrors the stylesheet, for `sizes` and tests. */
export function perViewAt(perView: PerView, width: number): number {
  const reached = ORDER.filter((breakpoint) => width >= BREAKPOINTS[breakpoint]);
  return reached.reduce((shown, breakpoint) => perView[breakpoint] ?? shown, perView.base);
}
