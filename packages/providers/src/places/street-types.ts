/** Street types and their abbreviations. */
const KINDS: Readonly<Record<string, string>> = {
  alley: 'al',
  arcade: 'arc',
  avenue: 'ave av',
  boulevard: 'blvd bvd',
  bypass: 'bypa',
  circle: 'cir',
  circuit: 'cct cct.',
  close: 'cl',
  corner: 'cnr',
  court: 'ct crt',
  crescent: 'cres cr',
  drive: 'dr drv',
  esplanade: 'esp',
  freeway: 'fwy',
  gardens: 'gdns',
  glade: 'gld',
  grove: 'gr gve',
  heights: 'hts',
  highway: 'hwy',
  lane: 'ln la',
  loop: 'lp',
  mall: '',
  mews: '',
  parade: 'pde',
  parkway: 'pkwy pwy',
  place: 'pl',
  promenade: 'prom',
  quay: 'qy',
  ridge: 'rdge',
  rise: '',
  road: 'rd',
  row: '',
  square: 'sq',
  street: 'st str',
  terrace: 'tce ter',
  track: 'trk',
  walk: 'wlk',
  way: '',
};

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, short]) =>
    [kind, ...short.split(' ').filter(Boolean)].map((word): [string, string] => [word, kind]),
  ),
);

/** The street type a word stands for: `St.` is Street. */
export const streetTypeOf = (word: string): string | undefined => byWord.get(word.toLowerCase().replace(/\.$/, ''));
