import type { Badge, BadgeLevel } from '@wattle/domain/catalogue';
import type { Database, Queryable } from './database.ts';
import { type Counts, countChanges, defineTable, TOUCH, upsert } from './upsert.ts';

const badgeTable = defineTable<Badge>({
  name: 'badges',
  key: ['id'],
  onChange: TOUCH,
  columns: {
    id: ['text', (b) => b.id],
    level: ['text', (b) => b.level],
    title: ['text', (b) => b.title],
    icon: ['text', (b) => b.icon],
    text_colour: ['text', (b) => b.textColour],
    background_colour_primary: ['text', (b) => b.backgroundColourPrimary],
    background_colour_secondary: ['text', (b) => b.backgroundColourSecondary],
    badge_group_id: ['text', (b) => b.badgeGroupId],
    link: ['text', (b) => b.link],
    content_display: ['text', (b) => b.contentDisplay],
    time_from: ['text', (b) => b.timeFrom],
    time_to: ['text', (b) => b.timeTo],
  },
});

const SELECT = `select id, level, title, icon, text_colour as "textColour",
  background_colour_primary as "backgroundColourPrimary", background_colour_secondary as "backgroundColourSecondary",
  badge_group_id as "badgeGroupId", link, content_display as "contentDisplay", time_from as "timeFrom", time_to as "timeTo"
  from badges`;

export async function saveBadges(db: Queryable, badges: readonly Badge[]): Promise<Counts> {
  return countChanges(badges.length, await upsert(db, badgeTable, badges));
}

export function badgeStore(db: Database) {
  return {
    /** All badges of a level, including past and future ones: the caller checks the dates. */
    list: (level: BadgeLevel) => db.query<Badge>(`${SELECT} where level = $1 order by id`, [level], 'list badges'),
    listAll: () => db.query<Badge>(`${SELECT} order by id`, [], 'list all badges'),
    save: (badges: readonly Badge[]) => saveBadges(db, badges),
  };
}
