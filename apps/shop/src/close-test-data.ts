import { arrayOf, type Database, execute, inTransaction, param, sql, statement, text, uuid } from '@lacehouse/database'
import { loadTestDataMarks } from '@lacehouse/demo'

const blockCards = statement({
  name: 'test-cards-block',
  sql: sql`update gift_cards set state = 'blocked'
    where id between ${param('first', uuid)} and ${param('last', uuid)} and state = 'active'`,
})

const endCoupons = statement({
  name: 'test-coupons-end',
  sql: sql`update coupons set status = 'ended'
    from unnest(${param('codes', arrayOf(text))}::text[], ${param('keys', arrayOf(text))}::text[]) as test(test_code, key)
    where code = test_code and promotion_id = lower(site_id) || '-' || key and status = 'live'`,
})

const disablePeople = statement({
  name: 'test-people-disable',
  sql: sql`update consumers set state = 'disabled', updated_at = now()
    where consumer_no like 'D-%' and email like '%' || ${param('mailDomain', text)} and state = 'active'`,
})

export type ClosedTestData = { readonly cards: number; readonly coupons: number; readonly people: number }

/**
 * Blocks the demo shop's gift cards, reward cards and reward codes, ends its coupon codes and disables its people in a shop that runs
 * in production: their numbers, PINs and passwords are public (docs/decisions/0032-production-mode.md). Answers how many of each were
 * still usable.
 */
export async function closeTestData(database: Database): Promise<ClosedTestData> {
  const { cards, codes, mailDomain } = await loadTestDataMarks()
  const closed = await inTransaction(database.pool, async (client) => ({
    cards: await execute(client, blockCards, cards),
    coupons: await execute(client, endCoupons, {
      codes: codes.map(({ code }) => code),
      keys: codes.map(({ key }) => key),
    }),
    people: await execute(client, disablePeople, { mailDomain }),
  }))
  if (closed.cards + closed.coupons + closed.people > 0)
    process.stderr.write(
      `This shop had test data of the demo shop: ${closed.cards} cards are blocked now, ${closed.coupons} coupon codes have ended, and ${closed.people} people are disabled.\n`,
    )
  return closed
}
