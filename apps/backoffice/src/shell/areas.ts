import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'

/** The areas of the back office in the order of their navigation, with the right that each needs. */
export const areas = {
  orders: { path: '/orders', right: 'orders.read' },
  preOrders: { path: '/pre-orders', right: 'orders.read' },
  cases: { path: '/cases', right: 'cases.read' },
  customers: { path: '/customers', right: 'customers.read' },
  reviews: { path: '/reviews', right: 'reviews.read' },
  products: { path: '/products', right: 'catalogue.read' },
  draws: { path: '/draws', right: 'catalogue.read' },
  imports: { path: '/imports', right: 'catalogue.import' },
  recommendations: { path: '/recommendations', right: 'reports.read' },
  experiments: { path: '/experiments', right: 'reports.read' },
  vitals: { path: '/vitals', right: 'reports.read' },
  searches: { path: '/searches', right: 'reports.read' },
  search: { path: '/search', right: 'search.manage' },
  content: { path: '/content', right: 'content.read' },
  events: { path: '/events', right: 'content.read' },
  preview: { path: '/preview', right: 'content.read' },
  staff: { path: '/staff', right: 'staff.manage' },
  roles: { path: '/roles', right: 'staff.manage' },
  audit: { path: '/audit', right: 'audit.read' },
} as const satisfies Record<string, { path: string; right: StaffRight }>

export type Area = keyof typeof areas

/** Lists the areas that some rights open. */
export function listAreas(rights: readonly StaffRight[]): Area[] {
  return (Object.keys(areas) as Area[]).filter((area) => rights.includes(areas[area].right))
}

/** Returns the address of the first area that some rights open; without one, an address that says so. */
export function firstArea(rights: readonly StaffRight[]): string {
  const [area] = listAreas(rights)
  return area ? areas[area].path : '/none'
}
