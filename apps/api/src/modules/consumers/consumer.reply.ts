import type { ConsumerProfile, SavedAddress, SavedCard } from '@lacehouse/contracts'
import { employeeTermsVersion } from '@lacehouse/domain/discount-programmes/employee-terms'
import { getYearlySpend } from '@lacehouse/domain/discount-programmes/find-membership'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { isCardExpired } from '@lacehouse/domain/payment/is-card-expired'
import { canReceiveCodes } from '@lacehouse/domain/phone/can-receive-codes'
import { formatPhoneNumber } from '@lacehouse/domain/phone/format-phone-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { toAddressReply } from '../../replies/address/to-address-reply.ts'
import type { ProfileRow, SavedAddressRow } from './addresses.queries.ts'
import type { SavedCardRow } from './cards.queries.ts'

type ProfileOptions = {
  readonly sites: readonly Site[]
  /** The country whose people read the profile's phone number. */
  readonly country: string
  readonly now: number
  readonly includesPoints: boolean
  /** The member's tier, where the points are included and the site has tiers. */
  readonly standing: Pick<NonNullable<ConsumerProfile['loyaltySummary']>, 'standing'>
  readonly subscriptions: ConsumerProfile['subscriptions']
  /** Whether the shop sends text messages. */
  readonly sendsMessages: boolean
}

/** Makes the profile of a consumer (ACC-01). */
export function toProfile(
  row: ProfileRow,
  { sites, country, now, includesPoints, standing, subscriptions, sendsMessages }: ProfileOptions,
): ConsumerProfile {
  const { profile, memberId } = row
  const phoneConfirmation = toPhoneConfirmation(row, sendsMessages ? sites : [])
  return {
    consumerNo: row.consumerNo,
    consumerType: row.consumerType,
    ...(memberId !== null && { memberId }),
    consumerDetails: {
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      ...(row.phone !== null && { phone: row.phone, phoneText: formatPhoneNumber(row.phone, country) }),
      ...(phoneConfirmation && { phoneConfirmation }),
      ...(profile.postalCode !== undefined && { postalCode: profile.postalCode }),
      ...(row.birthDate !== null && { birthDate: row.birthDate }),
      ...(row.gender !== null && { gender: row.gender }),
      address: row.addresses.map((address) => toSavedAddress(address, sites)),
      ...toSpends(row, { site: findSiteById(sites, row.siteId), now }),
      identity: (profile.identities ?? []).map((type) => ({ type })),
      ...(profile.source && { source: profile.source }),
    },
    preferences: {
      interests: profile.interests ?? '',
      ...(profile.preferredShoeSize !== undefined && { preferredShoeSize: profile.preferredShoeSize }),
    },
    enrollments: toEnrollments(row),
    subscriptions,
    isLoyaltyMember: memberId !== null,
    ...(profile.loyaltyOptInDate !== undefined && { loyaltyOptInDate: profile.loyaltyOptInDate }),
    ...(row.deletionDueAt !== null && { deletionDueAt: new Date(row.deletionDueAt).toISOString() }),
    ...(includesPoints &&
      memberId !== null && { loyaltySummary: { points: { balance: row.points ?? 0 }, ...standing } }),
  }
}

/** Says whether the phone is confirmed; one to which no code can be sent is not asked for. */
const toPhoneConfirmation = ({ phone, phoneConfirmedAt }: ProfileRow, sites: readonly Site[]) => {
  if (phone === null) return null
  if (phoneConfirmedAt !== null) return { confirmedAt: new Date(phoneConfirmedAt).toISOString() }
  const countries = sites.map(({ country }) => country)
  return canReceiveCodes(phone, countries) ? {} : null
}

const toEnrollments = (row: ProfileRow): ConsumerProfile['enrollments'] => [
  ...(row.memberId === null
    ? []
    : [
        { type: 'LOYALTY' as const, ...(row.profile.loyaltyOptInDate && { enrolledAt: row.profile.loyaltyOptInDate }) },
      ]),
  ...(hasAcceptedTerms(row) ? [{ type: 'EMPLOYEE_DISCOUNT' as const }] : []),
]

const hasAcceptedTerms = ({ acceptedTerms }: ProfileRow): boolean => acceptedTerms === employeeTermsVersion

type SpendOptions = { readonly site: Site | null; readonly now: number }
type Spends = Pick<ConsumerProfile['consumerDetails'], 'athlete' | 'employee' | 'prosumer'>

/** Makes what a consumer spent of the limits that they have: an athlete's credit, an employee's cap, a professional's credit (ACC-14). */
const toSpends = (row: ProfileRow, { site, now }: SpendOptions): Spends => {
  if (!site) return {}
  const write = (minor: number) => amountToWire(minor, site.currency as Currency)
  const isProfessional = site.features.prosumer && (row.profile.identities ?? []).some(isProfessionalIdentity)
  const employee = row.consumerType === 'EMPLOYEE' ? getYearlySpend(row, 'employee', { now, site }) : null
  const prosumer = isProfessional ? getYearlySpend(row, 'prosumer', { now, site }) : null
  return {
    ...(row.athlete && {
      athlete: { currentSpend: write(row.athlete.currentSpend), annualCredit: write(row.athlete.annualCredit) },
    }),
    ...(employee && {
      employee: {
        currentSpend: write(employee.spent),
        annualCap: write(employee.limit),
        isEmployeeDiscountTCAccepted: hasAcceptedTerms(row),
        termsVersion: employeeTermsVersion,
      },
    }),
    ...(prosumer && { prosumer: { currentSpend: write(prosumer.spent), annualCredit: write(prosumer.limit) } }),
  }
}

const isProfessionalIdentity = (identity: string): boolean => identity === 'IPA' || identity === 'WRANX'

/** Makes a saved address with its id and type (ACC-03). */
export function toSavedAddress(
  { id, kind, isDefault, address }: SavedAddressRow,
  sites: readonly Site[],
): SavedAddress {
  const { subscriptions: _, ...own } = address
  const site = sites.find(({ country }) => country === own.countryCode)
  return {
    ...toAddressReply(own, site),
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
    expired: isCardExpired(card, now),
  }
}
