import { runCommand } from './stages/run-command.ts';
import { testStage } from './stages/run-tests.ts';

/**
 * Unit and database tests with ten times the kills, lost connections and generated cases, and a shop under
 * load for some minutes.
 */
await runCommand([], testStage(['unit', 'database', 'soak'], { LONG: 'true' }));
