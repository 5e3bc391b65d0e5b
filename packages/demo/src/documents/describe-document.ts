import { type Family, formatNamed, type Product } from '@wattle/domain/catalogue';
import { energyLabelOf, runningCost } from '@wattle/domain/energy';
import { doorwayMm, fitNeedsOf } from '@wattle/domain/fit';
import { type DocumentFile, documentName } from './list-documents.ts';
import { GUIDES, type GuideSection } from './read-guides.ts';

type Fact = { readonly name: string; readonly value: string };
type DocumentTable = { readonly title: string; readonly facts: readonly Fact[] };

/** A document in words, ready to be drawn. */
export type DocumentView = {
  readonly title: string;
  readonly sections: readonly GuideSection[];
  readonly tables: readonly DocumentTable[];
  readonly note: string;
};

type Parts = Pick<DocumentView, 'sections' | 'tables'>;
type About = { readonly product: Product; readonly family: Family };

const NOTE = 'Written by the demo shop from the product’s own figures. The maker’s papers come in the box.';

const millimetres = (value: number): string => `${value.toLocaleString('en-AU')} mm`;
const fact = (name: string, value: string): Fact => ({ name, value });

function specification({ product, family }: About): DocumentTable[] {
  return family.groups
    .map(({ name, attributes }) => ({
      title: name,
      facts: attributes.flatMap((attribute) => {
        const value = product.attributes[attribute.code];
        return value === undefined ? [] : [fact(attribute.name, formatNamed(attribute, value))];
      }),
    }))
    .filter(({ facts }) => facts.length > 0);
}

function userGuide(about: About): Parts | undefined {
  const guide = GUIDES.get(about.product.family.code);
  return guide && { sections: guide.sections, tables: specification(about) };
}

function space({ product }: About): DocumentTable[] {
  const needs = fitNeedsOf(product);
  if (needs === null) return [];
  const { widthMm, heightMm, depthMm, sideMm, aboveMm, behindMm } = needs;
  return [
    {
      title: 'The space it needs',
      facts: [
        fact('Width', `${millimetres(widthMm + 2 * sideMm)}, of which ${millimetres(sideMm)} of air on each side`),
        fact('Height', `${millimetres(heightMm + aboveMm)}, of which ${millimetres(aboveMm)} of air above`),
        fact('Depth', `${millimetres(depthMm + behindMm)}, of which ${millimetres(behindMm)} of air behind`),
        fact('Narrowest doorway', millimetres(doorwayMm(needs))),
      ],
    },
  ];
}

function size({ family, product }: About): DocumentTable[] {
  const facts = specification({ family, product })
    .flatMap((table) => table.facts)
    .filter(({ name }) => /width|height|depth|weight|cut-out|power|voltage|circuit/i.test(name));
  return facts.length > 0 ? [{ title: 'Size and connection', facts }] : [];
}

function installation(about: About): Parts | undefined {
  const section = GUIDES.get(about.product.family.code)?.installation;
  return section && { sections: [section], tables: [...space(about), ...size(about)] };
}

function energyCertificate({ product }: About): Parts | undefined {
  const label = energyLabelOf(product);
  if (label === null) return undefined;
  const { stars, of, brand, model, type, standard, use } = label;
  const cost = runningCost(use);
  return {
    sections: [],
    tables: [
      {
        title: 'Energy rating',
        facts: [
          fact('Appliance', type),
          fact('Brand and model', `${brand} ${model}`),
          fact('Stars', `${stars} of ${of}`),
          ...(use?.kind === 'year' ? [fact('Energy in a year', `${use.kwh} kWh`)] : []),
          ...(use?.kind === 'full-power' ? [fact('Power at full load', `${use.kilowatts} kW`)] : []),
          ...(cost?.per === 'year'
            ? [fact('Electricity in a year', `$${cost.dollars}, at ${cost.centsPerKwh}c a kWh`)]
            : []),
          ...(cost?.per === 'hour'
            ? [fact('Electricity in an hour', `${cost.cents}c at full load, at ${cost.centsPerKwh}c a kWh`)]
            : []),
          ...(standard === null ? [] : [fact('Measured to', standard)]),
        ],
      },
    ],
  };
}

const WRITERS: Readonly<Record<DocumentFile, (about: About) => Parts | undefined>> = {
  'user-guide': userGuide,
  installation,
  'energy-certificate': energyCertificate,
};

const isFile = (file: string): file is DocumentFile => Object.hasOwn(WRITERS, file);

/** The document that a file of a product is; undefined when there is none of that name. */
export function describeDocument(file: string, about: About): DocumentView | undefined {
  const parts = isFile(file) ? WRITERS[file](about) : undefined;
  return parts && isFile(file) ? { title: documentName(file), ...parts, note: NOTE } : undefined;
}
