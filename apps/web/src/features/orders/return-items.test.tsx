import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { queryClient } from '../../client/api/query-client.ts'
import { ReturnItemsDialog } from './return-items-dialog/return-items-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const item = (id: string, name: string, bonus = false) => ({
  ...{ id, name, qty: 2, variants: [], productImageURL: '', bonus },
})
const state = (itemId: string, returnable: number) => ({
  ...{ itemId, givenBack: 0, cancellable: 0, returnable, isResendable: false },
})
const record = {
  order: {
    orderNumber: 'A1B2C3D4E5',
    currency: 'USD',
    items: [item('shoes', 'Court'), item('tee', 'Tee'), item('hat', 'Hat'), item('gift', 'Socks', true)],
  },
  items: [state('shoes', 2), state('tee', 1), state('hat', 0), state('gift', 1)],
  returns: [],
}
const preview = {
  items: [],
  amount: 129.9,
  payments: [{ code: 'CREDIT_CARD', label: 'Card', amount: 129.9, additionalData: { brand: 'visa', last4: '4242' } }],
}

const sizes = [
  { variantId: 'court-10', size: '10', isAvailable: true },
  { variantId: 'court-11', size: '11', isAvailable: false },
]

type Sent = {
  returnId: string
  items: { itemId: string; qty: number; reason: string; exchangeVariantId?: string }[]
  way: string
  parcels: number
}

/** Shows the dialog of an order; its registrations are answered by the reply. */
async function show(
  reply: () => Response = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
) {
  const sent: Sent[] = []
  const previewed: { itemId: string; qty: number; isExchange?: boolean }[][] = []
  const resolve = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path.includes('/returnLabel')) {
      sent.push(JSON.parse(String(init?.body)))
      return reply()
    }
    if (path.includes('/preview')) {
      previewed.push(JSON.parse(String(init?.body)).items)
      return Response.json(preview)
    }
    if (path.includes('/sizes')) return Response.json({ items: [{ itemId: 'shoes', sizes }] })
    return Response.json(path.includes('/purchase/') ? record : { consumerType: 'GUEST', expiresIn: 900 })
  })
  await showInShop(
    <ReturnItemsDialog args={{ orderNumber: 'A1B2C3D4E5' }} resolve={resolve} dismiss={() => undefined} />,
    { areas: ['common', 'orders', 'errors', 'payment'] },
  )
  return { sent, previewed, resolve }
}

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

const confirm = (count: number) => page.getByRole('button', { name: words('orders.return.confirm', { count }) })
const reasonOf = (name: string) => page.getByRole('combobox', { name: words('orders.return.reason.of', { name }) })

test('lines, units and reasons are chosen, the refund is shown before, and the return is registered [ACC-08]', async () => {
  const { sent, previewed, resolve } = await show()
  await page.getByRole('checkbox', { name: 'Court' }).click()
  await page.getByRole('button', { name: words('common.quantity.decrease') }).click()
  await reasonOf('Court').selectOptions('too_small')
  await expect.element(page.getByText('$129.90', { exact: true })).toBeVisible()
  await expect.poll(() => previewed.at(-1)).toEqual([{ itemId: 'shoes', qty: 1 }])
  await page.getByRole('combobox', { name: words('orders.return.parcels') }).selectOptions('2')
  await confirm(1).click()
  await expect.poll(() => resolve.mock.calls.length).toBe(1)
  expect(sent).toMatchObject([{ items: [{ itemId: 'shoes', qty: 1, reason: 'too_small' }], way: 'parcel', parcels: 2 }])
})

test('only what can be sent back is offered, and gifts are not asked about [ACC-08]', async () => {
  await show()
  await expect.element(page.getByRole('checkbox', { name: 'Tee' })).toBeVisible()
  const names = page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.textContent)
  expect(names).toEqual(['Court', 'Tee'])
})

test('nothing chosen and a missing reason are said, and nothing is sent [ACC-08]', async () => {
  const { sent } = await show()
  await page.getByRole('checkbox', { name: 'Tee' }).click()
  await confirm(1).click()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(words('orders.return.reason.missing'))
  await expect.element(reasonOf('Tee')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('checkbox', { name: 'Tee' }).click()
  await confirm(0).click()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(words('orders.return.chooseOne'))
  expect(sent).toEqual([])
})

test('a label that could not be made can be asked for again, under the same id [ACC-08] [ERR-02]', async () => {
  const answer = { errorDetails: [{ errorId: 'RTN500', message: 'server' }], correlationId: 'c' }
  const replies = [
    () => Response.json(answer, { status: errorCatalogue.RTN500.status }),
    () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
  ]
  const { sent, resolve } = await show(() => replies.shift()?.() ?? Response.error())
  await page.getByRole('checkbox', { name: 'Tee' }).click()
  await reasonOf('Tee').selectOptions('faulty')
  await page.getByRole('radio', { name: words('orders.return.way.store'), exact: false }).click()
  await confirm(1).click()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent(words('RTN500'))
  await confirm(1).click()
  await expect.poll(() => resolve.mock.calls.length).toBe(1)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toMatchObject({ way: 'store', parcels: 1 })
})

test('another size is chosen in the place of the refund, and one that is sold out cannot be [ACC-08]', async () => {
  const { sent, previewed, resolve } = await show()
  await page.getByRole('checkbox', { name: 'Court' }).click()
  await reasonOf('Court').selectOptions('too_small')
  const choice = page.getByRole('combobox', { name: words('orders.return.exchange.of', { name: 'Court' }) })
  await expect.element(choice).toHaveValue('')
  const soldOut = page.getByRole('option', { name: words('orders.return.exchange.soldOut', { size: '11' }) })
  await expect.element(soldOut).toBeDisabled()
  await choice.selectOptions('court-10')
  await expect.element(page.getByText(words('orders.return.exchange.nothingBack'))).toBeVisible()
  await expect.element(page.getByText(words('orders.return.exchange.note'))).toBeVisible()
  await expect.poll(() => previewed.at(-1)).toEqual([{ itemId: 'shoes', qty: 2, isExchange: true }])
  await confirm(2).click()
  await expect.poll(() => resolve.mock.calls.length).toBe(1)
  expect(sent[0]?.items).toEqual([{ itemId: 'shoes', qty: 2, reason: 'too_small', exchangeVariantId: 'court-10' }])
})

test('an item without another size has no choice of one [ACC-08]', async () => {
  await show()
  await page.getByRole('checkbox', { name: 'Tee' }).click()
  await expect.element(reasonOf('Tee')).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: words('orders.return.exchange.of', { name: 'Tee' }) }))
    .not.toBeInTheDocument()
})

test('what was missing is said no more once it is chosen, and the button names a number only when something is chosen', async () => {
  await show()
  await page.getByRole('button', { name: 'Return items', exact: true }).click()
  await expect.element(page.getByText(words('orders.return.chooseOne'))).toBeVisible()
  await page.getByRole('checkbox', { name: 'Court' }).click()
  await expect.element(page.getByText(words('orders.return.chooseOne'))).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Return 2 items' }).click()
  const missing = page.getByRole('alert').filter({ hasText: words('orders.return.reason.missing') })
  await expect.element(missing).toBeVisible()
  await reasonOf('Court').selectOptions('too_small')
  await expect.element(missing).not.toBeInTheDocument()
})
