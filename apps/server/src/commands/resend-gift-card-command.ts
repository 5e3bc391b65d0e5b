import { parseArgs } from 'node:util';
import { actorName } from '@wattle/domain/order';
import { resendGiftCard } from '../features/orders/resend-gift-card.ts';
import { writeAudit } from '../store/desk-audit.ts';
import { COMMAND_LINE } from '../store/import-runs.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { refusalWords } from './refund-words.ts';
import { actorOf, STAFF_HELP, staffOptions } from './staff-options.ts';
import type { Terminal } from './terminal.ts';
import { withOrderDeps } from './with-order-deps.ts';

const help = `Usage: npm run shop -- resend-card <number> <line> --by <name>

Mails the gift cards that a line of an order became to their recipient again, each with a new PIN: the old ones no longer
work. Cards that are used up, expired or stopped are left out.

${STAFF_HELP}

Exit code: 0 done; 1 refused, it says why; 2 wrong usage; 3 could not run.`;

async function run(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: staffOptions });
  const [orderNumber, lineId, ...more] = positionals;
  if (orderNumber === undefined || lineId === undefined || more.length > 0) throw new UsageError('Which line?');
  const actor = actorOf(values);
  const answer = await withOrderDeps(terminal, async (deps, db) => {
    const result = await resendGiftCard(deps, { orderNumber, lineId, actor });
    const about = { actor: COMMAND_LINE, act: 'order.card', subject: { kind: 'order', id: orderNumber }, key: null };
    if (result.status === 'SUCCESS')
      await writeAudit(db, { ...about, before: null, after: { line: lineId, by: actorName(actor) } });
    return result;
  });
  if (answer.status !== 'SUCCESS') {
    terminal.err(answer.reasons.map(refusalWords).join('\n'));
    return EXIT.incomplete;
  }
  await terminal.out(`${orderNumber}: line ${lineId} is sent again.`);
  return EXIT.done;
}

export const resendGiftCardCommand: Command = { summary: 'Mail a bought gift card again', help, run };
