import { useCallback, useState } from 'react';

export type ImageState = 'waiting' | 'there' | 'broken';

/** Follows a picture, also one that loaded or failed before the page came alive. */
export function useImageState() {
  const [state, setState] = useState<ImageState>('waiting');
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'there' : 'broken');
  }, []);
  return {
    ref,
    state,
    onLoad: () => setState('there'),
    onError: () => setState('broken'),
  };
}
