/** A word again, at once or behind one other: 'Tablet tablet', 'Memory 16 GB memory'. */
const AGAIN = /(?<![\p{L}\d-])(\p{L}{4,})(?!\p{L})(?:[\s,]+[\d.,]+(?:\s?\p{L}{1,3})?)?\s+\1(?![\p{L}\d-])/giu;
/** The unit of a number again: '16 GB GB', '60 cm (60 cm)'. */
const UNIT_AGAIN = /\b(\d[\d.,]*\s?)(L|mL|kg|g|mm|cm|W|kW|kWh|GB|TB|Hz|dB|inch)\b[\s(]+(?:\1)?\2\b/gu;
/** One size in two units: '1 TB / 1,024 GB'. */
const TWO_UNITS = /\b\d[\d.,]*\s?(?:TB|GB|kg|cm)\s*\/\s*\d[\d.,]*\s?(?:GB|MB|g|mm)\b/gu;
const CAPITALS = /\p{Lu}{12,}/gu;
/** Words that lost the space between them: 'fridgeWith'. Names of units and standards have capitals inside. */
const RUN_TOGETHER = /\p{Ll}{3}\p{Lu}\p{Ll}{2}/gu;
/** Between sentences: 'kitchen.It'. */
const NO_SPACE = /\p{Ll}[.!?;,]\p{Lu}\p{Ll}/gu;
/** One of many: '1 years'. */
const ONE_OF_MANY =
  /(?<![\d.,])1 (?:years|stars|litres|hours|minutes|inches|metres|watts|programs|results|products)\b/gu;
const GAPS = /[{}]|\bundefined\b|\bNaN\b|\[object| {2,}|\s[,.;:]|,\s*,|\.\.(?!\.)|\(\)/gu;

/** Names that are written so. */
const NAMES = /\b(?:WaterMark|PayPal|DisplayPort|YouTube|JavaScript)\b/g;

/** What is wrong with a text that shoppers read, whoever wrote it: each fault as it stands there. */
export function textFaults(text: string): string[] {
  const plain = text.replaceAll(NAMES, 'Name');
  return [AGAIN, UNIT_AGAIN, TWO_UNITS, CAPITALS, RUN_TOGETHER, NO_SPACE, ONE_OF_MANY, GAPS].flatMap((fault) =>
    [...plain.matchAll(fault)].map(([found]) => found),
  );
}
