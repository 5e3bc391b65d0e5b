import type { Family, FamilyAttribute } from '@wattle/domain/catalogue';
import { COMPARISON_MAX } from '@wattle/domain/comparison';
import { success } from '@wattle/domain/results';
import { LISTING_ANSWERS } from '../../../../testing/listing/listing-answers.ts';
import { SAMPLE_PRODUCTS } from '../../../../testing/listing/sample-catalogue.ts';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { FRIDGES, sampleFridge } from './sample-comparison.ts';

/** As many facts as a real product has: more than fit on a screen. */
const FACTS = Array.from(
  { length: 30 },
  (_, place): FamilyAttribute => ({
    code: `fact${place}`,
    name: `Fact ${place}`,
    prefix: '',
    suffix: '',
    type: 'OPTIONS',
    enable: true,
    heading: `Fact ${place}`,
    queryParam: `fact${place}`,
    minQueryParam: null,
    maxQueryParam: null,
    disjunctive: false,
    initiallyExpanded: false,
  }),
);
const factsOf = (id: string) => Object.fromEntries(FACTS.map(({ code, name }) => [code, `${name} of ${id}`]));

/** The first sample fridges differ in energy use and noise; all are frost free. */
function comparedFridge(id: string) {
  const place = SAMPLE_PRODUCTS.findIndex(({ summary }) => summary.id === id);
  const summary = SAMPLE_PRODUCTS[place]?.summary;
  const running = { energyStars: 2 + (place % 3), energyKwhYear: 300 + place, noiseDb: 36 + place };
  const attributes = { ...running, frostFree: true, ...factsOf(id) };
  return summary ? [sampleFridge(id, { ...summary, attributes })] : [];
}

const groups = [...FRIDGES.groups, { code: 'facts', name: 'Facts', attributes: FACTS }];
const families: Family[] = ['frenchDoor', 'topMount'].map((code) => ({ code, name: 'Fridges', groups }));

/** The sample fridges in a list and side by side, with their comparable attributes. */
export const COMPARISON_ANSWERS = {
  ...LISTING_ANSWERS,
  loadFamily: success(FRIDGES),
  loadComparison: ({ ids }) => {
    const products = (ids ?? '').split(',').flatMap(comparedFridge).slice(0, COMPARISON_MAX);
    return success({ products, families });
  },
} satisfies Answers;
