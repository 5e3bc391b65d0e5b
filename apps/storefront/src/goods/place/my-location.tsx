import type { Locality } from '@wattle/domain';
import type { LocationFailure } from '@wattle/messages';
import { useState } from 'react';
import { findMyLocality } from '../../shopper/location/find-my-locality.ts';
import { Button } from '../../ui/button.tsx';
import { LocationNotice } from './location-notice.tsx';

/** Takes the place from the browser; what does not work out is said in the specification's words. */
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
      <Button kind="line" icon="target" loading={isLooking} loadingLabel="Looking" onClick={locate}>
        Use my location
      </Button>
      <div role="status">{failure && <LocationNotice failure={failure} />}</div>
    </>
  );
}
