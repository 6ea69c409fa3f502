import { addPerson, createCartWith, issueCard, makeReady, type TestApi, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

const pin = '4711'
const giftCard = { kind: 'gift_card', method: 'GIFT_CARD', number: '6006490000018800' } as const
const rewardCard = { kind: 'reward_card', method: 'REWARD_CARD', number: '6006490000028800' } as const
const rewardCode = { kind: 'reward_code', method: 'REWARD_CODE', number: 'SPENT-15' } as const

/** Another order spends the whole balance of a card, and commits only when this order waits for it. */
const spendMeanwhile = async (api: TestApi, cardId: string, place: () => Promise<unknown>): Promise<unknown> => {
  const { pool } = api.database.db
  const other = await pool.connect()
  await other.query('begin')
  await other.query(
    `insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number)
     select id, 'redeem', -balance_minor, 'USD', 'OTHER' from gift_cards where id = $1`,
    [cardId],
  )
  const placing = place()
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rowCount).toBe(1)
  }, 5000)
  await other.query('commit')
  other.release()
  return placing
}

test.for([
  ['giftCard', 1, giftCard, { errorId: 'GFC800', field: 'giftCard' }],
  ['rewardCard', 2, rewardCard, { errorId: 'GFC800', field: 'rewardCard' }],
  ['rewardCode', 3, rewardCode, { errorId: 'REW140', field: 'rewardCode' }],
] as const)(
  'a refusal names the %s that another order spent first [PAY-02] [PAY-05] [ERR-01]',
  async ([_, nth, spent, refusal], { api }) => {
    const member = await addPerson(api, { points: 0 })
    const cart = await createCartWith(member, variantOf('court'))
    await makeReady(member, cart.id)
    const ids = new Map<object, string>()
    for (const one of [giftCard, rewardCard, rewardCode]) {
      const number = `${one.number}${nth}`
      const secret = one === rewardCode ? {} : { pin }
      ids.set(one, await issueCard(api, { ...secret, number, kind: one.kind, amount: 1500 }))
      const body = { payment_method_id: one.method, number, ...secret }
      await member.call('cart.addPaymentInstrument', { params: { basketId: cart.id }, body })
    }
    await member.call('checkout.prepareOrder', { body: { basketId: cart.id } })
    const place = () => member.tryCall('checkout.placeOrder', { body: { cartId: cart.id } })
    expect(await spendMeanwhile(api, ids.get(spent) ?? '', place)).toMatchObject({ body: { errorDetails: [refusal] } })
  },
)
