import { contactUs } from '@wattle/messages/order';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { ShopLink } from '../../ui/shop-link.tsx';

/** The telephone number; a shop without one says where else it is reached. */
export function HelpLink() {
  const { phone } = useShop();
  return phone === '' ? (
    <ShopLink className="link" to="/articles/help/contact">
      {contactUs}
    </ShopLink>
  ) : (
    <a className="link" href={telLink(phone)}>
      {phone}
    </a>
  );
}
