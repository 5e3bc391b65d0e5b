import * as signInWords from '@wattle/messages/sign-in';
import { useEffect, useState } from 'react';
import { useShop } from '../../page/root-data.ts';
import { Button } from '../../ui/button.tsx';
import { appLink, groupSecret, qrPath } from './app-link.ts';
import styles from './app-secret.module.css';

/** Authenticator secret as a QR code, and as text for those who cannot scan. */
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
          <svg viewBox={`0 0 ${picture.size} ${picture.size}`} role="img" aria-label={signInWords.qrCode}>
            <path d={picture.path} />
          </svg>
        )}
      </div>
      <div className={styles.words}>
        <p>{signInWords.cannotScan}</p>
        <p className={styles.key}>{groupSecret(secret)}</p>
        <Button kind="tonal" onClick={copy}>
          {isCopied ? signInWords.copied : signInWords.copyKey}
        </Button>
        <p className="sr-only" role="status">
          {isCopied && signInWords.keyCopied}
        </p>
      </div>
    </div>
  );
}

/** Drawn in the browser, so that the secret is not sent anywhere. */
function usePicture(secret: string, email: string) {
  const { name } = useShop();
  const [picture, setPicture] = useState<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('uqr')
      .then(({ encode }) => {
        const { size, data } = encode(appLink(secret, email, name), { ecc: 'M' });
        if (!isLeft) setPicture({ size, path: qrPath(data) });
      })
      // the key below works too
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [secret, email, name]);
  return picture;
}
