import * as signInWords from '@wattle/messages/sign-in';
import { useEffect, useState } from 'react';
import { useSearchParams } from '../../router/router-context.tsx';
import { createHostedSignIn } from '../../shopper/identity/hosted-sign-in.ts';
import { openSession } from '../../shopper/session/open-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './sign-in-card.module.css';
import type { SignInOptions } from './sign-in-options.ts';

const OWN = '';

const PREFIX = signInWords.continueWith;

/** The short name is shown beside the logo; screen readers get 'Continue with Google'. */
const shortName = (label: string): string => (label.startsWith(PREFIX) ? label.slice(PREFIX.length) : label);

/** Social sign-in and the hosted page [C-1-15 C-1-16 C-7-48]. */
export function OtherWays({ social }: Pick<SignInOptions, 'social'>) {
  const { leaving, isFailed, leave } = useLeaving();
  const way = (provider: string) => ({
    kind: 'line' as const,
    loading: leaving === provider,
    loadingLabel: signInWords.oneMoment,
    onClick: () => leave(provider),
  });
  return (
    <>
      <p className={styles.or}>{signInWords.or}</p>
      {isFailed && <Notice tone="bad">{signInWords.hostedNotOpened}</Notice>}
      <div className={styles.ways}>
        {social.map(({ name, label }) => (
          <Button key={name} {...way(name)} className={styles.way}>
            <em className={styles.mark} aria-hidden="true">
              {shortName(label).charAt(0)}
            </em>
            <span>
              {shortName(label) !== label && <span className="sr-only">{PREFIX}</span>}
              {shortName(label)}
            </span>
          </Button>
        ))}
        <Button {...way(OWN)} icon="lock" className={`${styles.way} ${styles.own}`}>
          {signInWords.ownSignIn}
        </Button>
      </div>
    </>
  );
}

/** Redirects to another page, which returns here. */
function useLeaving() {
  const [query] = useSearchParams();
  const [leaving, setLeaving] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  // reset the busy state on return via the back button
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(null);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  const leave = (provider: string): void => {
    if (leaving !== null) return;
    setLeaving(provider);
    setFailed(false);
    openSession()
      .then(({ identity }) =>
        createHostedSignIn(identity).start({ wanted: query.get('next'), ...(provider && { provider }) }),
      )
      .catch(() => {
        setLeaving(null);
        setFailed(true);
      });
  };
  return { leaving, isFailed, leave };
}
