import { ConfigError } from '../config/config.ts';
import { NoRows } from '../import/import-file.ts';
import { DatabaseError } from '../store/database-error.ts';
import { backupCommand } from './backup-command.ts';
import { cancelOrderCommand } from './cancel-order-command.ts';
import { changeAddressCommand } from './change-address-command.ts';
import { changeDayCommand } from './change-day-command.ts';
import { type Command, EXIT, type ExitCode, UsageError } from './command.ts';
import { contentCommand } from './content-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { enquiriesCommand } from './enquiries-command.ts';
import { exportCommand } from './export-command.ts';
import { giftCardsCommand } from './gift-cards-command.ts';
import { goodsCommand } from './goods-command.ts';
import { hooksCommand } from './hooks-command.ts';
import { importCommand } from './import-command.ts';
import { importsCommand } from './imports-command.ts';
import { initCommand } from './init-command.ts';
import { moveDatabaseCommand } from './move-database-command.ts';
import { moveOrderCommand } from './move-order-command.ts';
import { offersCommand } from './offers-command.ts';
import { orderProblemsCommand } from './order-problems-command.ts';
import { personCommand } from './person-command.ts';
import { pushSearchCommand } from './push-search-command.ts';
import { refundCommand } from './refund-command.ts';
import { removeDemoCommand } from './remove-demo-command.ts';
import { resendGiftCardCommand } from './resend-gift-card-command.ts';
import { resetDemoCommand } from './reset-demo-command.ts';
import { restoreCommand } from './restore-command.ts';
import { retryFormsCommand } from './retry-forms-command.ts';
import { retryMailsCommand } from './retry-mails-command.ts';
import { returnCommand } from './return-command.ts';
import { searchWordsCommand } from './search-words-command.ts';
import { showOrderCommand } from './show-order-command.ts';
import { staffCommand } from './staff-command.ts';
import type { Terminal } from './terminal.ts';
import { todayCommand } from './today-command.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['init', initCommand],
  ['import', importCommand],
  ['export', exportCommand],
  ['imports', importsCommand],
  ['goods', goodsCommand],
  ['offers', offersCommand],
  ['gift-cards', giftCardsCommand],
  ['search-words', searchWordsCommand],
  ['show-order', showOrderCommand],
  ['move-order', moveOrderCommand],
  ['cancel-order', cancelOrderCommand],
  ['change-address', changeAddressCommand],
  ['change-day', changeDayCommand],
  ['resend-card', resendGiftCardCommand],
  ['refund', refundCommand],
  ['return', returnCommand],
  ['order-problems', orderProblemsCommand],
  ['today', todayCommand],
  ['content', contentCommand],
  ['enquiries', enquiriesCommand],
  ['person', personCommand],
  ['staff', staffCommand],
  ['push-search', pushSearchCommand],
  ['retry-forms', retryFormsCommand],
  ['retry-mails', retryMailsCommand],
  ['hooks', hooksCommand],
  ['reset-demo', resetDemoCommand],
  ['remove-demo', removeDemoCommand],
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['move-database', moveDatabaseCommand],
  ['doctor', doctorCommand],
]);

const help = `Usage: npm run shop -- <command> [options]

Commands:
${[...COMMANDS].map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`).join('\n')}

DATABASE_URL names a PostgreSQL server; without it the embedded database in DATA_DIR (.data) is used,
which only one process can have open: stop the shop first.

Each command has a --help of its own.`;

/** Runs one command and returns its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  const command = COMMANDS.get(name ?? '');
  const wantsHelp = args.some((arg) => arg === '--help' || arg === '-h');
  if (wantsHelp || name === 'help') {
    await terminal.out(command?.help ?? help);
    return EXIT.done;
  }
  if (!command) {
    terminal.err(name === undefined ? help : `There is no command ${name}.\n\n${help}`);
    return EXIT.usage;
  }
  try {
    return await command.run(rest, terminal);
  } catch (error) {
    return explain(error, name ?? '', terminal);
  }
}

/** User errors get a sentence; anything else is a bug and keeps its stack. */
function explain(error: unknown, name: string, terminal: Terminal): ExitCode {
  if (error instanceof UsageError || isParseError(error)) {
    terminal.err(`${error.message}\nSee npm run shop -- ${name} --help`);
    return EXIT.usage;
  }
  const isExpected =
    error instanceof ConfigError || error instanceof DatabaseError || error instanceof NoRows || isFileError(error);
  terminal.err(error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error));
  return EXIT.failed;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
const isParseError = (error: unknown): error is Error => codeOf(error).startsWith('ERR_PARSE_ARGS');
const FILE_ERRORS: readonly string[] = ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];
const isFileError = (error: unknown): boolean => FILE_ERRORS.includes(codeOf(error));
