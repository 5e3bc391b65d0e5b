import type { EnergyLabel as EnergyLabelModel } from '@wattle/domain/energy';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EnergyLabel } from './energy-label.tsx';

const fridge: EnergyLabelModel = {
  stars: 3.5,
  of: 6,
  brand: 'Nordholm',
  model: 'NF637XS',
  type: 'Refrigerator',
  standard: 'AS/NZS 4474',
  use: { kind: 'year', kwh: 498 },
};
const words = (label: EnergyLabelModel) =>
  renderToStaticMarkup(<EnergyLabel label={label} />)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

describe('EnergyLabel', () => {
  it('is one image with a sentence, and its words are text', () => {
    const page = renderToStaticMarkup(<EnergyLabel label={fridge} />);
    expect(page).toMatch(/<svg[^>]*role="img" aria-label="Energy rating label: 3\.5 of 6 stars, [^"]*"/);
    expect(words(fridge)).toBe(
      '|3.5|stars of 6|ENERGY RATING|The more stars, the less energy it uses|Nordholm NF637XS|Refrigerator|Energy consumption|498|kWh per year|Tested to AS/NZS 4474. Your own use will vary.|Compare models at energyrating.gov.au|',
    );
  });
  it('says nothing of a use or a standard that is not known', () => {
    expect(words({ ...fridge, use: null, standard: null })).not.toMatch(/consumption|Tested/);
  });
});
