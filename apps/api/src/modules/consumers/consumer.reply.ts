import type { ConsumerProfile, SavedAddress, SavedCard } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import type { ProfileRow, SavedAddressRow, SpendRow } from './addresses.queries.ts'
import type { SavedCardRow } from './cards.queries.ts'

type ProfileOptions = { readonly sites: readonly Site[]; readonly includesPoints: boolean }

/** Makes the profile of a consumer (ACC-01). */
export function toProfile(row: ProfileRow, { sites, includesPoints }: ProfileOptions): ConsumerProfile {
  const { profile, memberId } = row
  const currency = (findSiteById(sites, row.siteId)?.currency ?? 'USD') as Currency
  const { isEmployeeDiscountTCAccepted = false } = profile.employee ?? {}
  return {
    consumerNo: row.consumerNo,
    consumerType: row.consumerType,
    ...(memberId !== null && { memberId }),
    consumerDetails: {
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      ...(row.phone !== null && { phone: row.phone }),
      ...(profile.postalCode !== undefined && { postalCode: profile.postalCode }),
      ...(row.birthDate !== null && { birthDate: row.birthDate }),
      ...(row.gender !== null && { gender: row.gender }),
      address: row.addresses.map(toSavedAddress),
      ...(row.athlete && { athlete: toSpend(row.athlete, currency) }),
      ...(profile.employee && { employee: { ...toSpend(profile.employee, currency), isEmployeeDiscountTCAccepted } }),
      ...(profile.prosumer && { prosumer: toSpend(profile.prosumer, currency) }),
      identity: (profile.identities ?? []).map((type) => ({ type })),
    },
    isLoyaltyMember: memberId !== null,
    ...(profile.loyaltyOptInDate !== undefined && { loyaltyOptInDate: profile.loyaltyOptInDate }),
    ...(includesPoints && memberId !== null && { loyaltySummary: { points: { balance: row.points ?? 0 } } }),
  }
}

const toSpend = (spend: SpendRow, currency: Currency) => ({
  currentSpend: amountToWire(spend.currentSpend, currency),
  ...(spend.annualCap !== undefined && { annualCap: amountToWire(spend.annualCap, currency) }),
  ...(spend.annualCredit !== undefined && { annualCredit: amountToWire(spend.annualCredit, currency) }),
})

/** Makes a saved address with its id and type (ACC-03). */
export function toSavedAddress({ id, kind, isDefault, address }: SavedAddressRow): SavedAddress {
  const { subscriptions: _, addressLine1 = '', city = '', firstName = '', lastName = '', ...rest } = address
  return {
    ...rest,
    addressLine1,
    city,
    firstName,
    lastName,
    id,
    addressId: id,
    approachType: kind === 'shipping' ? 'S' : 'B',
    main: isDefault,
    ...(address.phone !== undefined && { recipientContactPhone: address.phone }),
  }
}

/** Makes a saved card without the provider's token (ACC-04). */
export function toSavedCard(card: SavedCardRow, now: number): SavedCard {
  return {
    paymentInstrumentId: card.id,
    brand: card.brand,
    last4: card.last4,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    main: card.isDefault,
    // A card is valid until the last day of its month.
    expired: Date.UTC(card.expiryYear, card.expiryMonth, 1) <= now,
  }
}
