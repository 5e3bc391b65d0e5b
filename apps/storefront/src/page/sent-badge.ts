import type { Badge } from '@wattle/domain/catalogue';

/** A badge as every page carries it: what is empty is left out. */
export type SentBadge = Pick<Badge, 'id'> & Partial<Badge>;

export const sentBadge = ({ badgeGroupId: _, ...badge }: Badge): SentBadge => ({
  ...(Object.fromEntries(Object.entries(badge).filter(([, value]) => value !== '')) as Partial<Badge>),
  id: badge.id,
});

const EMPTY: Omit<Badge, 'id'> = {
  level: 'primary',
  title: '',
  icon: '',
  textColour: '',
  backgroundColourPrimary: '',
  backgroundColourSecondary: '',
  badgeGroupId: '',
  link: '',
  contentDisplay: '',
  timeFrom: '',
  timeTo: '',
};

export const wholeBadge = (sent: SentBadge): Badge => ({ ...EMPTY, ...sent });
