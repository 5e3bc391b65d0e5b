import { type LocationFailure, locationMessages } from '@wattle/messages';
import { Notice } from '../../ui/notice.tsx';

/** Two of the messages do not say what to do instead. */
const INSTEAD: Readonly<Partial<Record<LocationFailure, string>>> = {
  BLOCKED: '. Type a suburb or postcode instead.',
  NOT_SUPPORTED: '. Type a suburb or postcode instead.',
};

/** Why the shopper's own place could not be taken from the browser, and what to do instead [C-8-45 C-8-46 C-8-47 C-8-48]. */
export function LocationNotice({ failure }: { failure: LocationFailure }) {
  return (
    <Notice tone="warn" icon="info">
      <span>{locationMessages[failure]}</span>
      {INSTEAD[failure]}
    </Notice>
  );
}
