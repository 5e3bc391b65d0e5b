import { openState, pageLink } from '@wattle/domain';
import { openWords } from '../../goods/place/store-words.ts';
import { useNowMs } from '../../page/now.tsx';
import { useStoreOnTop } from '../../shopper/location/use-store-on-top.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

/** The shopper's own store or the nearest one, and until when it is open. */
export default function NearestStoreLink() {
  const store = useStoreOnTop();
  const nowMs = useNowMs();
  if (!store) return null;
  return (
    <ShopLink className="only-lg" to={pageLink(store.path)}>
      <Icon name="store" />
      <span>
        {store.name} store, <b>{openWords(openState(store, nowMs))}</b>
      </span>
    </ShopLink>
  );
}
