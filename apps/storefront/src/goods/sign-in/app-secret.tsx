import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { appLink, groupSecret, qrPath } from './app-link.ts';
import styles from './app-secret.module.css';

/** The secret of an authenticator app: to scan, and to type for who cannot. */
export function AppSecret({ secret, email }: { secret: string; email: string }) {
  const picture = usePicture(secret, email);
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className={styles.secret}>
      <div className={styles.picture}>
        {picture && (
          <svg
            viewBox={`0 0 ${picture.size} ${picture.size}`}
            role="img"
            aria-label="QR code for your authenticator app"
          >
            <path d={picture.path} />
          </svg>
        )}
      </div>
      <div className={styles.words}>
        <p>Can’t scan it? Type this key into the app:</p>
        <p className={styles.key}>{groupSecret(secret)}</p>
        <Button kind="tonal" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy the key'}
        </Button>
        <p className="sr-only" role="status">
          {isCopied && 'The key is copied.'}
        </p>
      </div>
    </div>
  );
}

/** Drawn in the browser: the secret goes nowhere else. */
function usePicture(secret: string, email: string) {
  const [picture, setPicture] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('uqr')
      .then(({ encode }) => {
        const { size, data } = encode(appLink(secret, email), { ecc: 'M' });
        if (!isLeft) setPicture({ size, path: qrPath(data) });
      })
      // the key below it does the same
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [secret, email]);
  return picture;
}
