const ACRONYMS = new Set(['ANU', 'HMAS', 'RAAF', 'RGH']);
/** Lower case unless they start the name. */
const SMALL_WORDS = new Set(['and', 'by', 'of', 'on', 'the']);
/** Names with irregular capitals. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'COOT-THA': 'Coot-tha',
  "K'GARI": "K'gari",
  'KURING-GAI': 'Kuring-gai',
  MACMASTERS: 'MacMasters',
  'PEEK-A-DOO': 'Peek-a-Doo',
  'RUN-O-WATERS': 'Run-o-Waters',
  "STUN'SAIL": "Stun'Sail",
  'YALLA-Y-POORA': 'Yalla-y-Poora',
};

function capitalise(word: string): string {
  const lower = word.toLowerCase();
  return lower
    .replace(/^\(?[a-z]/, (start) => start.toUpperCase())
    .replace(/^Mc([a-z])(?=[a-z]{2})/, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^([OD])'([a-z])/, (_, prefix: string, letter: string) => `${prefix}'${letter.toUpperCase()}`);
}

function caseWord(word: string, isFirst: boolean): string {
  if (ACRONYMS.has(word)) return word;
  const exception = EXCEPTIONS[word];
  if (exception) return exception;
  if (!isFirst && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase();
  if (!word.includes('-')) return capitalise(word);
  return word
    .split('-')
    .map((part, index) => caseWord(part, index === 0))
    .join('-');
}

/** Formats a suburb as signposted: 'ST KILDA' is 'St Kilda', "O'CONNOR" is "O'Connor". */
export function titleCaseSuburb(name: string): string {
  const words = name
    .toUpperCase()
    .replaceAll('’', "'")
    .replace(/\bNO\./g, 'NO')
    .trim()
    .split(/\s+/);
  return words.map((word, index) => caseWord(word, index === 0)).join(' ');
}
