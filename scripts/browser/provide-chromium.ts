import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

/** Finds Chromium once, and installs it if need be, before workers start it. */
export default function setup(project: TestProject): void {
  project.provide('chromiumPath', findChromium());
}
