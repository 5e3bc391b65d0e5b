// Imported late, as in main.ts: loading this file runs a command.
const [{ runCommand }, { processTerminal }] = await Promise.all([import('./run-command.ts'), import('./terminal.ts')]);

// a reader that stops early, such as `head`, is not an error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 3);
});
process.exitCode = await runCommand(process.argv.slice(2), processTerminal);

export {};
