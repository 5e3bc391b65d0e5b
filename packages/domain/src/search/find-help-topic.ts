import { HELP_TOPICS, type HelpTopic } from './help-topics.ts';

const QUESTION_WORDS = new Set(
  'a an the i my me you your our do does did can could how what when where is are was for to of on in at it its please much long will get your have has we this that be there and am item items something anything someone product products one want need'.split(
    ' ',
  ),
);

const plain = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const meaningful = (words: readonly string[]): string[] => words.filter((word) => !QUESTION_WORDS.has(word));

/** The words of a question that say what it is about. */
export const meaningfulWords = (text: string): string => meaningful(plain(text)).join(' ');

/** Topics by the meaningful words of their phrases. */
const BY_WORDS: ReadonlyMap<string, HelpTopic> = new Map(
  HELP_TOPICS.toReversed().flatMap((topic) =>
    topic.phrases.flatMap((phrase) => {
      const key = meaningful(plain(phrase)).join(' ');
      return key === '' ? [] : [[key, topic] as const];
    }),
  ),
);

/** The topic of the longest phrase that stands in a text, among other words: 'opening hours Brunswick'. */
export function findMentionedTopic(text: string): HelpTopic | null {
  const words = meaningful(plain(text));
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const topic = BY_WORDS.get(words.slice(from, from + length).join(' '));
      if (topic) return topic;
    }
  }
  return null;
}

/** An order's number as people type it: 'W-20481736', 'order w20481736', '#20481736'. */
const ORDER_NUMBER = /^(?:my |order |number |no\.? ?|# ?)*(?:w[\s-]?\d{6,}|\d{8})$/i;
const ORDERS = HELP_TOPICS.find(({ id }) => id === 'orders') ?? null;

/**
 * The help topic a search asks about: all its meaningful words form one of the phrases, each of them is one of the same
 * topic ('exchange faulty'), or they are an order's number.
 */
export function findHelpTopic(text: string): HelpTopic | null {
  if (ORDER_NUMBER.test(text.trim())) return ORDERS;
  const words = meaningful(plain(text));
  const whole = BY_WORDS.get(words.join(' '));
  if (whole) return whole;
  const [first, ...others] = words.map((word) => BY_WORDS.get(word));
  return first && others.every((topic) => topic === first) ? first : null;
}
