import { type LocationFailure, locationMessages } from '@wattle/messages';
import { Notice } from '../../ui/notice.tsx';

/** Advice for messages that do not include any. */
const INSTEAD: Readonly<Partial<Record<LocationFailure, string>>> = {
  BLOCKED: '. Type a suburb or postcode instead.',
  NOT_SUPPORTED: '. Type a suburb or postcode instead.',
};

/** Why the browser's position could not be used, and what to do instead [C-8-45 C-8-46 C-8-47 C-8-48]. */
export function LocationNotice({ failure }: { failure: LocationFailure }) {
  return (
    <Notice tone="warn" icon="info">
      <span>{locationMessages[failure]}</span>
      {INSTEAD[failure]}
    </Notice>
  );
}
