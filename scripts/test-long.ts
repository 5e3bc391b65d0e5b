import { SCHEMATHESIS } from './schemathesis/schemathesis-stage.ts';
import { runCommand } from './stages/run-command.ts';
import { testStage } from './stages/run-tests.ts';

/**
 * Every call as its description says, if Schemathesis is installed; then unit and database tests with ten times the
 * kills, lost connections and generated cases, and a shop under load for some minutes.
 */
await runCommand([[SCHEMATHESIS]], testStage(['unit', 'database', 'component', 'soak'], { LONG: 'true' }));
