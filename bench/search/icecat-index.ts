import type { Synonym } from '@wattle/domain/search';
import type { IndexSettings } from '../../packages/providers/src/search/engine/types.ts';

/** A product of the Icecat catalogue as a shop would index it. */
export type IcecatRecord = {
  readonly objectID: string;
  readonly title: string;
  readonly brand: string;
  readonly codes: readonly string[];
  readonly shortDescription: string;
  readonly attributeTexts: readonly string[];
  /** Seconds since epoch. */
  readonly releasedAt: number;
  readonly [further: string]: unknown;
};

export const ICECAT_SETTINGS: IndexSettings = {
  searchableAttributes: ['title', 'brand', 'codes', 'shortDescription', 'attributeTexts'],
  codeAttributes: ['codes'],
  descriptiveAttributes: ['attributeTexts'],
  attributesForFaceting: ['searchable(brand)'],
  customRanking: ['desc(releasedAt)'],
};

const EQUAL: readonly (readonly string[])[] = [
  ['laptop', 'notebook'],
  ['tv', 'television'],
  ['fridge', 'refrigerator'],
  ['headphones', 'earphones', 'headset'],
  ['earbuds', 'in ear headphones'],
  ['usb stick', 'usb flash drive', 'thumb drive', 'memory stick'],
  ['mobile phone', 'smartphone', 'cell phone'],
  ['hard drive', 'hard disk', 'hdd'],
  ['ssd', 'solid state drive'],
  ['wifi', 'wi-fi', 'wlan'],
  ['webcam', 'web camera'],
  ['speakers', 'loudspeakers'],
  ['power bank', 'portable charger'],
  ['dvd drive', 'dvd writer', 'optical drive'],
  ['cd drive', 'optical disc drive'],
  ['graphics card', 'video card'],
  ['camcorder', 'video camera'],
  ['games console', 'game console'],
  ['ps3', 'playstation 3'],
  ['ps4', 'playstation 4'],
  ['ps5', 'playstation 5'],
  ['microwave', 'microwave oven'],
  ['hoover', 'vacuum cleaner'],
  ['adaptor', 'adapter'],
  ['colour', 'color'],
  ['grey', 'gray'],
];

/** Synonyms that hold in any electronics shop. */
export const ICECAT_SYNONYMS: readonly Synonym[] = EQUAL.map((synonyms) => ({
  objectID: synonyms[0] ?? '',
  type: 'synonym',
  synonyms,
}));

/** A name such as 'dv7-1211ea' is a model number, 'DB9 Serial Adapter' is words. */
const MODEL_NUMBER = /^(?=.*\d)\S{3,24}$/;
const ATTRIBUTE = /^attr_([tbn])_(.+)$/;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function toIcecatRecord(row: Readonly<Record<string, unknown>>): IcecatRecord {
  const name = textOf(row.name);
  const eans = Array.isArray(row.ean) ? row.ean.map(String) : [];
  return {
    objectID: textOf(row.id),
    title: textOf(row.title),
    brand: textOf(row.supplier),
    codes: MODEL_NUMBER.test(name) ? [name, ...eans] : eans,
    shortDescription: textOf(row.short_description),
    attributeTexts: Object.entries(row).flatMap(([key, value]) => attributeText(key, value)),
    releasedAt: Math.floor(Date.parse(textOf(row.date_released)) / 1000) || 0,
  };
}

/** Text as it is; numbers and yes only with the attribute's name; no is omitted. */
function attributeText(key: string, value: unknown): string[] {
  const [, kind, name = ''] = ATTRIBUTE.exec(key) ?? [];
  const words = name.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  if (kind === 't') return [textOf(value)];
  if (kind === 'n') return [`${words} ${String(value)}`];
  return kind === 'b' && value === true ? [words] : [];
}
