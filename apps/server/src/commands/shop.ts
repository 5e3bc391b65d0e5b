import { runCommand } from './run-command.ts';
import { processTerminal } from './terminal.ts';

// a reader that stops early, such as `head`, is not an error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});
process.exitCode = await runCommand(process.argv.slice(2), processTerminal);
