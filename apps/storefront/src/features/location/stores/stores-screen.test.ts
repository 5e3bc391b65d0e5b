import { describe, expect, it } from 'vitest';
import { readPage } from '../../../../testing/read-page.ts';
import { STORE_ANSWERS } from '../../../../testing/stores/store-answers.ts';

const read = (near: string) => readPage(`/stores?near=${near}`, STORE_ANSWERS);

describe('the store finder', () => {
  it.each([
    ['Xyzzyvale', 'We could not find “Xyzzyvale”.'],
    ['30', 'Enter at least three letters or digits'],
  ])('says what is wrong with %s and keeps it', async (typed, message) => {
    const page = await read(typed);
    const said = page.all('*', { role: 'status' }).map(({ text }) => text);
    expect(said.join('\n')).toContain(message);
    expect(page.first('input', { name: 'near' }).attribute('value')).toBe(typed);
    expect(page.all('h2').map(({ text }) => text)).toContain('Victoria');
  });

  it('names the nearest store and a phone where none is within 200 km [C-9-37 D-9-55]', async () => {
    const { text } = (await read('Alice+Springs+NT+0870')).first('main');
    expect(text).toContain('No stores within 200 km of Alice Springs 0870');
    expect(text).toMatch(/The nearest is 1,\d{3} km away\. .* 1 .*Make my store/);
    expect(text).toContain('1300 975 707');
  });
});
