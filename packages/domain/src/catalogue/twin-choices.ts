import type { Image } from '../images/image.ts';
import type { Family, FamilyAttribute } from './entities.ts';
import type { Product } from './product.ts';
import { formatNamed } from './product-facts.ts';
import { type StockFields, type StockLine, stockLine } from './stock-line.ts';

export type Twin = StockFields & Pick<Product, 'id' | 'path' | 'price' | 'attributes' | 'images' | 'visibleIn'>;

export type TwinChoice = {
  readonly id: string;
  readonly path: string;
  /** What sets it apart, such as 'Black steel'. */
  readonly name: string;
  readonly image: Image | null;
  readonly price: number;
  readonly stock: StockLine | null;
};

export type TwinChoices = {
  /** What the twins differ in, such as 'Finish'. */
  readonly kind: string;
  /** In the same order on the page of each, which is one of them. */
  readonly choices: readonly TwinChoice[];
};

/** The same model in other finishes, each a product of its own, to go to; null where there is nothing to choose. */
export function twinChoices(
  { id }: Pick<Product, 'id'>,
  twins: readonly Twin[],
  family: Family,
  nowSeconds: number,
): TwinChoices | null {
  const shown = twins.filter((twin) => twin.id === id || isShown(twin));
  const attribute = difference(family, shown);
  if (!attribute) return null;
  return {
    kind: attribute.name,
    choices: shown.map((twin) => ({
      id: twin.id,
      path: twin.path,
      name: wordsOf(attribute, twin),
      image: twin.images[0] ?? null,
      price: twin.price,
      stock: twin.state === 'discontinued' ? NO_LONGER_SOLD : stockLine(twin, nowSeconds),
    })),
  };
}

/** Also once it is sold out: no more of it comes. */
const NO_LONGER_SOLD: StockLine = { code: 'NO_LONGER_SOLD', at: null };

/** What is no longer sold keeps its page, so it is shown; what a retailer hides is not. */
const isShown = ({ state, visibleIn }: Twin): boolean => state === 'discontinued' || visibleIn.index;

/** The first attribute that has another value in each of them. A finish comes before the gram that it weighs. */
function difference(family: Family, twins: readonly Twin[]): FamilyAttribute | undefined {
  if (twins.length < 2) return undefined;
  const attributes = family.groups
    .flatMap((group) => group.attributes)
    .filter((attribute) => {
      const values = new Set(twins.map((twin) => wordsOf(attribute, twin)));
      return values.size === twins.length && !values.has('');
    });
  return attributes.find(({ type }) => type !== 'RANGE') ?? attributes[0];
}

function wordsOf(attribute: FamilyAttribute, { attributes }: Pick<Product, 'attributes'>): string {
  const value = attributes[attribute.code];
  return value === undefined ? '' : formatNamed(attribute, value);
}
