import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusedByCheck, isTaken } from './errors.ts'
import { creditAccounts, creditEntries, giftCardEntries, giftCards } from './tables/balances.ts'
import { consumers } from './tables/consumers.ts'
import { storeCreditEntries } from './tables/store-credit.ts'

let scratch: TestDatabase
beforeAll(async () => {
  scratch = await createTestDatabase({ connections: 10 })
  await scratch.db.drizzle.insert(consumers).values({ consumerNo: 'a', siteId: 'S', email: 'a@example.com' })
  await scratch.db.drizzle
    .insert(creditAccounts)
    .values({ consumerNo: 'a', year: 2026, currency: 'USD', creditMinor: 10_000 })
})
afterAll(() => scratch.drop())

type Entry = Partial<typeof creditEntries.$inferInsert> & { amountMinor: number; orderNumber: string }

const enter = (entry: Entry) =>
  scratch.db.drizzle.insert(creditEntries).values({ consumerNo: 'a', year: 2026, kind: 'spend', ...entry })

const outcome = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => 'done',
    (error) => error,
  )

test('of a hundred concurrent orders of 30 on an athlete’s credit of 100 three are paid, and the account equals the sum of its entries [T12] [PAY-04]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => outcome(enter({ amountMinor: 3000, orderNumber: `o${n}` }))),
  )
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(3)
  const refused = answers.filter((answer) => isRefusedByCheck(answer, 'credit_accounts_spent_within'))
  expect(refused).toHaveLength(97)
  const { rows } = await scratch.db.pool.query('select spent_minor::int as spent from credit_accounts')
  expect(rows).toEqual([{ spent: 9000 }])
})

test('credit belongs to its year, a spend counts once, and only the ledger writes the account [PAY-04]', async () => {
  const other = await outcome(enter({ amountMinor: 1, orderNumber: 'x', year: 2027 }))
  expect(isRefusedByCheck(other, 'credit_accounts_spent_within')).toBe(true)
  await enter({ amountMinor: 100, orderNumber: 'once' })
  expect(isTaken(await outcome(enter({ amountMinor: 100, orderNumber: 'once' })), 'credit_entries_once')).toBe(true)
  await enter({ amountMinor: -100, orderNumber: 'once', kind: 'restore' })
  const direct = outcome(scratch.db.pool.query('update credit_accounts set spent_minor = 0'))
  expect(String(await direct)).toContain('follows its ledger')
  expect(String(await outcome(scratch.db.pool.query('delete from credit_entries')))).toContain('append-only')
})

test('a blocked card pays nothing more and still gets refunds [PAY-02]', async () => {
  const { drizzle, pool } = scratch.db
  const id = '11111111-0000-4000-8000-000000000000'
  await drizzle
    .insert(giftCards)
    .values({ id, numberHash: Buffer.from('n'), pinHash: 'p', last4: '0001', currency: 'USD' })
  const move = (kind: 'issue' | 'redeem' | 'restore', amountMinor: number) =>
    outcome(drizzle.insert(giftCardEntries).values({ giftCardId: id, kind, amountMinor, currency: 'USD' }))
  await move('issue', 1000)
  await move('redeem', -400)
  await pool.query(`update gift_cards set state = 'blocked'`)
  expect(isRefusedByCheck(await move('redeem', -1), 'gift_cards_balance_not_negative')).toBe(true)
  expect(await move('restore', 400)).toBe('done')
})

test('of a hundred concurrent orders of 30 on store credit of 100 three are paid, it stays in its currency, and only the ledger writes it [T12] [PAY-16]', async () => {
  const move = (entry: Partial<typeof storeCreditEntries.$inferInsert> & { amountMinor: number }) =>
    outcome(
      scratch.db.drizzle
        .insert(storeCreditEntries)
        .values({ consumerNo: 'a', currency: 'USD', kind: 'spend', ...entry }),
    )
  expect(isRefusedByCheck(await move({ amountMinor: -1, orderNumber: 'early' }), refusal)).toBe(true)
  const issue = { kind: 'issue', amountMinor: 10_000, reference: 'r', reason: 'goodwill' } as const
  expect(await move(issue)).toBe('done')
  expect(isTaken(await move(issue), 'store_credit_entries_once')).toBe(true)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => move({ amountMinor: -3000, orderNumber: `s${n}` })),
  )
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(3)
  expect(answers.filter((answer) => isRefusedByCheck(answer, refusal))).toHaveLength(97)
  expect(isRefusedByCheck(await move({ amountMinor: -1, currency: 'EUR', orderNumber: 'other' }), refusal)).toBe(true)
  const { rows } = await scratch.db.pool.query(
    'select currency, balance_minor::int as balance from store_credit_accounts',
  )
  expect(rows).toEqual([{ currency: 'USD', balance: 1000 }])
  const direct = outcome(scratch.db.pool.query('update store_credit_accounts set balance_minor = 0'))
  expect(String(await direct)).toContain('follows its ledger')
  expect(String(await outcome(scratch.db.pool.query('delete from store_credit_entries')))).toContain('append-only')
})

const refusal = 'store_credit_accounts_balance_not_negative'
