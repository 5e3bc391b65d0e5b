import { useState } from 'react';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

export function OverlaysSection() {
  const [open, setOpen] = useState<'dialog' | 'start' | 'end' | null>(null);
  const { addAlert } = useAlerts();
  const close = () => setOpen(null);
  return (
    <>
      <Section title="Overlays and alerts">
        <Button kind="line" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button kind="line" onClick={() => setOpen('start')}>
          Open menu drawer
        </Button>
        <Button kind="line" onClick={() => setOpen('end')}>
          Open filter drawer
        </Button>
        <Button kind="tonal" onClick={() => addAlert({ content: 'Saved to your wishlist.' })}>
          Success alert
        </Button>
        <Button
          kind="tonal"
          onClick={() => addAlert({ content: 'Unable to compare more than 4 products at once.', type: 'ERROR' })}
        >
          Error alert
        </Button>
      </Section>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Add an address"
        foot={
          <>
            <Button kind="plain" onClick={close}>
              Cancel
            </Button>
            <Button kind="second" onClick={close}>
              Save address
            </Button>
          </>
        }
      >
        <TextInput label="Street address" name="street" />
      </Dialog>
      <Drawer
        open={open === 'start' || open === 'end'}
        side={open === 'start' ? 'start' : 'end'}
        onClose={close}
        title="Filters"
        foot={<Button wide>Show 41 products</Button>}
      >
        <p>Brand, price, energy rating.</p>
      </Drawer>
    </>
  );
}

export function DisclosureSection() {
  return (
    <Section title="Disclosure and tabs">
      <div className={styles.column}>
        <Disclosure summary="Delivery and installation" open name="faq">
          Two people bring it in, unpack it and take the old one away.
        </Disclosure>
        <Disclosure summary="Returns" name="faq">
          Thirty days, unopened.
        </Disclosure>
      </div>
      <div className={styles.column}>
        <Tabs
          label="About this product"
          tabs={[
            { id: 'key', label: 'Key features', content: 'Ice, water, quiet.' },
            { id: 'spec', label: 'Specification', content: '1,788 × 908 × 706 mm' },
            { id: 'docs', label: 'Documents', content: 'Manual, energy label.' },
          ]}
        />
      </div>
    </Section>
  );
}
