import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Section } from './section.tsx';

export function ButtonsSection() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <Section title="Buttons" note="Gold once on a screen.">
        <Button>Add to cart</Button>
        <Button size="lg">Checkout</Button>
        <Button kind="second">Browse new arrivals</Button>
        <Button kind="tonal">Add to cart</Button>
        <Button kind="line">Enquire</Button>
        <Button kind="plain" icon="share">
          Share
        </Button>
        <Button disabled>Sold out</Button>
        <Button kind="tonal" disabled>
          Coming soon
        </Button>
        <LinkButton to="/" icon="store" kind="line">
          Find a store
        </LinkButton>
      </Section>
      <Section title="Loading" note="The label changes, the width does not. Press the first one.">
        <Button loading={loading} loadingLabel="Adding…" onClick={() => setLoading(true)}>
          Add to cart
        </Button>
        <Button kind="tonal" loading loadingLabel="Adding…">
          Add to cart
        </Button>
        <Button kind="second" loading>
          Subscribe
        </Button>
        <Button kind="plain" onClick={() => setLoading(false)}>
          Stop
        </Button>
        <Spinner label="Loading products" />
      </Section>
    </>
  );
}
