import type { Locality } from '@wattle/domain/stores';
import { doubtWords, usePlace } from '@wattle/messages/address-doubt';
import { Notice } from '../../ui/notice.tsx';

type Place = Pick<Locality, 'suburb' | 'state' | 'postcode'>;

type Props = {
  known: Place;
  /** Label of the submit button. */
  button: string;
  onTake: (place: Place) => void;
};

/** Asks about a suburb that is known only with another state or postcode. */
export function Doubt({ known: { suburb, state, postcode }, button, onTake }: Props) {
  return (
    <Notice tone="warn">
      <span role="alert">{doubtWords(suburb, `${state} ${postcode}`, button)}</span>{' '}
      <button type="button" className="link" onClick={() => onTake({ suburb, state, postcode })}>
        {usePlace(`${state} ${postcode}`)}
      </button>
    </Notice>
  );
}
