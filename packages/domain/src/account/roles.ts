/** What an account may do besides what everyone may. */
export type AccountRole = { role: 'moderator' | 'operator' } | { role: 'dealer'; dealerId: number };

/** The roles that an operator gives to the site's own people. */
export const staffRoles = ['moderator', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];
