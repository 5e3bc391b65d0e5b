import type { OnSiteService } from '@wattle/domain/delivery';
import type { Draft } from '../recipe/make-draft.ts';

const REMOVAL: OnSiteService = {
  code: 'REMOVAL',
  price: 0,
  detail: 'One of the same kind: disconnected, empty, on the same floor and safe to carry.',
};

const installation = (price: number, detail: string): OnSiteService => ({ code: 'INSTALLATION', price, detail });

const CONNECTED = installation(0, 'Plugged in or fitted to existing taps, levelled and tested by our crew.');
const BUILT_IN_DISHWASHER = installation(179, 'Like for like, by a licensed plumber.');
const ELECTRIC = installation(189, 'Like for like, by a licensed electrician.');

const BY_FAMILY: Readonly<Record<string, OnSiteService>> = {
  builtInOvens: ELECTRIC,
  electricCooktops: ELECTRIC,
  gasCooktops: installation(229, 'Like for like, by a licensed gasfitter.'),
  rangehoods: installation(199, 'To an existing duct, by a licensed electrician.'),
  splitSystems: installation(750, 'Back to back, by a licensed electrician with an ARC refrigerant handling licence.'),
  televisions: installation(199, 'On the wall, by our crew. A new power point is an electrician’s work.'),
};

const CREW_CONNECTS = /(Fridges|Freezers|Washers|Dryers)$/;

function installationOf({ recipe: { code }, attributes }: Draft): OnSiteService[] {
  if (code === 'dishwashers') return [attributes.installation === 'Freestanding' ? CONNECTED : BUILT_IN_DISHWASHER];
  const own = BY_FAMILY[code];
  if (own) return [own];
  return CREW_CONNECTS.test(code) ? [CONNECTED] : [];
}

/** What the crew does at the door, as the article "Delivery and installation" promises it. */
export function servicesOfDraft(draft: Draft, isBulky: boolean): { services?: readonly OnSiteService[] } {
  const services = [...(isBulky ? [REMOVAL] : []), ...installationOf(draft)];
  return services.length > 0 ? { services } : {};
}
