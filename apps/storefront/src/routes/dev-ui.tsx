import type { PageProps } from '../app/page-module.ts';
import { ButtonsSection } from '../features/gallery/buttons-section.tsx';
import { CardsSection } from '../features/gallery/cards-section.tsx';
import { FormsSection } from '../features/gallery/forms-section.tsx';
import styles from '../features/gallery/gallery.module.css';
import { DisclosureSection, OverlaysSection } from '../features/gallery/overlays-section.tsx';
import { ShopSection } from '../features/gallery/shop-section.tsx';
import type { load } from './dev-ui.server.ts';

/** Every `ui` component and product card in all states. */
export default function DevUi({ data }: PageProps<typeof load>) {
  return (
    <div className={`wrap ${styles.gallery}`}>
      <h1>Components</h1>
      <ButtonsSection />
      <FormsSection />
      <OverlaysSection />
      <DisclosureSection />
      <CardsSection />
      <ShopSection picture={data.picture} />
    </div>
  );
}
