/** What a store does besides selling, in the order in which pages list it. */
export const storeServices = [
  'pickup',
  'reserve',
  'returns',
  'foot_measuring',
  'gait_analysis',
  'personalisation',
  'repairs',
  'step_free',
] as const
export type StoreService = (typeof storeServices)[number]

/** Those that follow from the handing out of orders; a store cannot have them without it. */
const withPickup: ReadonlySet<StoreService> = new Set(['pickup', 'reserve'])

/** Services that are stored with a store. */
export const storedServices = storeServices.filter((service) => !withPickup.has(service))

/** Lists the services of a store in their order: the stored ones, and those that come with pickup. Unknown words are left out. */
export function listStoreServices(stored: readonly string[], hasPickup: boolean): StoreService[] {
  return storeServices.filter((service) => (withPickup.has(service) ? hasPickup : stored.includes(service)))
}
