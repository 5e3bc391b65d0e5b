/** The least and the most that suits; null: no end. */
export type Suitable = { readonly least: number | null; readonly most: number | null };

type Row = Suitable & { readonly upTo: number };

const row = (upTo: number, least: number | null, most: number | null): Row => ({ upTo, least, most });

/** By unit of capacity, what suits households up to a number of people. */
const NEEDS: Readonly<Record<string, readonly Row[]>> = {
  // fridge and freezer together
  l: [row(1, 200, 300), row(2, 300, 450), row(4, 450, 600), row(Infinity, 600, null)],
  // of washing, dry
  kg: [row(2, null, 7.5), row(4, 7.5, 10), row(Infinity, 10, null)],
  // settings of a dishwasher
  places: [row(2, null, 13), row(Infinity, 14, null)],
};

/** The capacity that suits a household; undefined where people do not decide it. */
export function householdNeeds(people: number, unit: string): Suitable | undefined {
  const found = NEEDS[unit]?.find(({ upTo }) => people <= upTo);
  return found && { least: found.least, most: found.most };
}
