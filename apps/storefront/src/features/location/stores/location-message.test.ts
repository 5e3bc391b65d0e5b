import { describe, expect, it } from 'vitest';
import { locationMessage } from './location-message.ts';

describe('locationMessage', () => {
  it('says that permission was refused [C-8-45 D-8-06]', () => {
    expect(locationMessage(1)).toBe('Your browser has blocked location services');
  });
  it('says that the position is of no use [C-8-46 D-8-07]', () => {
    expect(locationMessage(2)).toBe('Your location can not be used, please try the text field');
  });
  it('says that the browser cannot do it [C-8-47 D-8-08]', () => {
    expect(locationMessage(0)).toBe('Your browser does not support this feature');
  });
  it('says that something else went wrong, as when it took too long [C-8-48 D-8-09]', () => {
    expect(locationMessage(3)).toBe('Something went wrong, please try again or use the text field');
  });
});
