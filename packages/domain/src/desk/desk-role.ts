/** What somebody may do at the desk. An admin may do all of it. */
export const DESK_ROLES = ['orders', 'catalogue', 'offers', 'content', 'admin'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** The group of the identity service that everybody at the desk is in, whatever their roles. */
export const STAFF_GROUP = 'staff';

export const isDeskRole = (text: string): text is DeskRole => DESK_ROLES.some((role) => role === text);

/** The roles of somebody by the groups they are in; null: no staff. */
export function deskRolesOf(groups: readonly string[]): readonly DeskRole[] | null {
  return groups.includes(STAFF_GROUP) ? DESK_ROLES.filter((role) => groups.includes(role)) : null;
}

/** Whether somebody may do what needs a role; null: all staff may. */
export function mayAtDesk(roles: readonly DeskRole[], needed: DeskRole | null): boolean {
  return needed === null || roles.includes(needed) || roles.includes('admin');
}
