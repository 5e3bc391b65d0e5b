import { locationMessages } from '@wattle/messages';
import { describe, expect, it } from 'vitest';
import { findPosition } from './find-position.ts';

const refuses = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, onFailed?: PositionErrorCallback | null) =>
    onFailed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
});

const messageOf = async (locator: Parameters<typeof findPosition>[0] | null) => {
  const found = await findPosition(locator ?? undefined);
  return found.status === 'REJECTED' ? locationMessages[found.failure] : found.value;
};

describe('findPosition', () => {
  it('says that permission was refused [C-8-45 D-8-06]', async () => {
    expect(await messageOf(refuses(1))).toBe('Your browser has blocked location services');
  });
  it('says that the position is of no use [C-8-46 D-8-07]', async () => {
    expect(await messageOf(refuses(2))).toBe('Your location can not be used, please try the text field');
  });
  it('says that the browser cannot do it [C-8-47 D-8-08]', async () => {
    expect(await messageOf(null)).toBe('Your browser does not support this feature');
  });
  it('says that something else went wrong, as when it took too long [C-8-48 D-8-09]', async () => {
    expect(await messageOf(refuses(3))).toBe('Something went wrong, please try again or use the text field');
  });
});
