import { enableCompileCache } from 'node:module';

// caches compiled code for the next command; modules that are imported above this line would not be in it
enableCompileCache();
const { runCommand } = await import('./run-command.ts');
const { processTerminal } = await import('./terminal.ts');

// a reader that stops early, such as `head`, is not an error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});
process.exitCode = await runCommand(process.argv.slice(2), processTerminal);
