import { findChromium } from './browser/find-chromium.ts';
import { runCommand } from './stages/run-command.ts';
import { testStage } from './stages/run-tests.ts';
import { BUILD, CHECKS } from './stages/stages.ts';

// find or install it first, outside any timed stage
const env = { CHROMIUM_PATH: findChromium() };
await runCommand([CHECKS, [BUILD]], testStage(['unit', 'database', 'component', 'browser'], env));
