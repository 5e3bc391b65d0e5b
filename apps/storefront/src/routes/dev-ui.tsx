import { notFound } from '../features/errors/not-found.ts';
import { ButtonsSection } from '../features/gallery/buttons-section.tsx';
import { CardsSection } from '../features/gallery/cards-section.tsx';
import { FormsSection } from '../features/gallery/forms-section.tsx';
import styles from '../features/gallery/gallery.module.css';
import { DisclosureSection, OverlaysSection } from '../features/gallery/overlays-section.tsx';
import { ShopSection } from '../features/gallery/shop-section.tsx';
import { clientContext } from '../page/client-context.ts';
import { devPagesContext } from '../page/dev-pages-context.ts';
import type { Route } from './+types/dev-ui.ts';

/** For those who build the shop: not there in a shop that is open for business. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(devPagesContext)) throw await notFound({ context, url });
  const frame = await context.get(clientContext).loadFrame({});
  return { picture: frame.status === 'SUCCESS' ? (frame.value.categories[0]?.image ?? null) : null };
}

export function meta() {
  return [{ title: 'Components' }, { name: 'robots', content: 'noindex' }];
}

/** Every component of `ui` in its states, and every state of a product card. */
export default function DevUi({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <h1>Components</h1>
      <ButtonsSection />
      <FormsSection />
      <OverlaysSection />
      <DisclosureSection />
      <CardsSection />
      <ShopSection picture={loaderData.picture} />
    </div>
  );
}
