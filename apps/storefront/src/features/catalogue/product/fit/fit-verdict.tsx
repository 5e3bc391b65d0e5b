import { checkFit, type FitNeeds, readMillimetres } from '@wattle/domain/fit';
import * as fitWords from '@wattle/messages/fit';
import { verdictWords } from '@wattle/messages/fit-answer';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './fit-check.module.css';
import type { TypedSpace } from './fit-view.ts';

type Props = { needs: FitNeeds; typed: TypedSpace; otherwise: ReactNode };

/** The verdict on the typed space; `otherwise` while none of it is a valid length. */
export default function FitVerdict({ needs, typed, otherwise }: Props) {
  const texts = Object.values(typed);
  const answer = checkFit(needs, {
    width: readMillimetres(typed.width),
    height: readMillimetres(typed.height),
    depth: readMillimetres(typed.depth),
  });
  if (texts.some((text) => text.trim() !== '' && readMillimetres(text) === null)) {
    return <p className={styles.needed}>{fitWords.wholeMillimetresOnly}</p>;
  }
  if (!answer) return otherwise;
  const { tone, lead, rest } = verdictWords(needs, answer);
  return (
    <p className={styles.verdict} data-tone={tone}>
      <span className={styles.mark}>
        <Icon name={tone === 'yes' ? 'check' : 'close'} />
      </span>
      <span>
        <b>{lead}</b> {rest}
      </span>
    </p>
  );
}
