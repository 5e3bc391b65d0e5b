import type { DeskRefusal, RefundPanel } from '@wattle/contract/desk';
import { GIFT_FATES } from '@wattle/domain/order';
import * as words from '@wattle/messages/desk-order';
import { refusalWords } from '@wattle/messages/desk-refusal-words';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';

type Props = { readonly gifts: RefundPanel['gifts']; readonly refusals: readonly DeskRefusal[] };

/** Gifts that the shopper has: whether they came back, when what is left of the order no longer earns them. */
export function GiftFields({ gifts, refusals }: Props): ReactNode {
  if (gifts.length === 0) return null;
  const missing = refusals.find(({ code }) => code === 'GiftFateMissing');
  return (
    <section aria-labelledby="r-gifts">
      <h3 id="r-gifts">
        {words.GIFTS} <small>{words.GIFTS_HINT}</small>
      </h3>
      {gifts.map(({ lineId, name, fate, takenOffCents }) => (
        <fieldset className="opt" key={lineId}>
          <legend className="b6">{name}</legend>
          {GIFT_FATES.map((one) => (
            <label key={one}>
              <input
                className="rd"
                type="radio"
                name={`gift.${lineId}`}
                value={one}
                defaultChecked={one === fate}
                aria-describedby="gift-why"
              />
              <span>
                {words.GIFT_FATES[one]}
                {one === 'KEPT' && (
                  <small>
                    {takenOffCents > 0 ? `${money(takenOffCents)} ${words.GIFT_TAKEN_OFF}` : words.GIFT_NOT_TAKEN_OFF}
                  </small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="why" id="gift-why" data-live="gift-why">
        {missing && refusalWords(missing)}
      </p>
    </section>
  );
}
