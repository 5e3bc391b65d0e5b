import * as signInWords from '@wattle/messages/sign-in';
import { useSyncExternalStore } from 'react';
import { canUsePasskeys } from '../../shopper/identity/can-use-passkeys.ts';
import { Button } from '../../ui/button.tsx';
import type { Flow } from './use-sign-in-flow.ts';

type Props = { at: Flow; disabled: boolean; onPress: () => void };

const never = () => () => undefined;

/** Sign-in without a password. Drawn by the server, because nearly every browser has passkeys; others lose it. */
export function PasskeyButton({ at, disabled, onPress }: Props) {
  const isShown = useSyncExternalStore(never, canUsePasskeys, () => true);
  if (!isShown) return null;
  return (
    <Button
      kind="line"
      size="lg"
      wide
      icon="key"
      disabled={disabled}
      loading={at.isBusy && at.isByPasskey}
      loadingLabel={signInWords.waitingForPasskey}
      onClick={onPress}
    >
      {signInWords.signInWithPasskey}
    </Button>
  );
}
