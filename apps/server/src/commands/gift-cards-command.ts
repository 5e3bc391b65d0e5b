import { parseArgs } from 'node:util';
import { formatPrice, toCents } from '@wattle/domain/money';
import { CARD_STATES } from '@wattle/messages/desk-offers';
import { readConfig } from '../config/config.ts';
import { recordActs } from '../desk/record-act.ts';
import { findCards, issueCard, loadCard, lockCard } from '../features/gift-cards/staff-cards.ts';
import { COMMAND_LINE } from '../store/import-runs.ts';
import { createStore } from '../store/store.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { mailParts } from './mail-parts.ts';
import { typedCents } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withDatabase } from './with-database.ts';

const help = `Usage: npm run shop -- gift-cards find [<digits>]
       npm run shop -- gift-cards show <number>
       npm run shop -- gift-cards lock|unlock <number>
       npm run shop -- gift-cards issue <$> --to <email> --name <name> --by <name> [--message <text>]

Finds gift cards by their number or its last digits, tells what happened to one, locks it so that nobody pays with it, or
makes one and mails it. PINs are in the mails and nowhere else.

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

const options = {
  to: { type: 'string' },
  name: { type: 'string' },
  by: { type: 'string' },
  message: { type: 'string' },
} as const;

const money = (cents: number): string => formatPrice(toCents(cents));

async function find(terminal: Terminal, digits: string): Promise<ExitCode> {
  return withDatabase(terminal, async (db) => {
    const cards = await findCards(createStore(db), digits);
    const lines = cards.map(({ code, cents, expires, state }) =>
      [code, money(cents), `until ${expires}`, CARD_STATES[state].toLowerCase()].join('  '),
    );
    await terminal.out(lines.length === 0 ? 'No card.' : lines.join('\n'));
    return EXIT.done;
  });
}

async function show(terminal: Terminal, code: string): Promise<ExitCode> {
  return withDatabase(terminal, async (db) => {
    const found = await loadCard(createStore(db), code);
    if (!found) return refuse(terminal, ['CARD_NOT_FOUND']);
    const { card, changes, orders } = found;
    await terminal.out(
      [
        `${card.code}  ${money(card.cents)}  until ${card.expires}  ${CARD_STATES[card.state].toLowerCase()}`,
        ...changes.map(
          ({ at, centsBefore, centsAfter, suspended }) =>
            `${at.toISOString()}  ${centsBefore === null ? 'new' : money(centsBefore)}, then ${money(centsAfter)}${suspended ? ', locked' : ''}`,
        ),
        ...orders.map(({ orderNumber, cents, status }) => `${orderNumber}  ${money(cents)}  ${status}`),
      ].join('\n'),
    );
    return EXIT.done;
  });
}

function refuse(terminal: Terminal, codes: readonly string[]): ExitCode {
  terminal.err(codes.join('\n'));
  return EXIT.incomplete;
}

async function lock(terminal: Terminal, code: string, isLocked: boolean): Promise<ExitCode> {
  return withDatabase(terminal, async (db) => {
    const about = { actor: COMMAND_LINE, act: 'card-lock', subject: { kind: 'gift card', id: code }, key: null };
    const answer = await recordActs(db, about).record(async (store) => {
      const result = await lockCard(store, { code, isLocked, actor: null });
      const isChanged = result.status === 'SUCCESS' && result.value.isChanged;
      return { result, change: isChanged ? { before: { locked: !isLocked }, after: { locked: isLocked } } : null };
    });
    if (answer.status !== 'SUCCESS') return refuse(terminal, ['CARD_NOT_FOUND']);
    await terminal.out(`${code} is ${isLocked ? 'locked' : 'unlocked'}.`);
    return EXIT.done;
  });
}

async function issue(
  terminal: Terminal,
  amount: string,
  values: Partial<Record<keyof typeof options, string>>,
): Promise<ExitCode> {
  const { to, name, by, message = '' } = values;
  if (!to || !name || !by) throw new UsageError('To whom, and who gives it? --to <email> --name <name> --by <name>.');
  const cents = typedCents(amount, 'The amount');
  return withDatabase(terminal, async (db) => {
    const mail = await mailParts(readConfig(terminal.env), createStore(db));
    const card = { amount: cents / 100, recipientName: name, recipientEmail: to, senderName: by, message };
    const about = { actor: COMMAND_LINE, act: 'card-issue', subject: { kind: 'gift card', id: to }, key: null };
    const answer = await recordActs(db, about).record(async (store) => {
      const result = await issueCard({ ...store, ...mail }, card, null);
      const code = result.status === 'SUCCESS' ? result.value.code : null;
      const after = { amount: card.amount, recipientEmail: to, by };
      const change = code === null ? null : { subject: { kind: 'gift card', id: code }, before: null, after };
      return { result, change };
    });
    if (answer.status !== 'SUCCESS')
      return refuse(
        terminal,
        answer.reasons.map(({ code, field }) => `${code} ${field ?? ''}`.trim()),
      );
    await terminal.out(`${answer.value.code}: ${money(cents)}, mailed to ${to}.`);
    return EXIT.done;
  });
}

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [what, first] = positionals;
  if (what === 'find') return find(terminal, first ?? '');
  if (first === undefined) throw new UsageError('find, show, lock, unlock or issue, and what?');
  switch (what) {
    case 'show':
      return show(terminal, first);
    case 'lock':
    case 'unlock':
      return lock(terminal, first, what === 'lock');
    case 'issue':
      return issue(terminal, first, values);
    default:
      throw new UsageError('find, show, lock, unlock or issue?');
  }
}

export const giftCardsCommand: Command = { summary: 'Find gift cards; lock one, or make one and mail it', help, run };
