import type { AddressField } from '../address/address.ts'
import type { PickupField } from '../site/site.ts'

/** Where an order waits for whom it is for: at a carrier's counter, or at one of our stores. */
export type PickupKind = 'point' | 'store'

type Condition = PickupField | 'always' | 'never'

const conditions: Readonly<Record<PickupKind, Readonly<Partial<Record<AddressField, Condition>>>>> = {
  point: {
    firstName: 'pickupPointContact',
    lastName: 'pickupPointContact',
    phone: 'pickupPointPhone',
    email: 'pickupPointEmail',
  },
  // A store hands goods to somebody it can call by name.
  store: { firstName: 'always', lastName: 'always', phone: 'never', email: 'storePickupEmail' },
}

/**
 * Says whether the contact who collects has to give a field, may give it, or is not asked; what the locale's configuration
 * names is required. Page and server ask by this one rule (S1.5, CHK-14).
 */
export function findPickupNeed(
  kind: PickupKind,
  field: AddressField,
  required: readonly PickupField[],
): 'required' | 'optional' | 'unasked' {
  const condition = conditions[kind][field]
  if (condition === undefined) return 'unasked'
  return condition === 'always' || required.some((name) => name === condition) ? 'required' : 'optional'
}
