import { readdir, readFile } from 'node:fs/promises'
import { addPerson, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { signOrderLink } from '../../core/placement/order-link.ts'
import { sendDeliveryMail } from '../order-mails/send-delivery-mail.ts'

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows
const errorsOf = ({ status, body }: { status: number; body: { errorDetails: readonly { errorId: string }[] } }) => [
  status,
  body.errorDetails[0]?.errorId,
]

const buy = async (shopper: TestShopper) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 1)
  await makeReady(shopper, id)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  const { shippingAddress } = order
  if (!shippingAddress) throw new Error('the order has no shipping address')
  const {
    subscriptions: _,
    phoneText: __,
    addressId: ___,
    shippingId: ____,
    email: _____,
    ...address
  } = shippingAddress
  return { order, orderId: order.orderNumber, address }
}
const toChange = (orderId: string, address: Awaited<ReturnType<typeof buy>>['address'], changes = {}) => ({
  params: { orderId },
  body: { address: { ...address, ...changes } },
})
const moved = { addressLine1: '200 Park Avenue', firstName: 'Grace' }
const jobsOf = (api: TestApi, orderNumber: string) =>
  read(api, `select data from pgboss.job where name = 'delivery-mail' and data ->> 'orderNumber' = $1`, orderNumber)

test('a delivery is changed until the packing begins, once for three presses, and its money stays [ACC-07]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { order, orderId, address } = await buy(guest)
  const before = await guest.call('orders.getDelivery', { params: { orderId } })
  expect(before.shippingAddress.addressLine1).toBe(address.addressLine1)
  expect(before.shipments).toMatchObject([{ code: 'standard', methods: [{ code: 'standard' }] }])
  const change = toChange(orderId, address, moved)
  const answers = await Promise.all([1, 2, 3].map(() => guest.call('orders.changeDelivery', change)))
  for (const answer of answers) {
    expect(answer.order.shippingAddress).toMatchObject({ ...moved, email: order.email })
    expect(answer.order.totals).toEqual(order.totals)
    expect(answer.order.billingAddress).toEqual(order.billingAddress)
    expect(answer).toMatchObject({ isDeliveryEditable: true })
    expect(answer.deliveryChanges).toHaveLength(1)
  }
  expect(await jobsOf(api, orderId)).toHaveLength(1)
  const events = `select data from order_events where order_number = $1 and kind = 'delivery_changed'`
  expect(await read(api, events, orderId)).toEqual([
    { data: { fields: ['firstName', 'addressLine1'], methods: ['standard'] } },
  ])
})

test('what is packed keeps its delivery, and of packing and changing at once the parcel has one address [ACC-07]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const fulfilment = createFulfilment(api.deps)
  const packed = await buy(guest)
  await fulfilment.advance({ orderNumber: packed.orderId })
  const late = await guest.tryCall('orders.changeDelivery', toChange(packed.orderId, packed.address, moved))
  expect(errorsOf(late)).toEqual([409, 'ORD421'])
  expect(errorsOf(await guest.tryCall('orders.getDelivery', { params: { orderId: packed.orderId } }))).toEqual([
    409,
    'ORD421',
  ])
  const { orderId, address } = await buy(guest)
  const [advanced, answer] = await Promise.all([
    fulfilment.advance({ orderNumber: orderId }),
    guest.tryCall('orders.changeDelivery', toChange(orderId, address, moved)),
  ])
  const after = await guest.call('orders.get', { params: { orderId } })
  expect(advanced.ok).toBe(true)
  expect(after.isDeliveryEditable).toBe(false)
  expect(after.order.shippingAddress?.addressLine1).toBe(
    answer.status === 200 ? moved.addressLine1 : address.addressLine1,
  )
})

test('an address with other taxes, of another country, that does not exist or is incomplete is refused at its field [ACC-07]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { orderId, address } = await buy(guest)
  const other =
    address.province === 'CA'
      ? { province: 'NY', postalCode: '10001', city: 'New York' }
      : { province: 'CA', postalCode: '90001', city: 'Los Angeles' }
  const { stateCode: _, ...place } = address
  const refusal = async (changes: object) => {
    const { status, body } = await guest.tryCall('orders.changeDelivery', toChange(orderId, place, changes))
    const [detail] = (body as { errorDetails: readonly { errorId: string; field?: string }[] }).errorDetails
    return [status, detail?.errorId, detail?.field]
  }
  expect(await refusal(other)).toEqual([409, 'ORD422', 'province'])
  expect(await refusal({ postalCode: '00001' })).toEqual([400, 'CHK380', 'postalCode'])
  expect(await refusal({ addressLine1: '' })).toEqual([400, 'CHK320', 'addressLine1'])
  expect(await refusal({ phone: '' })).toEqual([400, 'SHP410', 'phone'])
  const methods = { address: place, shippingMethods: [{ shipmentId: `${orderId}-1`, code: 'express' }] }
  const dearer = await guest.tryCall('orders.changeDelivery', { params: { orderId }, body: methods })
  expect(errorsOf(dearer as never)).toEqual([409, 'ORD422'])
  expect(await jobsOf(api, orderId)).toEqual([])
})

test('no one else sees or changes a delivery; the link of a mail changes a guest’s, and not an account’s [ACC-07]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 0 })
  const [ofMember, ofGuest] = [await buy(member), await buy(await api.client.createGuest())]
  const stranger = await api.client.createGuest()
  for (const { orderId, address } of [ofMember, ofGuest]) {
    expect(errorsOf(await stranger.tryCall('orders.getDelivery', { params: { orderId } }))).toEqual([404, 'OHS4004'])
    const change = await stranger.tryCall('orders.changeDelivery', toChange(orderId, address, moved))
    expect(errorsOf(change)).toEqual([404, 'OHS4004'])
  }
  const open = async (orderNo: string) => {
    const st = signOrderLink(api.deps, { orderNo, action: 'track' })
    const { accessToken } = await stranger.call('auth.token', { body: { orderNo, st, action: 'track' as const } })
    return api.client.withToken(accessToken)
  }
  const linked = await (await open(ofMember.orderId)).tryCall(
    'orders.changeDelivery',
    toChange(ofMember.orderId, ofMember.address, moved),
  )
  expect(errorsOf(linked)).toEqual([404, 'OHS4004'])
  const guest = await open(ofGuest.orderId)
  const changed = await guest.call('orders.changeDelivery', toChange(ofGuest.orderId, ofGuest.address, moved))
  expect(changed.order.shippingAddress).toMatchObject(moved)
})

test('a changed delivery is confirmed by a mail to the order’s address, which names the agent who changed it [ACC-07]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('de-de')
  const { orderId, address } = await buy(guest)
  await guest.call('orders.changeDelivery', toChange(orderId, address, { firstName: 'Grace' }))
  const [job] = await jobsOf(api, orderId)
  await sendDeliveryMail(api.deps)(job.data)
  await sendDeliveryMail(api.deps)({ ...job.data, key: 'by-agent', agent: 'Mia Kern' })
  const files = (await readdir(api.deps.mailFolder)).filter((file) => /^delivery-.*html$/.test(file))
  const mails = await Promise.all(files.map((file) => readFile(`${api.deps.mailFolder}/${file}`, 'utf8')))
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(mail).toContain('Grace')
  expect(mails.filter((mail) => mail.includes('Mia Kern aus unserem Kundenservice'))).toHaveLength(1)
})
