import { cardState, isGone, type ProductSummary } from '@wattle/domain/catalogue';

type Replaced = Pick<ProductSummary, 'id' | 'replacedBy'>;
type Load<P> = (ids: readonly string[]) => Promise<ReadonlyMap<string, P>>;

/** A successor may have been replaced itself. */
const STEPS_MAX = 4;

/** By product id: what took its place and can be had. Products whose successors are all gone too are left out. */
export async function findSuccessors<P extends ProductSummary>(
  products: readonly Replaced[],
  load: Load<P>,
): Promise<ReadonlyMap<string, P>> {
  const found = new Map<string, P>();
  let open = products.map(({ id, replacedBy }) => ({ id, next: replacedBy }));
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const ids = [...new Set(open.flatMap(({ next }) => next ?? []))];
    if (ids.length === 0) break;
    const loaded = await load(ids);
    open = open.flatMap(({ id, next }) => {
      const successor = loaded.get(next ?? '');
      if (!successor || successor.id === id) return [];
      if (isGone(cardState(successor, Date.now() / 1000))) return [{ id, next: successor.replacedBy }];
      found.set(id, successor);
      return [];
    });
  }
  return found;
}
