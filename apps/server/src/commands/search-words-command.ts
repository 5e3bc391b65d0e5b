import { parseArgs } from 'node:util';
import { QUERY_ACTS } from '@wattle/domain/search';
import { addSynonym, changePins, removeSynonym, typedWords } from '../features/search/search-words.ts';
import { createStore, type Store } from '../store/store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const LISTED = 50;

const help = `Usage: npm run shop -- search-words
       npm run shop -- search-words also <words> <other words, …> [--both-ways]
       npm run shop -- search-words forget <synonym>
       npm run shop -- search-words pin|unpin|hide|show <words> <product>
       npm run shop -- search-words ignore|heed <words>

Lists what shoppers searched for and did not find in seven days; makes words find what others find; puts a product first
for words, or hides it from them; sets words aside that are not for this shop. Synonyms and rules are also in
import and export content.

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

async function work(
  store: Store,
  terminal: Terminal,
  [what, words, ...more]: string[],
  isBothWays: boolean,
): Promise<ExitCode> {
  const [other] = more;
  const say = async (line: string): Promise<ExitCode> => {
    await terminal.out(line);
    return EXIT.done;
  };
  const refuse = (reasons: readonly { readonly code: string }[]): ExitCode => {
    terminal.err(reasons.map(({ code }) => code).join('\n'));
    return EXIT.incomplete;
  };
  if (what === undefined) {
    const found = await store.emptySearches.list(LISTED);
    return say(
      found.length === 0
        ? 'Every search found something.'
        : found.map((one) => `${one.times}  ${one.words}`).join('\n'),
    );
  }
  if (words === undefined) throw new UsageError('Which words?');
  const act = QUERY_ACTS.find((one) => one === what.toUpperCase());
  if (act && other !== undefined) {
    const answer = await changePins(store, { words, act, productId: other });
    if (answer.status !== 'SUCCESS') return refuse(answer.reasons);
    const { pinned, hidden } = answer.value.after;
    return say(`${words}: ${pinned.join(', ') || 'nothing'} first, ${hidden.join(', ') || 'nothing'} hidden.`);
  }
  switch (what) {
    case 'also': {
      const answer = await addSynonym(store, { from: words, words: typedWords(more.join(' ')), isBothWays });
      if (answer.status !== 'SUCCESS') return refuse(answer.reasons);
      return say(`${answer.value.after.objectID}: ${words} also finds ${answer.value.after.synonyms.join(', ')}.`);
    }
    case 'forget': {
      const answer = await removeSynonym(store, words);
      return answer.status === 'SUCCESS' ? say(`${words} is forgotten.`) : refuse(answer.reasons);
    }
    case 'ignore':
    case 'heed':
      await store.emptySearches.ignore(words, what === 'ignore');
      return say(`${words}: ${what === 'ignore' ? 'set aside' : 'listed again'}.`);
    default:
      throw new UsageError('also, forget, pin, unpin, hide, show, ignore or heed, and of what?');
  }
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'both-ways': { type: 'boolean', default: false } },
  });
  return withDatabase(terminal, (db) => work(createStore(db), terminal, positionals, values['both-ways']));
}

export const searchWordsCommand: Command = { summary: 'Searches without results; synonyms, pins and hides', help, run };
