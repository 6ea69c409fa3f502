import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { addConsumer, createCartWith, makeReady, openBackoffice, signInAs, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('staff change a delivery before the packing; the log names the fields and the mail names who did it [ACC-07]', async ({
  api,
}) => {
  const staff = await openBackoffice(api, { rights: staffRights })
  const { email, consumerNo } = await addConsumer(api.database.db, {})
  const shopper = await signInAs(api.client, { email })
  const { id } = await createCartWith(shopper, variantOf('court'), 1)
  await makeReady(shopper, id)
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  const params = { orderNumber }
  const { editableAddress } = await staff.call('backoffice.getOrder', { params })
  if (!editableAddress) throw new Error('the address cannot be changed')
  const address = { ...editableAddress, addressLine1: '200 Park Avenue' }
  const changed = await staff.call('backoffice.changeDelivery', { params, body: { address } })
  expect(changed.shippingAddress?.lines).toContain('200 Park Avenue')
  expect(changed.timeline[0]).toMatchObject({ kind: 'delivery', actor: 'Sam Ortiz' })
  await staff.call('backoffice.changeDelivery', { params, body: { address } })
  const entries = 'select action, consumer_no as customer, data from staff_actions where subject = $1 order by id'
  const log = (await api.database.db.pool.query(entries, [orderNumber])).rows
  expect(log).toMatchObject([{ action: 'backoffice.changeDelivery', customer: consumerNo }])
  expect(JSON.stringify(log)).toContain('addressLine1')
  expect(JSON.stringify(log)).not.toContain('Park Avenue')
  const jobs = `select data ->> 'agent' as agent from pgboss.job where name = 'delivery-mail' and data ->> 'orderNumber' = $1`
  expect((await api.database.db.pool.query(jobs, [orderNumber])).rows).toEqual([{ agent: 'Sam Ortiz' }])
})

test('without the right, and once it is packed, staff change no delivery [ACC-07]', async ({ api }) => {
  const reader = await openBackoffice(api, { rights: ['orders.read'] })
  const staff = await openBackoffice(api, { rights: staffRights })
  const guest = await api.client.createGuest()
  const { id } = await createCartWith(guest, variantOf('court'), 1)
  await makeReady(guest, id)
  const { orderNumber, shipments } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  const params = { orderNumber }
  const { editableAddress: address } = await staff.call('backoffice.getOrder', { params })
  const change = { params, body: { address } }
  expect((await reader.tryCall('backoffice.changeDelivery', change)).status).toBe(403)
  const [shipment] = shipments
  await staff.call('backoffice.moveShipment', { params, body: { shipmentId: shipment?.shipmentId, to: 'picking' } })
  expect(await staff.tryCall('backoffice.changeDelivery', change)).toBeRefused(409, 'ORD421')
  expect((await staff.call('backoffice.getOrder', { params })).editableAddress).toBeUndefined()
})
