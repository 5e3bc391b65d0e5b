import type { OfferRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import { switchWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';

type Props = Pick<OfferRow, 'id' | 'name' | 'state' | 'version' | 'isOwn'> & { readonly back?: 'offer' };

/** Switches an offer off or on at once; one that has ended has nothing to switch, and what gives much is for two to give. */
export function SwitchForm({ id, name, state, version, isOwn, back }: Props): ReactNode {
  if (state === 'ENDED') return null;
  const isOff = state === 'OFF';
  if (isOff && isOwn) return <p className="q2 s12">{words.SWITCHED_ON_BY_OTHERS}</p>;
  const verb = isOff ? words.SWITCH_ON : words.SWITCH_OFF;
  return (
    <form method="post" action={`/desk/offers/${encodeURIComponent(id)}/switch`}>
      <input type="hidden" name="to" value={isOff ? 'on' : 'off'} />
      <input type="hidden" name="version" value={version} />
      {back && <input type="hidden" name="back" value={back} />}
      <button className={back ? 'b' : 'b b--s'} type="submit" aria-label={switchWords(verb, name)}>
        {verb}
      </button>
    </form>
  );
}
