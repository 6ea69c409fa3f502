import { creditAccounts, pointsAccounts, pointsEntries, storeCreditEntries } from '@lacehouse/database'
import { addConsumer, issueCard, putCode, signInByCode, type TestShopper } from '@lacehouse/test-kit'
import type { ProofShop } from './open-proof-shop.ts'

const pin = '4711'
const amounts = { giftCard: 2000, code: 700, points: 1000, credit: 500, storeCredit: 300 } as const

/** A member with points, credits, a gift card and a reward code: every kind of balance. */
export type MemberWithBalances = {
  readonly shopper: TestShopper
  readonly giftCard: { readonly number: string; readonly pin: string }
  readonly code: string
  /** The current balances as one line of text. */
  readonly readBalances: () => Promise<string>
}

export async function openMemberWithBalances(shop: ProofShop, nth: number): Promise<MemberWithBalances> {
  const { database } = shop
  const stamp = `${String(Date.now()).slice(-8)}${String(nth).padStart(4, '0')}`
  const memberId = `M-T13-${stamp}`
  const { consumerNo } = await addConsumer(database, { memberId, consumerType: 'ATHLETE' })
  await database.drizzle.insert(pointsAccounts).values({ memberId })
  await database.drizzle.insert(pointsEntries).values({ memberId, kind: 'adjust', points: amounts.points })
  await database.drizzle.insert(creditAccounts).values({
    consumerNo,
    year: new Date().getUTCFullYear(),
    currency: 'USD',
    creditMinor: amounts.credit,
  })
  await database.drizzle.insert(storeCreditEntries).values({
    ...{ consumerNo, currency: 'USD', kind: 'issue', amountMinor: amounts.storeCredit },
    ...{ reference: memberId, reason: 'goodwill' },
  })
  const target = { database: { db: database } }
  const giftCard = { number: `6006${stamp}`, pin }
  const code = `T13-${stamp}`
  const ids = [
    await issueCard(target, { ...giftCard, amount: amounts.giftCard }),
    await issueCard(target, { number: code, kind: 'reward_code', amount: amounts.code }),
  ]
  const readBalances = async (): Promise<string> => {
    const { rows } = await database.pool.query(
      `select (select string_agg(balance_minor::text, '+' order by kind) from gift_cards where id = any ($1::uuid[])) as cards,
        (select balance::text from points_accounts where member_id = $2) as points,
        (select coalesce(sum(amount_minor), 0)::text from credit_entries where consumer_no = $3) as credit,
        (select balance_minor::text from store_credit_accounts where consumer_no = $3) as store_credit`,
      [ids, memberId, consumerNo],
    )
    return JSON.stringify(rows[0])
  }
  const shopper = await signInByCode(shop.client(), await putCode(database, consumerNo))
  return { shopper, giftCard, code, readBalances }
}
