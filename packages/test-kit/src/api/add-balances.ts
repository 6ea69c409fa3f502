import { randomUUID } from 'node:crypto'
import {
  consumers,
  creditAccounts,
  type Database,
  giftCardEntries,
  giftCards,
  hashCardNumber,
  hashCardPin,
  pointsAccounts,
  pointsEntries,
  storeCreditEntries,
} from '@lacehouse/database'
import { type TestApi, testNow } from './start-test-api.ts'
import type { TestShopper } from './test-client.ts'

/** An object with the shop's database. */
type BalanceShop = { readonly database: { readonly db: Pick<Database, 'drizzle'> } }
type Api = Pick<TestApi, 'database' | 'deps' | 'client'>

export type TestCard = {
  readonly number: string
  readonly pin?: string
  readonly kind?: 'gift_card' | 'reward_card' | 'reward_code'
  /** Minor units. */
  readonly amount: number
  readonly currency?: string
  readonly isBlocked?: boolean
  readonly expiresAt?: number
}

/** Issues a gift card, a reward card or a reward code; returns its id. */
export async function issueCard({ database }: BalanceShop, card: TestCard): Promise<string> {
  const { kind = 'gift_card', currency = 'USD', pin } = card
  const id = randomUUID()
  const numberHash = await hashCardNumber(card.number)
  await database.db.drizzle.insert(giftCards).values({
    id,
    kind,
    numberHash,
    pinHash: pin === undefined ? null : await hashCardPin(pin, numberHash),
    last4: card.number.slice(-4),
    currency,
    state: card.isBlocked ? 'blocked' : 'active',
    expiresAt: card.expiresAt === undefined ? null : new Date(card.expiresAt),
  })
  await database.db.drizzle
    .insert(giftCardEntries)
    .values({ giftCardId: id, kind: 'issue', amountMinor: card.amount, currency })
  return id
}

export type TestPerson = {
  readonly locale?: string
  /** Points of a loyalty member; without them the consumer is not a member. */
  readonly points?: number
  /** An athlete's credit of this year, in minor units. */
  readonly credit?: number
  /** Store credit in the currency of the site, in minor units. */
  readonly storeCredit?: number
}

/** A signed-in consumer with points and credits. */
export async function addPerson(
  api: Api,
  { locale = 'en-us', points, credit, storeCredit }: TestPerson,
): Promise<TestShopper> {
  const { drizzle } = api.database.db
  const site = api.deps.sites.find(({ locales }) => locales.includes(locale)) ?? api.deps.defaultSite
  const id = randomUUID()
  const memberId = points === undefined ? null : `M-${id}`
  await drizzle
    .insert(consumers)
    .values({ consumerNo: id, siteId: site.siteId, email: `${id}@example.com`, memberId, firstName: 'Ada' })
  if (memberId !== null) await drizzle.insert(pointsAccounts).values({ memberId })
  if (memberId !== null && points) await drizzle.insert(pointsEntries).values({ memberId, kind: 'adjust', points })
  if (credit !== undefined) {
    const year = new Date(testNow).getUTCFullYear()
    await drizzle.insert(creditAccounts).values({ consumerNo: id, year, currency: site.currency, creditMinor: credit })
  }
  if (storeCredit !== undefined)
    await drizzle.insert(storeCreditEntries).values({
      ...{ consumerNo: id, currency: site.currency, kind: 'issue', amountMinor: storeCredit },
      ...{ reference: randomUUID(), reason: 'goodwill' },
    })
  const consumerType = credit === undefined ? 'CONSUMER' : 'ATHLETE'
  const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id, consumerType, siteId: site.siteId })
  return { ...api.client.withToken(accessToken, locale), id }
}
