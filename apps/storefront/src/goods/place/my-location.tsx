import type { Locality } from '@wattle/domain/stores';
import type { LocationFailure } from '@wattle/messages';
import * as locationWords from '@wattle/messages/location';
import * as storesWords from '@wattle/messages/stores';
import { useState } from 'react';
import { findMyLocality } from '../../shopper/location/find-my-locality.ts';
import { Button } from '../../ui/button.tsx';
import { LocationNotice } from './location-notice.tsx';

/** Uses the browser's position; errors use the specification's wording. */
export function MyLocation({ onFound }: { onFound: (locality: Locality) => void }) {
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<LocationFailure | null>(null);
  const locate = async () => {
    setIsLooking(true);
    setFailure(null);
    const found = await findMyLocality();
    setIsLooking(false);
    if (found.status === 'SUCCESS') onFound(found.value);
    else setFailure(found.failure);
  };
  return (
    <>
      <Button kind="line" icon="target" loading={isLooking} loadingLabel={storesWords.looking} onClick={locate}>
        {locationWords.useMyLocation}
      </Button>
      <div role="status">{failure && <LocationNotice failure={failure} />}</div>
    </>
  );
}
