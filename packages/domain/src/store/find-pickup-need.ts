import type { AddressField } from '../address/address.ts'
import type { PickupField } from '../site/site.ts'

/** The place of a pickup: a carrier's pickup point, or one of the shop's stores. */
export type PickupKind = 'point' | 'store'

type Condition = PickupField | 'always' | 'never'

const conditions: Readonly<Record<PickupKind, Readonly<Partial<Record<AddressField, Condition>>>>> = {
  point: {
    firstName: 'pickupPointContact',
    lastName: 'pickupPointContact',
    phone: 'pickupPointPhone',
    email: 'pickupPointEmail',
  },
  // A store hands goods only to a person whose name it knows.
  store: { firstName: 'always', lastName: 'always', phone: 'never', email: 'storePickupEmail' },
}

/**
 * Returns whether the pickup contact must, may or need not give a field; the locale's configuration names required fields. Page
 * and API both use this rule (CHK-14).
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
