import { parseArgs } from 'node:util';
import type { Business } from '@wattle/demo/starter';
import { UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { isState, STATES } from '@wattle/domain/stores';
import { createStarter, type StarterOptions } from '../import/create-starter.ts';
import { singleKinds } from '../import/import-file.ts';
import { parseRow } from '../import/refusal.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

/** As people write it: 03 9000 0000, (03) 9000 0000, 1300-000-000, +61 3 9000 0000. */
const PHONE = /^[+(\d][\d ()-]{5,19}$/;
const ABN = /^\d{2} ?\d{3} ?\d{3} ?\d{3}$/;
const filled = (text: string): boolean => /\S/.test(text);

/** The questions and the format of their answers. */
const QUESTIONS = {
  name: { asks: 'What is the shop called?', isGood: filled },
  sells: { asks: 'What does it sell (appliances and electronics)?', isGood: filled },
  'legal-name': { asks: 'Which company runs it (Acme Pty Ltd)?', isGood: filled },
  abn: { asks: 'Its ABN, eleven digits?', isGood: (text: string) => ABN.test(text) },
  phone: { asks: 'The telephone number for customers?', isGood: (text: string) => PHONE.test(text) },
  street: { asks: 'Street and number of the store?', isGood: filled },
  suburb: { asks: 'Its suburb?', isGood: filled },
  state: { asks: `Its state (${STATES.join(', ')})?`, isGood: isState },
  postcode: { asks: 'Its postcode?', isGood: (text: string) => /^\d{4}$/.test(text) },
} as const;
type Question = keyof typeof QUESTIONS;
const NAMES = Object.keys(QUESTIONS) as readonly Question[];

const help = `Usage: npm run shop -- init [--name <name>] [--sells <what>] [--legal-name <name>] [--abn <number>] [--phone <number>]
         [--street <street>] [--suburb <suburb>] [--state <state>] [--postcode <postcode>] [--localities <file>]

Opens a shop without goods, with everything it needs to sell: suburbs, delivery rules, public holidays, header and
footer, one store, and pages (privacy policy and terms of sale among them) with the places that you fill in. What is
there already stays as it is; the demo has to be taken out first: remove-demo. Asks for what no option says.

  --localities <file>  your own list of suburbs, as import localities reads it, instead of all of Australia

Then import your goods: content (brands, families, categories), then products. Set DEMO=false.

Exit code: 0 done, 1 a row of --localities was refused, 2 wrong usage, 3 could not run.`;

const OPTIONS = Object.fromEntries(
  [...NAMES, 'localities'].map((name) => [name, { type: 'string' }] as const),
) satisfies Record<string, { type: 'string' }>;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const business = await askBusiness(values, terminal);
  const { localities } = values;
  const options: StarterOptions = {
    now: Math.floor(Date.now() / 1000),
    ...(typeof localities === 'string' ? { localitiesFile: localities } : {}),
    onRefused: ({ line, field, reason }) => terminal.err(`line ${line}: ${field}: ${reason}`),
  };
  const made = await withDatabase(terminal, (db) => createStarter(db, business, options));
  if ('problem' in made) throw new UsageError(made.problem);
  const { added, refused, oldName } = made;
  if (oldName !== undefined)
    terminal.err(`This shop is ${oldName}, and stays so: npm run shop -- import shop <file> --update changes that.`);
  await terminal.out(
    [
      `${oldName ?? business.name}: added ${Object.entries(added)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}.`,
      'Now import your goods (npm run shop -- import --help), then ask npm run shop -- doctor what is missing.',
    ].join('\n'),
  );
  return refused > 0 ? EXIT.incomplete : EXIT.done;
}

type Given = Readonly<Record<string, string | boolean | undefined>>;

/** Reads options, asks for missing ones, and reports every problem at once. */
async function askBusiness(given: Given, terminal: Terminal): Promise<Business> {
  const answers = new Map<Question, string>();
  const problems: string[] = [];
  for (const name of NAMES) {
    const option = given[name];
    const answer = typeof option === 'string' ? settle(name, option) : await askFor(name, terminal);
    const problem = problemOf(name, answer);
    if (problem !== undefined) problems.push(`--${name} ${problem}`);
    answers.set(name, answer);
  }
  const state = answers.get('state') ?? '';
  if (problems.length > 0 || !isState(state)) throw new UsageError(problems.join('\n'));
  const of = (name: Question): string => answers.get(name) ?? '';
  return {
    ...{ name: of('name'), sells: of('sells'), legalName: of('legal-name'), abn: of('abn'), phone: of('phone') },
    ...{ street: of('street'), suburb: of('suburb'), state, postcode: of('postcode') },
  };
}

const settle = (name: Question, text: string): string => (name === 'state' ? text.trim().toUpperCase() : text.trim());

/** Asks until the answer will do, or nobody answers. */
async function askFor(name: Question, terminal: Terminal): Promise<string> {
  for (;;) {
    const said = await terminal.ask(QUESTIONS[name].asks);
    if (said === undefined) return '';
    const answer = settle(name, said);
    const problem = problemOf(name, answer);
    if (problem === undefined) return answer;
    terminal.err(problem);
  }
}

/** Why the shop cannot have this answer. */
function problemOf(name: Question, answer: string): string | undefined {
  const { asks, isGood } = QUESTIONS[name];
  if (answer === '') return `is missing: ${asks}`;
  if (!isGood(answer)) return `${answer}: ${asks}`;
  const field = name === 'legal-name' ? 'legalName' : name;
  const parsed = parseRow(singleKinds.shop.schema, { ...UNNAMED_SHOP, [field]: answer });
  return 'problems' in parsed ? `${answer}: ${parsed.problems.map(({ reason }) => reason).join(', ')}` : undefined;
}

export const initCommand: Command = { summary: 'Open a shop of your own, without the demo’s goods', help, run };
