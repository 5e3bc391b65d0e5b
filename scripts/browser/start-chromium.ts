import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGS, findChromium } from './find-chromium.ts';

/** No test looks at pixels: without GPU memory, Chromium lays pages out but does not paint them. */
const ARGS = [...CHROMIUM_ARGS, '--force-gpu-mem-available-mb=0'];

type SharedBrowser = { users: number; readonly server: ReturnType<typeof chromium.launchServer> };

/** Each project loads its own copy of this file, so shared state lives on globalThis. */
const place = globalThis as { sharedBrowser?: SharedBrowser };

/** One Chromium for all projects of the run; the last one to finish closes it. */
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
