import type { AddressInput } from '@lacehouse/contracts'
import type { AddressRules } from '@lacehouse/domain/address/address-rules'
import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import type { PickupContact } from '@lacehouse/domain/cart/cart-pickup'
import type { Site } from '@lacehouse/domain/site/site'
import { findPickupNeed, type PickupKind } from '@lacehouse/domain/store/find-pickup-need'
import { requireByRules } from './check-address.ts'

type Asked = { readonly kind: PickupKind; readonly site: Site; readonly locale: string }

/** Refuses a pickup contact without the fields that the locale requires; the refusal names every missing field (CHK-14). */
export function requireContact(input: Partial<AddressInput>, asked: Asked): PickupContact {
  const rules = getContactRules(asked)
  const names = new Set<string>(rules.fields.map(({ field }) => field))
  const own = Object.fromEntries(Object.entries(input).filter(([name]) => names.has(name)))
  const { firstName, lastName, email, phone } = requireByRules(rules, own, asked.locale)
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(input.subscriptions && { subscriptions: input.subscriptions }),
  }
}

const getContactRules = ({ kind, site, locale }: Asked): AddressRules => {
  const rules = getAddressRules(site.country, 'shipping', locale)
  const required = site.pickupRequired[locale] ?? []
  return {
    ...rules,
    fields: rules.fields.flatMap((rule) => {
      const need = findPickupNeed(kind, rule.field, required)
      return need === 'unasked' ? [] : [{ ...rule, required: need === 'required' }]
    }),
  }
}
