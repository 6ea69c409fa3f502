import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { formatMessage } from '@lacehouse/messages'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { ApiError } from '../../client/api/api-error.ts'
import { addItem } from '../../client/cart/add-item.ts'
import { ReorderButton } from './reorder-button.tsx'

vi.mock('../../client/cart/add-item.ts', { spy: true })

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const item = (productId: string, name: string, bonus = false) => ({
  productId,
  name,
  qty: 2,
  upc: productId,
  bonus,
  price: {},
})
const items = [item('court', 'Court'), item('tee', 'Tee'), item('cap', 'Cap'), item('gift', 'Socks', true)]

type Refusals = Record<string, ApiError>
type Sent = { readonly productId: string; readonly key: string | undefined }

/** Shows the button; an item with a refusal is refused, the others are added. */
async function show(refusals: Refusals): Promise<Sent[]> {
  const sent: Sent[] = []
  vi.mocked(addItem).mockImplementation(async ({ productId }, _, options) => {
    sent.push({ productId, key: options?.idempotencyKey })
    const refusal = refusals[productId]
    if (refusal) throw refusal
    return {} as never
  })
  await showInShop(<ReorderButton items={items as never} />, { areas: ['common', 'orders', 'account', 'errors'] })
  return sent
}

const refuse = (errorId: keyof typeof errorCatalogue) =>
  new ApiError({
    status: errorCatalogue[errorId].status,
    details: [{ errorId, message: 'server' }],
    correlationId: 'c',
  })

const press = () => page.getByRole('button', { name: words('orders.reorder') }).click()
const list = (sent: readonly Sent[]) => sent.map(({ productId }) => productId)

test('after a failure midway another attempt adds only what is missing, under the same key', async () => {
  const refusals: Refusals = { tee: ApiError.unreachable('c', null) }
  const sent = await show(refusals)
  await press()
  await expect.element(page.getByText(words('orders.reorder.added', { count: 2 }))).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words('errors.serverAway'))
  expect(list(sent)).toEqual(['court', 'tee'])
  delete refusals.tee
  await press()
  await expect.element(page.getByText(words('orders.reorder.added', { count: 6 }))).toBeVisible()
  expect(list(sent)).toEqual(['court', 'tee', 'tee', 'cap'])
  expect(sent[2]?.key).toBe(sent[1]?.key)
})

test('what is not sold any more is named as such, and what is refused otherwise is not', async () => {
  const sent = await show({ court: refuse('INV405'), tee: refuse('INV408') })
  await press()
  const result = page.getByRole('status').filter({ hasText: words('orders.reorder.gone') })
  const named = `${words('orders.reorder.gone')}Court${words('orders.reorder.left')}Tee`
  await expect.poll(() => result.element().textContent).toContain(named)
  await expect.element(page.getByRole('alert')).toHaveTextContent(words('INV408'))
  expect(list(sent)).toEqual(['court', 'tee', 'cap'])
  await press()
  await expect.poll(() => list(sent)).toEqual(['court', 'tee', 'cap', 'tee'])
  // The server would answer the same key with the same refusal.
  expect(sent[3]?.key).not.toBe(sent[1]?.key)
})
