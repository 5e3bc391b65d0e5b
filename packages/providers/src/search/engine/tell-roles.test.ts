import { describe, expect, it } from 'vitest';
import { ROLES } from './postings.ts';
import { tellRoles } from './tell-roles.ts';
import { tokenise } from './tokenise.ts';

function roleOf(word: string, text: string, values: readonly string[] = []) {
  const words = tokenise(text);
  const roles = tellRoles(text, words, (value) => values.includes(value));
  return ROLES[roles[words.findIndex(({ token }) => token === word)] ?? -1];
}

describe('tellRoles', () => {
  it.each([
    ['the last word of a name', 'fridge', '637L French door fridge', 'thing'],
    ['before a comma', 'fridge', 'French door fridge, black steel', 'thing'],
    ['before a link', 'fridge', 'Fridge with ice and water', 'thing'],
    ['before a number', 'mouse', 'Mouse M90', 'thing'],
    ['before another word', 'mouse', 'Mouse pad', 'description'],
    ['what it is for', 'laptop', 'Sleeve for laptop', 'purpose'],
    ['what it stands in', 'fridge', 'Water filter, behind the fridge', 'purpose'],
    ['after the thing was named', 'handle', 'French door fridge, slimline handle', 'description'],
    ['a link inside a hyphenated word links nothing', 'cup', 'Grab-to-go cup', 'thing'],
    ['after a number only', 'monitor', 'SCD530, baby monitor', 'thing'],
  ] as const)('%s', (_, word, text, role) => {
    expect(roleOf(word, text)).toBe(role);
  });

  it("is not misled by the record's own values after the thing", () => {
    const text = 'Toner cartridge Original Light Grey';
    expect(roleOf('cartridge', text)).toBe('description');
    expect(roleOf('cartridge', text, ['original', 'light grey'])).toBe('thing');
  });
});
