import type { ProductRecord } from '@wattle/domain/catalogue';
import { GUIDES } from './read-guides.ts';

export type DocumentFile = 'user-guide' | 'installation' | 'energy-certificate';

type About = Pick<ProductRecord, 'id' | 'familyCode' | 'attributes' | 'services'>;

const NAMES: Readonly<Record<DocumentFile, string>> = {
  'user-guide': 'User guide',
  installation: 'Installation',
  'energy-certificate': 'Energy certificate',
};

export const documentName = (file: DocumentFile): string => NAMES[file];

function filesOf({ familyCode, attributes, services }: About): DocumentFile[] {
  const guide = GUIDES.get(familyCode);
  const isInstalled = services?.some(({ code }) => code === 'INSTALLATION') ?? false;
  return [
    ...(guide ? (['user-guide'] as const) : []),
    ...(guide?.installation && isInstalled ? (['installation'] as const) : []),
    ...(Number(attributes.energyStars) > 0 ? (['energy-certificate'] as const) : []),
  ];
}

/** What can be read about a product: drawn from its record when it is asked for, like its pictures. */
export const listDocuments = (record: About): ProductRecord['documents'] =>
  filesOf(record).map((file) => ({ name: NAMES[file], url: `/documents/${record.id}/${file}.pdf` }));
