import { pageLink } from '@wattle/domain/links';
import { openState } from '@wattle/domain/stores';
import * as nearestStoreWords from '@wattle/messages/nearest-store';
import { openWords } from '@wattle/messages/store-hours';
import { useNowMs } from '../../page/now.tsx';
import { useStoreOnTop } from '../../shopper/location/use-store-on-top.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

/** The shopper's own or nearest store, with its closing time. */
export default function NearestStoreLink() {
  const store = useStoreOnTop();
  const nowMs = useNowMs();
  if (!store) return null;
  return (
    <ShopLink className="only-lg" to={pageLink(store.path)}>
      <Icon name="store" />
      <span>
        {nearestStoreWords.storeNamed(store.name)} <b>{openWords(openState(store, nowMs))}</b>
      </span>
    </ShopLink>
  );
}
