import * as accountWords from '@wattle/messages/account';
import * as words from '@wattle/messages/backup-codes';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../../page/root-data.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './backup-codes.module.css';
import section from './security-section.module.css';

type Props = { codes: readonly string[]; email: string; onKept: () => void };

/** The codes, right after they were made: they cannot be shown again. */
export function BackupCodes({ codes, email, onKept }: Props) {
  const [isCopied, setCopied] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const { name: shop } = useShop();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(words.fileText(shop, email, codes))}`;
  return (
    <section className={styles.codes} aria-labelledby="backup-codes">
      <h4 ref={title} id="backup-codes" tabIndex={-1}>
        {words.title}
      </h4>
      <p>{words.intro}</p>
      <p>{words.keepThem}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onKept}>{words.haveKept}</Button>
        <Button kind="tonal" onClick={copy}>
          {isCopied ? words.copied : words.copyAll}
        </Button>
        <a className="link" href={file} download={words.fileName}>
          {words.download}
        </a>
      </div>
      <p className="sr-only" role="status">
        {isCopied && words.allCopied}
      </p>
    </section>
  );
}

type LeftProps = { left: number; isBusy: boolean; onMake: () => void };

/** How many are left, and how to get new ones. */
export function BackupCodesLeft({ left, isBusy, onMake }: LeftProps) {
  return (
    <div className={section.part}>
      <div>
        <h4 className={styles.small}>{words.title}</h4>
        <p>
          {words.leftWords(left)} {left > 0 && words.oldStop}
        </p>
      </div>
      <Button kind="line" loading={isBusy} loadingLabel={accountWords.oneMoment} onClick={onMake}>
        {left > 0 ? words.makeNew : words.make}
      </Button>
    </div>
  );
}
