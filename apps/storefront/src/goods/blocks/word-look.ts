import type { BlockValues } from '@wattle/domain';
import { classNames } from '../../ui/class-names.ts';
import styles from './blocks.module.css';

type Look = Pick<BlockValues['heading'], 'center' | 'colourVariant' | 'section'>;

/** Centred, white on a dark ground, or the heading of a section of the page [D-2-61 D-2-85 D-2-86]. */
export function wordLook({ center, colourVariant, section }: Look): string {
  return classNames(
    styles.words,
    center && styles.center,
    colourVariant === 'light' && styles.light,
    section && styles.section,
  );
}
