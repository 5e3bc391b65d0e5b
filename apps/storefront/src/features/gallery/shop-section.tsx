import type { Image } from '@wattle/domain/images';
import { centsOf } from '@wattle/domain/money';
import { EnergyStars } from '../../goods/card/energy-stars.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { ICON_NAMES, Icon } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Marquee } from '../../ui/marquee.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

export function ShopSection({ picture }: { picture: Image | null }) {
  return (
    <>
      <Section title="Prices, badges, stars">
        <Price nowCents={centsOf(1099)} />
        <Price nowCents={centsOf(2988)} wasCents={centsOf(3499)} />
        <Price nowCents={centsOf(64.5)} wasCents={centsOf(79)} size="s" />
        <Price nowCents={centsOf(2988)} wasCents={centsOf(3499)} size="l" />
        <Badge>New</Badge>
        <Badge tone="sale">Save $511</Badge>
        <Badge tone="clear">Clearance</Badge>
        <Badge tone="hot">Hot price</Badge>
        <Badge tone="award">Editor’s pick</Badge>
        <EnergyStars value={3.5} />
        <EnergyStars value={8} />
        <Stars label="Rating" of={5} value={4.5} />
      </Section>
      <Section title="Pictures" note="There, missing, broken.">
        <div className={styles.tile}>
          <ImageTile image={picture} sizes="180px" />
        </div>
        <div className={styles.tile}>
          <ImageTile image={null} sizes="180px" />
        </div>
        <div className={styles.tile}>
          <ImageTile image={{ src: '/pictures/not-there.webp', alt: 'A fridge that failed to load' }} sizes="180px" />
        </div>
        <div className={styles.tile}>
          <Skeleton height="180px" radius="0" />
        </div>
      </Section>
      <Section title="Ways around">
        <Breadcrumbs
          items={[
            { label: 'Home', to: '/' },
            { label: 'Fridges', to: '/categories/fridges' },
            { label: 'French door' },
          ]}
        />
        <ShopLink className="link" to="/stores">
          Inside the shop
        </ShopLink>
        <ShopLink className="link" to="https://example.org">
          Somewhere else
        </ShopLink>
        <div className={styles.full}>
          <Pagination page={4} pages={9} hrefFor={(page) => `/dev/ui?page=${page}`} />
        </div>
      </Section>
      <Carousels />
      <Section title="Icons">
        {ICON_NAMES.map((name) => (
          <span key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Section>
    </>
  );
}

const slides = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
  <ShopLink key={number} className={styles.slide} to="/">
    {number}
  </ShopLink>
));

function Carousels() {
  return (
    <Section
      title="Carousels"
      note="The first has ends, the second goes round and turns by itself until it is touched, the third passes by."
    >
      <div className={styles.full}>
        <Carousel label="Row with ends" loop={false}>
          {slides}
        </Carousel>
      </div>
      <div className={styles.full}>
        <Carousel label="Row that goes round" autoplay quietOnMobile>
          {slides}
        </Carousel>
      </div>
      <div className={styles.full}>
        <Marquee label="Passing by">{slides}</Marquee>
      </div>
    </Section>
  );
}
