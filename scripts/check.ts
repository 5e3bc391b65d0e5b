import { runCommand } from './stages/run-command.ts';
import { testStage } from './stages/run-tests.ts';
import { CHECKS } from './stages/stages.ts';

await runCommand([CHECKS], testStage(['unit']));
