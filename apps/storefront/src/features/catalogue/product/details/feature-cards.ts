import type { Image } from '@wattle/domain/images';

/** A reason to choose the product, with related points and a picture. */
export type FeatureCard = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly image: Image | null;
};

const CARDS_MAX = 3;
/** Index of the close-up, front and in-room view among a product's pictures. */
const VIEWS = [1, 0, 3] as const;

/** Spreads the key features over at most three cards, in order; the first feature of each card is its title. */
export function featureCards(features: readonly string[], images: readonly Image[]): FeatureCard[] {
  const count = Math.min(CARDS_MAX, Math.ceil(features.length / 2));
  const sizes = Array.from({ length: count }, (_, index) => Math.ceil((features.length - index) / count));
  let start = 0;
  return sizes.flatMap((size, index) => {
    const [title, ...lines] = features.slice(start, start + size);
    start += size;
    return title === undefined ? [] : [{ title, lines, image: images[VIEWS[index] ?? 0] ?? null }];
  });
}
