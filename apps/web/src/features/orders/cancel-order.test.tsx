import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { queryClient } from '../../client/api/query-client.ts'
import { CancelOrderDialog } from './cancel-order-dialog/cancel-order-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const item = (id: string, name: string, bonus = false) => ({
  id,
  name,
  qty: 2,
  variants: [],
  productImageURL: '',
  bonus,
})
const record = {
  order: {
    orderNumber: 'A1B2C3D4E5',
    items: [item('shoes', 'Court'), item('tee', 'Tee'), item('gift', 'Socks', true)],
  },
  items: [
    { itemId: 'shoes', givenBack: 0, cancellable: 2, returnable: 0, isResendable: false },
    { itemId: 'tee', givenBack: 1, cancellable: 1, returnable: 0, isResendable: false },
    { itemId: 'gift', givenBack: 0, cancellable: 2, returnable: 0, isResendable: false },
  ],
}

type Sent = { cancellationId: string; items: { itemId: string; qty: number }[] }

/** Shows the dialog of an order; its cancellations are answered by the status and the body. */
async function show({ status = 200, answer = record as unknown, of = record as unknown } = {}) {
  const sent: Sent[] = []
  const resolve = vi.fn()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/CancelOrder')) {
      sent.push(JSON.parse(String(init?.body)))
      return Response.json(answer, { status })
    }
    return Response.json(path.includes('/purchase/') ? of : { consumerType: 'GUEST', expiresIn: 900 })
  })
  await showInShop(
    <CancelOrderDialog args={{ orderNumber: 'A1B2C3D4E5' }} resolve={resolve} dismiss={() => undefined} />,
    {
      areas: ['common', 'orders', 'errors'],
    },
  )
  return { sent, resolve }
}

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

const confirm = (count: number) => page.getByRole('button', { name: words('orders.cancel.confirm', { count }) })

test('everything that can be cancelled is chosen at first, and gifts are not asked about [ACC-07]', async () => {
  const { sent, resolve } = await show()
  await confirm(3).click()
  await expect.poll(() => resolve.mock.calls.length).toBe(1)
  expect(sent[0]?.items).toEqual([
    { itemId: 'shoes', qty: 2 },
    { itemId: 'tee', qty: 1 },
  ])
  expect(page.getByText('Socks').elements()).toEqual([])
})

test('single units are chosen, and a refusal stays in the dialog under the same id [ACC-07]', async () => {
  const answer = { errorDetails: [{ errorId: 'ORD420', message: 'server' }], correlationId: 'c' }
  const { sent } = await show({ status: errorCatalogue.ORD420.status, answer })
  await page.getByRole('checkbox', { name: 'Tee' }).click()
  await page.getByRole('button', { name: words('common.quantity.decrease') }).click()
  await confirm(1).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words('ORD420'))
  await confirm(1).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]?.items).toEqual([{ itemId: 'shoes', qty: 1 }])
})

test('nothing chosen is said, and nothing is sent [ACC-07]', async () => {
  const { sent } = await show()
  await page.getByRole('checkbox', { name: 'Court' }).click()
  await page.getByRole('checkbox', { name: 'Tee' }).click()
  await confirm(0).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words('orders.cancel.chooseOne'))
  expect(sent).toEqual([])
})

test('an order that is packed offers nothing to cancel [ACC-07]', async () => {
  await show({
    of: {
      ...record,
      items: record.items.map((one) => ({ ...one, cancellable: 0, returnable: 0, isResendable: false })),
    },
  })
  await expect.element(page.getByText(words('ORD420'))).toBeVisible()
  await expect.element(confirm(0)).toBeDisabled()
})
