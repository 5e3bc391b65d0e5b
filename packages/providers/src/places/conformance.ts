import type { PlacesProvider } from './port.ts';

export { answerGeocoding } from './testing/answer-geocoding.ts';
export { answerPlaces } from './testing/answer-places.ts';

export type PlacesCase = { readonly name: string; run(provider: PlacesProvider): Promise<void> };

function assert(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem);
}

const ask = async (provider: PlacesProvider, text: string) => {
  const answer = await provider.suggest({ text, sessionToken: crypto.randomUUID(), near: null });
  if (answer.status !== 'SUCCESS') throw new Error(`asking for ${text} is ${answer.status}`);
  return answer.value;
};

/** What every places provider must do, given Footscray VIC 3011, West Footscray VIC 3012 and Brunswick VIC 3056. */
export const placesCases: readonly PlacesCase[] = [
  {
    name: 'finds an address from its beginning, and all of it',
    async run(provider) {
      const [first] = await ask(provider, '3/22 barkly st foots');
      assert(first?.main === '3/22 Barkly Street', `the first is ${first?.main}`);
      assert(first?.secondary === 'Footscray VIC 3011', `it is in ${first?.secondary}`);
      const found = await provider.find(first?.placeId ?? '', crypto.randomUUID());
      const wanted = { street1: '22 Barkly Street', street2: 'Unit 3', suburb: 'Footscray', state: 'VIC' };
      const address = JSON.stringify({ ...wanted, postcode: '3011', country: 'AU' });
      assert(found.status === 'SUCCESS' && JSON.stringify(found.value) === address, JSON.stringify(found));
    },
  },
  {
    name: 'has no suggestion for what is no address',
    async run(provider) {
      assert((await ask(provider, 'zzzz')).length === 0, 'it has one');
    },
  },
  {
    name: 'names the suburb of a point, and none in the sea [C-7-52]',
    async run(provider) {
      const found = await provider.locate({ lat: -37.77, lng: 144.96 });
      const wanted = JSON.stringify({ suburb: 'Brunswick', state: 'VIC', postcode: '3056' });
      assert(found.status === 'SUCCESS' && JSON.stringify(found.value) === wanted, JSON.stringify(found));
      const sea = await provider.locate({ lat: 0, lng: 0 });
      assert(sea.status === 'REJECTED', `the sea is ${sea.status}`);
    },
  },
  {
    name: 'knows nothing of a place that is not there',
    async run(provider) {
      const found = await provider.find('nowhere', crypto.randomUUID());
      assert(found.status === 'REJECTED', `it is ${found.status}`);
    },
  },
];
