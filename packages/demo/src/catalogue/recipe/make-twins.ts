import type { FinishName } from './finishes.ts';
import { type Draft, finishDraft, makeSketch } from './make-draft.ts';
import { type Made, type Taken, takeName } from './make-lineup.ts';
import { retailPrice } from './retail-price.ts';

const CABINETS: readonly FinishName[] = ['White', 'Stainless', 'Black steel'];

/** Finishes of large goods that makers sell under model numbers of their own, plainest first. */
const FINISHES_SOLD: Readonly<Record<string, readonly FinishName[]>> = {
  bottomMountFridges: CABINETS,
  fourDoorFridges: ['Stainless', 'Matte black', 'Graphite'],
  frenchDoorFridges: CABINETS,
  sideBySideFridges: CABINETS,
  topMountFridges: CABINETS,
  uprightFreezers: CABINETS,
  dishwashers: CABINETS,
  microwaves: ['White', 'Stainless', 'Matte black'],
  rangehoods: ['Stainless', 'Matte black'],
  freestandingCookers: ['White', 'Stainless', 'Matte black'],
  washerDryers: ['Graphite', 'Black steel'],
};

/** Makers sell about one model in four so. */
const SHARE = 0.25;
/** What each finer finish adds to the price. */
const FINER = 1.06;

export type MadeTwin = { readonly draft: Draft; readonly of: Draft };

/** Twins of some models: the same figures and words in other finishes, with names, numbers and prices of their own. */
export function makeTwins(ranges: readonly Made[], taken: Taken): MadeTwin[] {
  return ranges.flatMap((made) => {
    const { finish } = made.draft.attributes;
    const sold = FINISHES_SOLD[made.draft.recipe.code] ?? [];
    const at = sold.indexOf(finish as FinishName);
    const luck = made.own.fork('twins');
    if (at < 0 || !namesFinish(made.draft) || !luck.chance(SHARE)) return [];
    const others = sold.filter((one) => one !== finish);
    return luck
      .sample(others, luck.int(1, others.length))
      .flatMap((other) => makeTwin(made, other, FINER ** (sold.indexOf(other) - at), taken));
  });
}

/** Two products of one name would look like a mistake. */
const namesFinish = ({ name, attributes }: Draft): boolean =>
  typeof attributes.finish === 'string' && name.toLowerCase().includes(attributes.finish.toLowerCase());

function makeTwin({ draft, wish, own }: Made, finish: FinishName, priceRatio: number, taken: Taken): MadeTwin[] {
  const attributes = { ...draft.attributes, finish };
  const listPrice = retailPrice(draft.listPrice * priceRatio, own.fork(`price/${finish}`));
  const sketch = takeName(makeSketch(draft.recipe, { ...wish, attributes, listPrice }, own), taken);
  return sketch === undefined ? [] : [{ draft: finishDraft(sketch, own), of: draft }];
}
