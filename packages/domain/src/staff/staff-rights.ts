/** The rights of staff in the back office, and in the shop for customers (decision 0065); roles grant them. */
export const staffRights = [
  'orders.read',
  'orders.fulfil',
  'orders.refund',
  'orders.cancel',
  'orders.note',
  'orders.export',
  'customers.read',
  'customers.export',
  'customers.act',
  'customers.credit',
  'prices.adjust',
  'cases.read',
  'cases.answer',
  'cases.export',
  'reviews.read',
  'reviews.moderate',
  'catalogue.read',
  'catalogue.edit',
  'catalogue.prices',
  'catalogue.stock',
  'catalogue.import',
  'draws.manage',
  'reports.read',
  'search.manage',
  'content.read',
  'content.edit',
  'content.publish',
  'experiments.manage',
  'staff.manage',
  'audit.read',
] as const
export type StaffRight = (typeof staffRights)[number]

/** Returns whether a text names a right; a role may still name one that the shop had before. */
export function isStaffRight(text: string): text is StaffRight {
  return (staffRights as readonly string[]).includes(text)
}

/** The role that has every right, also those of later versions, and that at least one member of staff keeps. */
export const administratorRole = 'administrator'

export type GrantedRole = { readonly id: string; readonly rights: readonly string[] }

/** Lists the rights that some roles give together, in their fixed order. */
export function listGrantedRights(roles: readonly GrantedRole[]): StaffRight[] {
  if (roles.some(({ id }) => id === administratorRole)) return [...staffRights]
  const granted = new Set(roles.flatMap(({ rights }) => rights))
  return staffRights.filter((right) => granted.has(right))
}
