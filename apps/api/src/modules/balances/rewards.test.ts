import { planPointsReversal } from '@lacehouse/domain/loyalty/points'
import {
  addPerson,
  createCartWith,
  issueCard,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

type Answer = { body: { errorDetails: { errorId: string }[] } }
const errorOf = ({ body }: Answer) => body.errorDetails[0]?.errorId
const place = (shopper: TestShopper, cartId: string) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })
const setVoucher = (shopper: TestShopper, basketId: string, appliedLoyaltyVoucher: string | null) =>
  shopper.tryCall('balances.applyVoucher', { params: { basketId }, body: { appliedLoyaltyVoucher } })
const add = (shopper: TestShopper, basketId: string, body: Record<string, unknown>) =>
  shopper.tryCall('cart.addPaymentInstrument', { params: { basketId }, body })
const pointsOf = async (shopper: TestShopper): Promise<number> =>
  (await shopper.call('balances.listVouchers', {})).currentLoyaltyPoints

test('a member sees points and vouchers, and an applied voucher reduces the goods before tax [PAY-03] [LOY-02]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 550 })
  const cart = await createCartWith(member, variantOf('court'))
  const before = await makeReady(member, cart.id)
  expect(before).toMatchObject({
    currentLoyaltyPoints: 550,
    applicableLoyaltyVouchers: [
      { voucherId: 'VOUCHER-10', points: 200, amountInCurrency: 10, available: true, eligible: true },
      { voucherId: 'VOUCHER-25', points: 500, amountInCurrency: 25, available: true, eligible: true },
      { voucherId: 'VOUCHER-50', points: 1000, amountInCurrency: 50, available: false, eligible: false },
    ],
  })
  const { body: after } = await setVoucher(member, cart.id, 'VOUCHER-25')
  expect(after).toMatchObject({ appliedLoyaltyVoucher: 'VOUCHER-25', totals: { appliedRewards: 25, itemSubTotal: 75 } })
  expect(after.totals.tax).toBeLessThan(before.totals.tax)
  const { body: order } = await place(member, cart.id)
  expect(order).toMatchObject({ state: 'finalised', totals: { appliedRewards: 25 }, earnedPoints: 75 })
  // 500 for the voucher, and a point for each dollar of the goods.
  expect(await pointsOf(member)).toBe(550 - 500 + 75)
})

test('each refusal of a voucher has its error id: REW401, 4044, REW130, REW140, REW135, PYT405 [PAY-03] [LOY-02] [LOY-03] [ERR-01]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const guestCart = await createCartWith(guest, variantOf('court'))
  expect(errorOf(await setVoucher(guest, guestCart.id, 'VOUCHER-10'))).toBe('REW401')
  expect(errorOf(await guest.tryCall('balances.listVouchers', {}))).toBe('AUT404')
  const nonMember = await addPerson(api, {})
  const plain = await createCartWith(nonMember, variantOf('court'))
  expect(errorOf(await setVoucher(nonMember, plain.id, 'VOUCHER-10'))).toBe('4044')
  expect(errorOf(await nonMember.tryCall('balances.listVouchers', {}))).toBe('4044')
  const member = await addPerson(api, { points: 500 })
  const cart = await createCartWith(member, variantOf('tee'))
  expect(errorOf(await setVoucher(member, cart.id, 'VOUCHER-7'))).toBe('REW130')
  expect((await setVoucher(member, cart.id, 'VOUCHER-10')).status).toBe(200)
  expect(errorOf(await setVoucher(member, cart.id, 'VOUCHER-10'))).toBe('REW140')
  expect(errorOf(await setVoucher(member, cart.id, 'VOUCHER-50'))).toBe('REW135')
  const { body: removed } = await setVoucher(member, cart.id, null)
  expect(removed.totals.appliedRewards).toBe(0)
  expect(errorOf(await setVoucher(nonMember, cart.id, 'VOUCHER-10'))).toBe('BSK404')
  const rich = await addPerson(api, { points: 5000 })
  const small = await createCartWith(rich, variantOf('tee'))
  expect(errorOf(await setVoucher(rich, small.id, 'VOUCHER-50'))).toBe('PYT405')
})

test('points pay a part with as few points as cover it, and points that another order spends are gone at once [PAY-03] [LOY-01]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 1000 })
  const [cart, other] = [
    await createCartWith(member, variantOf('court')),
    await createCartWith(member, variantOf('tee')),
  ]
  const ready = await makeReady(member, cart.id)
  await makeReady(member, other.id)
  const { body: paid } = await add(member, cart.id, { payment_method_id: 'LOYALTY_POINTS', points: 610 })
  expect(paid.payment_instruments[1]).toMatchObject({
    amount: 30.5,
    additionalData: { points: 610, payableAmount: 30.5 },
  })
  await add(member, other.id, { payment_method_id: 'LOYALTY_POINTS' })
  expect((await place(member, other.id)).body.state).toBe('finalised')
  const left = await pointsOf(member)
  const read = await member.call('cart.get', { params: { basketId: cart.id } })
  expect(read.currentLoyaltyPoints).toBe(left)
  const points = read.payment_instruments.find(({ payment_method_id }) => payment_method_id === 'LOYALTY_POINTS')
  expect(points?.amount).toBe(Math.floor((Math.min(left, 610) * 100) / 20) / 100)
  expect(errorOf(await place(member, cart.id))).toBe('ORD415')
  await member.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  const { body: order } = await place(member, cart.id)
  expect(order.totals.total).toBe(ready.totals.total)
  expect(await ledgerOf(api, member)).toEqual(await balanceOf(api, member))
})

test('points beyond the balance are REW135, and guests and other consumers cannot pay with points [PAY-03] [PAY-14]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 30 })
  const cart = await createCartWith(member, variantOf('court'))
  expect(errorOf(await add(member, cart.id, { payment_method_id: 'LOYALTY_POINTS', points: 31 }))).toBe('REW135')
  const guest = await api.client.createGuest('en-us')
  const own = await createCartWith(guest, variantOf('court'))
  expect(errorOf(await add(guest, own.id, { payment_method_id: 'LOYALTY_POINTS' }))).toBe('REW401')
  const nonMember = await addPerson(api, {})
  const plain = await createCartWith(nonMember, variantOf('court'))
  expect(errorOf(await add(nonMember, plain.id, { payment_method_id: 'LOYALTY_POINTS' }))).toBe('4044')
  const { paymentMethods } = await guest.call('cart.listPaymentMethods', { params: { basketId: own.id } })
  expect(paymentMethods.map(({ code }) => code)).not.toContain('LOYALTY_POINTS')
})

test('a return takes earned points back once, and never below zero [LOY-01]', async ({ api }) => {
  const member = await addPerson(api, { points: 0 })
  const cart = await createCartWith(member, variantOf('court'))
  await makeReady(member, cart.id)
  const { body: order } = await place(member, cart.id)
  expect(await pointsOf(member)).toBe(100)
  const memberId = `M-${member.id}`
  const client = await api.database.db.pool.connect()
  for (const times of [1, 2]) {
    await client.query('begin')
    const found = await api.deps.balances.findEarned(client, memberId, order.orderNumber)
    const points = planPointsReversal(found?.earned ?? 0, { netAmount: 4000, ofNetAmount: 10_000 }, found?.balance ?? 0)
    expect([times, points]).toEqual([times, 40])
    const reversal = { memberId, points, shortfall: 0, orderNumber: order.orderNumber, reference: 'return-1' }
    await api.deps.balances.reverse(client, reversal)
    await client.query('commit')
  }
  client.release()
  expect(await pointsOf(member)).toBe(60)
})

test('only an athlete pays with the credit of the year [PAY-04] [PAY-14] [ROLE-03]', async ({ api }) => {
  const athlete = await addPerson(api, { credit: 6000 })
  const cart = await createCartWith(athlete, variantOf('court'))
  await makeReady(athlete, cart.id)
  const { paymentMethods } = await athlete.call('cart.listPaymentMethods', { params: { basketId: cart.id } })
  expect(paymentMethods.find(({ code }) => code === 'ATHLETES_PAYMENT')).toMatchObject({
    additionalData: { remainingAmount: 60, payableAmount: 60 },
  })
  const { body } = await add(athlete, cart.id, { payment_method_id: 'ATHLETES_PAYMENT' })
  expect(body.payment_instruments[1]).toMatchObject({
    amount: 60,
    additionalData: { remainingAmount: 60, payableAmount: 60 },
  })
  expect((await place(athlete, cart.id)).body.state).toBe('finalised')
  const next = await createCartWith(athlete, variantOf('court'))
  expect(errorOf(await add(athlete, next.id, { payment_method_id: 'ATHLETES_PAYMENT' }))).toBe('PYT400')
  const other = await addPerson(api, { points: 10 })
  const own = await createCartWith(other, variantOf('court'))
  expect(errorOf(await add(other, own.id, { payment_method_id: 'ATHLETES_PAYMENT' }))).toBe('PYT405')
})

test('a reward code reduces the goods once, before shipping and tax [PAY-05] [ERR-01]', async ({ api }) => {
  await issueCard(api, { number: 'WELCOME-15', kind: 'reward_code', amount: 1500 })
  await issueCard(api, { number: 'LATE-15', kind: 'reward_code', amount: 1500, expiresAt: testNow - 1 })
  const member = await addPerson(api, { points: 0 })
  const cart = await createCartWith(member, variantOf('court'))
  const before = await makeReady(member, cart.id)
  const code = (number: string) => ({ payment_method_id: 'REWARD_CODE', number })
  expect(errorOf(await add(member, cart.id, code('NEVER-1')))).toBe('REW130')
  expect(errorOf(await add(member, cart.id, code('LATE-15')))).toBe('REW130')
  const { body: after } = await add(member, cart.id, code('welcome-15'))
  expect(after).toMatchObject({
    totals: { appliedRewards: 15, itemSubTotal: 85 },
    rewardCodes: [{ last4: 'E-15', amount: 15 }],
  })
  expect(after.totals.tax).toBeLessThan(before.totals.tax)
  expect(errorOf(await add(member, cart.id, code('WELCOME-15')))).toBe('REW140')
  const id = after.rewardCodes?.[0]?.payment_instrument_id ?? ''
  const params = { basketId: cart.id }
  const removed = await member.call('cart.removePaymentInstrument', { params, body: { payment_instrument_id: id } })
  expect(removed.totals.appliedRewards).toBe(0)
  await add(member, cart.id, code('WELCOME-15'))
  expect((await place(member, cart.id)).body).toMatchObject({ state: 'finalised', totals: { appliedRewards: 15 } })
  const later = await createCartWith(member, variantOf('court'))
  expect(errorOf(await add(member, later.id, code('WELCOME-15')))).toBe('REW140')
  const guest = await api.client.createGuest('en-us')
  const own = await createCartWith(guest, variantOf('court'))
  expect(errorOf(await add(guest, own.id, code('WELCOME-15')))).toBe('REW401')
})

const balanceOf = async (api: TestApi, { id }: TestShopper): Promise<number> => {
  const { rows } = await api.database.db.pool.query('select balance::int from points_accounts where member_id = $1', [
    `M-${id}`,
  ])
  return rows[0].balance
}

const ledgerOf = async (api: TestApi, { id }: TestShopper): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    'select sum(points)::int as sum from points_entries where member_id = $1',
    [`M-${id}`],
  )
  return rows[0].sum
}
