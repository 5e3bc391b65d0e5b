import { describe, expect, it } from 'vitest';
import { reloadOnUpdate } from './reload-on-update.ts';

function openPage(controller: object | null) {
  const container = Object.assign(new EventTarget(), { controller });
  const page = { reloads: 0 };
  reloadOnUpdate(container, () => {
    page.reloads += 1;
  });
  return { page, change: () => container.dispatchEvent(new Event('controllerchange')) };
}

describe('reloadOnUpdate', () => {
  it('reloads when a worker takes over from another [C-2-64]', () => {
    const { page, change } = openPage({});
    change();
    expect(page.reloads).toBe(1);
  });

  it('reloads once', () => {
    const { page, change } = openPage({});
    change();
    change();
    expect(page.reloads).toBe(1);
  });

  it('does not reload for the first worker, but for the one after it [C-2-64]', () => {
    const { page, change } = openPage(null);
    change();
    expect(page.reloads).toBe(0);
    change();
    expect(page.reloads).toBe(1);
  });
});
