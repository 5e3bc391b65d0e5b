import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { publicUrlOf } from '../config/public-url.ts';
import { type AnswerRefusal, answerEnquiry } from '../features/people/answer-enquiry.ts';
import { keepIdentity } from '../shop-identity/keep-identity.ts';
import type { Database } from '../store/database.ts';
import type { Enquiry } from '../store/enquiries.ts';
import { saveMail } from '../store/mails.ts';
import { IDENTITY_SETTING } from '../store/shop-identity.ts';
import { createStore } from '../store/store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- enquiries [--closed] [--search <words>]
       npm run shop -- enquiries answer <id> --text <answer> --by <name>
       npm run shop -- enquiries close <id> --by <name>
       npm run shop -- enquiries reopen <id>

Lists what visitors asked, the longest waiting first. An answer is mailed to who asked, and closes the enquiry.

  --closed          those that are closed, the last one first
  --search <words>  only those whose text or address holds these words
  --by <name>       who does it

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

const LISTED = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const WORDS: Readonly<Record<AnswerRefusal, string>> = {
  NOT_FOUND: 'There is no such enquiry.',
  CLOSED: 'It is closed already.',
  EMPTY: 'The answer is empty.',
  TOO_LONG: 'The answer is too long: 5,000 characters at most.',
};

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      closed: { type: 'boolean', default: false },
      search: { type: 'string', default: '' },
      text: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const [act, id, ...more] = positionals;
  if (more.length > 0) throw new UsageError('One enquiry at a time.');
  if (act === undefined) return withDatabase(terminal, (db) => list(db, terminal, values.closed, values.search));
  if (!['answer', 'close', 'reopen'].includes(act)) throw new UsageError(`${act}: answer, close or reopen.`);
  if (id === undefined || !UUID.test(id)) throw new UsageError('Which enquiry? Its id stands in the list.');
  const by = values.by?.trim() ?? '';
  if (by === '' && act !== 'reopen') throw new UsageError('Who does it? --by <name>.');
  if (act === 'answer' && values.text === undefined) throw new UsageError('What is the answer? --text <answer>.');
  return withDatabase(terminal, async (db) => {
    const refusal = await doAct(db, terminal, { act, id, by, text: values.text ?? '' });
    if (refusal === null) return EXIT.done;
    terminal.err(WORDS[refusal]);
    return EXIT.incomplete;
  });
}

async function list(db: Database, terminal: Terminal, isClosed: boolean, search: string): Promise<ExitCode> {
  const page = await createStore(db).enquiries.list({ isClosed, search, limit: LISTED, offset: 0 });
  await terminal.out([...page.enquiries.map(wordsOf), `${page.total} in all.`].join('\n'));
  return EXIT.done;
}

const wordsOf = ({ id, email, text, receivedAt, answers }: Enquiry): string =>
  [
    `${id} ${receivedAt.toISOString()} ${email}`,
    ...[text, ...answers.map((one) => `${one.by}: ${one.text}`)].map((one) => `  ${one.replaceAll('\n', '\n  ')}`),
  ].join('\n');

type Act = { readonly act: string; readonly id: string; readonly by: string; readonly text: string };

async function doAct(db: Database, terminal: Terminal, { act, id, by, text }: Act): Promise<AnswerRefusal | null> {
  const store = createStore(db);
  if (act === 'close') return (await store.enquiries.close(id, by)) ? null : 'CLOSED';
  if (act === 'reopen') return (await store.enquiries.reopen(id)) ? null : 'NOT_FOUND';
  const config = readConfig(terminal.env);
  const identity = keepIdentity(() => store.settings.find(IDENTITY_SETTING));
  await identity.refresh();
  const answer = await answerEnquiry(
    {
      store,
      // the running shop sends the mail
      mail: {
        writeMail: (tx, mail) => saveMail(tx, randomUUID(), mail, config.smtp ? 'waiting' : 'kept'),
        wake: () => {},
      },
      from: { publicUrl: publicUrlOf(config), shop: identity.current },
    },
    { id, text, by },
  );
  return answer.status === 'SUCCESS' ? null : (answer.reasons[0]?.code ?? 'NOT_FOUND');
}

export const enquiriesCommand: Command = { summary: 'List, answer and close what visitors asked', help, run };
