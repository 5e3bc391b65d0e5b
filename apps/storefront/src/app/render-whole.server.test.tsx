import { lazy, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWhole } from './render-whole.server.tsx';

const noError = (error: unknown): never => {
  throw error;
};
const LONG = 'A fridge that keeps things cool. '.repeat(40);

const later = () =>
  lazy(async () => ({
    default: () => <p>{LONG}</p>,
  }));

describe('renderWhole', () => {
  it('waits for code that is loaded later, and sends it in its place without any script', async () => {
    const Later = later();
    const page = (
      <main>
        <Suspense fallback={<b>wait</b>}>
          <Later />
        </Suspense>
        <footer>end</footer>
      </main>
    );
    for (const _ of ['first', 'second']) {
      const { html, failed } = await renderWhole(page, noError);
      expect(failed).toBe(false);
      expect(html).not.toMatch(/<script|<template|hidden|wait/);
      expect(html.indexOf(LONG)).toBeLessThan(html.indexOf('end'));
    }
  });

  it('says that a part has failed, and sends the rest', async () => {
    const errors: unknown[] = [];
    const Broken = lazy(() => Promise.reject(new Error('no file')));
    const page = (
      <main>
        <Suspense fallback={<b>wait</b>}>
          <Broken />
        </Suspense>
        rest
      </main>
    );
    const { html, failed } = await renderWhole(page, (error) => errors.push(error));
    expect([failed, errors.length > 0, html.includes('rest')]).toEqual([true, true, true]);
  });
});
