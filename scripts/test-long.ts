import { runCommand } from './stages/run-command.ts';
import { testStage } from './stages/run-tests.ts';

// ten times the kills, lost connections and generated cases: scripts/testing/factors.ts
await runCommand([], testStage(['unit', 'database'], { LONG: 'true' }));
