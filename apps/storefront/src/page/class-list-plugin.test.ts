import { describe, expect, it } from 'vitest';
import { importSingleClasses } from '../../class-list-plugin.ts';

const IMPORT = "import styles from './card.module.css';";
const BY_NAME = "import * as styles from './card.module.css';";

describe('importSingleClasses', () => {
  it.each([
    ['classes by name', 'const a = [styles.card, styles.now];', BY_NAME],
    ['another thing of that name', 'const a = styles.card + page.styles;', BY_NAME],
    ['a class that is looked up', 'const a = styles.card + styles[size];', IMPORT],
    ['the whole list', 'use(styles);', IMPORT],
    ['a class that is a word of the language', 'const a = styles.new;', IMPORT],
  ])('with %s', (_, use, expected) => {
    expect(importSingleClasses(`${IMPORT}\n${use}`)).toBe(`${expected}\n${use}`);
  });
});
