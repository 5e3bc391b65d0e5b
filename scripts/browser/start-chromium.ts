import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium } from './find-chromium.ts';

/** No test looks at pixels: without memory to draw into, Chromium lays pages out and does not draw them. */
const ARGS = [...CHROMIUM_ARGS, '--force-gpu-mem-available-mb=0'];

type SharedBrowser = { users: number; readonly server: ReturnType<typeof chromium.launchServer> };

/** Projects load this file apart from each other; what they share is on the process. */
const place = globalThis as { sharedBrowser?: SharedBrowser };

/** One Chromium for the run, whichever projects ask for it; the last one to finish closes it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  place.sharedBrowser ??= {
    users: 0,
    server: chromium.launchServer({ executablePath: findChromium(), args: ARGS }),
  };
  const shared = place.sharedBrowser;
  shared.users += 1;
  project.provide('browserUrl', (await shared.server).wsEndpoint());
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete place.sharedBrowser;
    await (await shared.server).close();
  };
}
