import type { Product } from '@wattle/domain/catalogue';
import { variantOfLine } from '@wattle/domain/order';
import type { Queryable } from './database.ts';

type Data = Readonly<Record<string, unknown>>;
type NamelessLine = { readonly variantId: string };

/** A line that was stored before lines had their variant. */
const isNameless = (line: unknown): line is NamelessLine =>
  typeof line === 'object' &&
  line !== null &&
  !('variant' in line) &&
  'variantId' in line &&
  typeof line.variantId === 'string';

const linesOf = ({ lines }: Data): readonly unknown[] => (Array.isArray(lines) ? lines : []);

type ProductRow = Pick<Product, 'variants'> & { readonly images: Product['images'] | null };

async function findProducts(
  db: Queryable,
  variantIds: readonly string[],
): Promise<Pick<Product, 'variants' | 'images'>[]> {
  const rows = await db.query<ProductRow>(
    `select p.record -> 'images' as images,
       array(select json_build_object('id', v.id, 'code', v.code, 'name', v.name, 'images', v.images)
         from variants v where v.product_id = p.id order by v.position) as variants
     from products p where p.id in (select product_id from variants where id = any($1::text[]))`,
    [variantIds],
    'find products of lines',
  );
  return rows.map(({ images, variants }) => ({ images: images ?? [], variants }));
}

/**
 * Orders as readers want them: a line that was stored without its variant gets it from the catalogue, if it is still
 * there. An order that has its variants is not touched, whatever they are called now.
 */
export async function knowVariants<const D extends object>(db: Queryable, orders: readonly D[]): Promise<D[]> {
  // what this shop wrote as an order has lines; an import may have written anything
  const all = orders as readonly (D & Data)[];
  const wanted = all.flatMap((data) => linesOf(data).filter(isNameless)).map(({ variantId }) => variantId);
  if (wanted.length === 0) return [...orders];
  const products = await findProducts(db, [...new Set(wanted)]);
  const known = (line: unknown): unknown => {
    if (!isNameless(line)) return line;
    const product = products.find(({ variants }) => variants.some(({ id }) => id === line.variantId));
    return product ? { ...line, ...variantOfLine(product, line.variantId) } : line;
  };
  return all.map((data) => (linesOf(data).some(isNameless) ? { ...data, lines: linesOf(data).map(known) } : data));
}
