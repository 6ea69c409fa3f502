import type {
  consumerAddresses,
  consumerCards,
  consumers,
  creditAccounts,
  pointsAccounts,
  pointsEntries,
  staffRoleMembers,
} from '@lacehouse/database'
import { type Currency, getCurrencyDigits } from '@lacehouse/domain/money/currency'
import type { Site } from '@lacehouse/domain/site/site'
import { days } from '@lacehouse/domain/time/durations'
import { type Country, findCountry } from '../countries/countries.ts'
import { demoPasswordHash } from './demo-password.ts'
import { type PersonKind, personKinds } from './person-kinds.ts'

/** What the emails of the demo people end with. */
export const demoMailDomain = '@lacehouse.test'

/** The demo people as rows. */
export type People = {
  readonly consumers: readonly (typeof consumers.$inferInsert)[]
  readonly addresses: readonly (typeof consumerAddresses.$inferInsert)[]
  readonly cards: readonly (typeof consumerCards.$inferInsert)[]
  readonly members: readonly (typeof pointsAccounts.$inferInsert)[]
  readonly points: readonly (typeof pointsEntries.$inferInsert)[]
  readonly credits: readonly (typeof creditAccounts.$inferInsert)[]
  /** The roles of staff in the back office. */
  readonly staffRoles: readonly (typeof staffRoleMembers.$inferInsert)[]
}

/** Plans one person of each kind for a site, the same on every machine. A country without people in its file has none. */
export function planPeople(site: Site, now: number): People {
  const residents = findCountry(site.country)?.people
  const planned = residents ? personKinds.map((kind, index) => ({ site, residents, kind, index, now })) : []
  const people = planned.filter(({ kind }) => !kind.isOfTiers || site.loyaltyTiers).map(planPerson)
  return {
    consumers: people.map(({ consumer }) => consumer),
    addresses: people.flatMap(({ addresses }) => addresses),
    cards: people.flatMap(({ cards }) => cards),
    members: people.flatMap(({ consumer: { memberId } }) => (memberId ? [{ memberId }] : [])),
    points: people.flatMap(({ points }) => points),
    credits: people.flatMap(({ credits }) => credits),
    staffRoles: people.flatMap(({ staffRoles }) => staffRoles),
  }
}

/** The role that a kind of staff has. */
const rolesOfTypes: Readonly<Record<string, string>> = { AGENT: 'administrator', STORE_EMPLOYEE: 'warehouse' }

type Residents = NonNullable<Country['people']>

type PersonOptions = {
  readonly site: Site
  readonly residents: Residents
  readonly kind: PersonKind
  readonly index: number
  readonly now: number
}

const planPerson = ({ site, residents, kind, index, now }: PersonOptions) => {
  const { home, office } = residents
  const [firstName = '', lastName = ''] = residents.names[index]?.split(' ') ?? []
  const country = site.country.toLowerCase()
  const consumerNo = `D-${site.country}-${kind.key.toUpperCase()}`
  const email = `${kind.key}.${country}${demoMailDomain}`
  const memberId = kind.points === undefined ? null : `M-${site.country}-${1001 + index}`
  const unit = 10 ** getCurrencyDigits(site.currency as Currency)
  const person = { firstName, lastName, email, phone: home.phone }
  const year = new Date(now).getUTCFullYear()
  const roleId = kind.roleId ?? rolesOfTypes[kind.consumerType]
  const credit = { consumerNo, year, currency: site.currency, creditMinor: (kind.credit ?? 0) * unit }
  return {
    consumer: {
      consumerNo,
      siteId: site.siteId,
      consumerType: kind.consumerType,
      passwordHash: demoPasswordHash,
      emailConfirmedAt: new Date(Date.UTC(year, 0, 1)),
      memberId,
      profile: { postalCode: home.postalCode, identities: kind.identities ?? [] },
      ...person,
    },
    addresses: kind.shops ? planAddresses(consumerNo, person, { site, home, office }) : [],
    cards: kind.shops ? [{ consumerNo, ...demoCard }] : [],
    points: memberId ? planPoints(memberId, kind, now) : [],
    credits: kind.consumerType === 'ATHLETE' ? [credit] : [],
    staffRoles: roleId ? [{ consumerNo, roleId }] : [],
  }
}

const planPoints = (memberId: string, { points = 0, earned = [] }: PersonKind, now: number) => [
  ...earned.map(({ points: some, daysAgo }) => ({
    ...{ memberId, kind: 'earn' as const, points: some, reference: `earned-${daysAgo}` },
    createdAt: new Date(now - days(daysAgo)),
  })),
  { memberId, kind: 'adjust' as const, points, reference: 'welcome', createdAt: new Date(now) },
]

// The payment sandbox knows this card by its token on every machine and in every year.
const demoCard = {
  provider: 'lacepay',
  providerToken: 'tok_success',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2034,
  isDefault: true,
} as const

type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

const planAddresses = (
  consumerNo: string,
  person: Person,
  { site, home, office }: { readonly site: Site } & Omit<Residents, 'names'>,
) => {
  const { addressLine1, city, postalCode, province } = home
  const at = { ...person, countryCode: site.country }
  const main = { ...at, addressLine1, city, postalCode, ...(province && { province }) }
  return [
    { consumerNo, kind: 'shipping' as const, isDefault: true, address: main },
    { consumerNo, kind: 'shipping' as const, isDefault: false, address: { ...at, ...office } },
    { consumerNo, kind: 'billing' as const, isDefault: true, address: main },
  ]
}
