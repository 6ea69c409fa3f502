import { readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { addPerson, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { sendOrderMail } from './send-order-mail.ts'

const addMember = async (api: TestApi, points: number, locale = 'en-us') => {
  const member = await addPerson(api, { points: 0, locale })
  await api.database.db.pool.query(
    `insert into points_entries (member_id, kind, points, order_number) values ($1, 'earn', $2, $3)`,
    [`M-${member.id}`, points, `LH-${member.id}`],
  )
  return member
}

const buy = async (shopper: TestShopper): Promise<string> => {
  const { id } = await createCartWith(shopper, variantOf('court'))
  await makeReady(shopper, id)
  return (await shopper.call('checkout.placeOrder', { body: { cartId: id } })).orderNumber
}

/** Sends the confirmation of an order; `again` as staff send it once more. */
const send = async (api: TestApi, orderNumber: string, again?: string) => {
  await sendOrderMail(api.deps)({ orderNumber, ...(again && { again }) })
  const end = again ? `-again-${again}` : ''
  return readFile(`${api.deps.mailFolder}/order-${formatOrderNumber(orderNumber)}${end}.html`, 'utf8')
}

test('the confirmation names the points by the factor of the tier, and no tier that the member had before [LOY-01] [CHK-13]', async ({
  api,
}) => {
  const mail = await send(api, await buy(await addMember(api, 600)))
  expect(mail).toContain('You earned 125 points')
  expect(mail).not.toContain('new tier')
})

test('the confirmation of the order that reaches a tier names the tier in the language of the order, also when it is sent again later', async ({
  api,
}) => {
  const member = await addMember(api, 390, 'de-de')
  const orderNumber = await buy(member)
  expect(await send(api, orderNumber)).toContain('Sie haben eine neue Stufe erreicht: Silber.')
  const next = await buy(member)
  expect(await send(api, next)).not.toContain('neue Stufe')
  expect(await send(api, orderNumber, 'later')).toContain('Sie haben eine neue Stufe erreicht: Silber.')
})

test('an order whose goods came back reached no tier, and a member of a site without tiers reads of none', async ({
  api,
}) => {
  const orderNumber = await buy(await addMember(api, 450))
  const fulfilment = createFulfilment(api.deps)
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  await fulfilment.refund({ orderNumber, key: 'all', reason: 'too small', items: null })
  expect(await send(api, orderNumber)).not.toContain('new tier')
  expect(await send(api, await buy(await addMember(api, 450, 'fr-ca')))).not.toContain('nouveau palier')
})
