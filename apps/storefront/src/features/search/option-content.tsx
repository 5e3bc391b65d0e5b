import { groupDigits } from '@wattle/domain/numbers';
import { unreachable } from '@wattle/domain/results';
import * as commonWords from '@wattle/messages/common';
import * as searchWords from '@wattle/messages/search';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { SearchOption } from './arrange-options.ts';
import styles from './option-column.module.css';
import { ProductContent } from './product-content.tsx';
import { splitCompletion } from './split-completion.ts';

type Props = { option: SearchOption; typed: string; isSlow: boolean };

/** Content of an option. Responses are rendered as text, never as markup. */
export function OptionContent({ option, typed, isSlow }: Props) {
  switch (option.kind) {
    case 'search':
      return (
        <>
          <Icon name="search" />
          <span className={styles.words}>
            {searchWords.searchFor} <b>“{option.words}”</b>
          </span>
          {isSlow && <Spinner />}
        </>
      );
    case 'spelling':
      return (
        <>
          <Icon name="edit" />
          <span className={styles.words}>
            {commonWords.didYouMean} <b>{option.words}</b>?
          </span>
        </>
      );
    case 'corrected':
      return (
        <>
          <Icon name="search" />
          <span className={styles.words}>
            {searchWords.suggestionsFor} <b>{option.words}</b>
          </span>
        </>
      );
    case 'completion':
      return (
        <>
          <Icon name="search" />
          <Completion words={option.words} typed={typed} />
          <Count of={option.count} />
        </>
      );
    case 'recent':
      return <Plain icon="history" label={option.words} />;
    case 'category':
      return <Plain icon="right" label={option.label} count={option.count} />;
    case 'brand':
      return <Plain icon="tag" label={option.label} count={option.count} />;
    case 'product':
      return <ProductContent product={option.product} />;
    case 'all':
      return <span className="link">{searchWords.seeAllResults(option.total, option.words)}</span>;
    case 'article':
      return (
        <>
          <Icon name="doc" />
          <span className={styles.words}>
            <b>{option.name}</b>
            <small>{option.kicker}</small>
          </span>
        </>
      );
    default:
      return unreachable(option);
  }
}

function Plain({ icon, label, count }: { icon: IconName; label: string; count?: number }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.words}>{label}</span>
      {count !== undefined && <Count of={count} />}
    </>
  );
}

/** Emphasises what the completion adds over the typed text. */
function Completion({ words, typed }: { words: string; typed: string }) {
  return (
    <span className={styles.words}>
      {splitCompletion(words, typed).map(({ text, isTyped, at }) =>
        isTyped ? (
          <span key={at} className={styles.typed}>
            {text}
          </span>
        ) : (
          <b key={at}>{text}</b>
        ),
      )}
    </span>
  );
}

function Count({ of }: { of: number }) {
  return (
    <small className={styles.count}>
      {groupDigits(of)}
      <span className="sr-only"> {searchWords.productsFound(of)}</span>
    </small>
  );
}
