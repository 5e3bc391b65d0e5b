import type { OfferRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import { switchWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';

type Props = Pick<OfferRow, 'id' | 'name' | 'state'> & { readonly back?: 'offer' };

/** Switches an offer off or on at once; one that has ended has nothing to switch. */
export function SwitchForm({ id, name, state, back }: Props): ReactNode {
  if (state === 'ENDED') return null;
  const isOff = state === 'OFF';
  const verb = isOff ? words.SWITCH_ON : words.SWITCH_OFF;
  return (
    <form method="post" action={`/desk/offers/${encodeURIComponent(id)}/switch`}>
      <input type="hidden" name="to" value={isOff ? 'on' : 'off'} />
      {back && <input type="hidden" name="back" value={back} />}
      <button className={back ? 'b' : 'b b--s'} type="submit" aria-label={switchWords(verb, name)}>
        {verb}
      </button>
    </form>
  );
}
