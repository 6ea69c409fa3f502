import type { Product, ProductTile } from '@lacehouse/contracts'
import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { formatMessage } from '@lacehouse/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { ApiError } from '../../../client/api/api-error.ts'
import { addItem } from '../../../client/cart/add-item.ts'
import { rememberSize } from '../../../client/products/my-sizes.ts'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { packMember } from './pack-member.ts'
import { ProductSetPage } from './product-set-page.tsx'

vi.mock('../../../client/cart/add-item.ts', { spy: true })
vi.mock('../../../ui/dialogs/open-dialog.ts', { spy: true })

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const image = { url: '/i/test/fog', alt: '', view: 'side', width: 800, height: 1000 }
const option = (value: string) => ({ value, label: value, available: true, price: null, swatch: '#efece4', id: value })

type Stock = Readonly<Record<string, number>>

/** A product in two colours and two sizes; `stock` has quantities by colour and size, of which the rest is 9. */
const toProduct = (id: string, cost: number, stock: Stock = {}, more: Partial<Product> = {}): Product =>
  ({
    ...{
      id,
      name: `Product ${id.slice(-1)}`,
      url: `/en-us/p/x-${id}`,
      brand: 'B',
      currency: 'USD',
      slugs: {},
      categoryIds: [],
    },
    price: { lowOriginal: cost, highOriginal: cost, lowCurrent: cost, highCurrent: cost, showLowestPrice: false },
    ...{ images: { fog: [image], brick: [image] }, sizeChart: 'footwear', audience: 'men', productType: 'standard' },
    ...{
      presale: false,
      ...JSON.parse('{"isRobisOnly":false}'),
      targetPublishDate: null,
      details: [],
      breadcrumbs: [],
    },
    attributes: [
      { type: 'color', label: 'Color', options: [option('fog'), option('brick')] },
      { type: 'size', label: 'Size', options: [option('8'), option('9')] },
    ],
    variants: ['fog', 'brick'].flatMap((color) =>
      ['8', '9'].map((size) => {
        const quantity = stock[`${color} ${size}`] ?? 9
        const stockStatus = quantity > 0 ? 'inStock' : 'outOfStock'
        return {
          ...{ id: `${id}-${color}-${size}`, upc: '', attributes: { color, size }, notifyMe: false, maxQty: 9 },
          ...{ stockStatus, quantity, price: { original: cost, current: cost } },
        }
      }),
    ),
    ...more,
  }) as unknown as Product

const toTile = ({ id, name, url, price, currency }: Product) =>
  ({
    ...{ id, name, url, price, currency, image },
    subtitle: '',
    colours: [],
    available: true,
  }) as unknown as ProductTile

const price = { lowOriginal: 60.3, highOriginal: 60.3, lowCurrent: 60.3, highCurrent: 60.3 }
let sent: { readonly productId: string; readonly key: string | undefined }[] = []
let refusals: Record<string, ApiError> = {}
let products: Product[] = []

const refuse = (errorId: keyof typeof errorCatalogue) =>
  new ApiError({ status: errorCatalogue[errorId].status, details: [{ errorId, message: '' }], correlationId: 'c' })

beforeEach(() => {
  sent = []
  refusals = {}
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const id = String(input).split('/').at(-2)
    const found = products.find((one) => one.id === id)
    // Whatever else is asked for is the time.
    return Response.json(
      found ? { productId: id, variants: found.variants } : { timestamp: 1_795_000_000_000, iso: '' },
    )
  })
  vi.mocked(addItem).mockImplementation(async ({ productId }, _, options) => {
    sent.push({ productId, key: options?.idempotencyKey })
    const refusal = refusals[productId]
    if (refusal) throw refusal
    return {} as never
  })
  vi.mocked(openDialog).mockResolvedValue({ ok: false, reason: 'dismissed' } as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

async function show(...members: Product[]): Promise<void> {
  products = members
  const set = {
    ...{ id: 'LHSET00001', name: 'Weekend', slug: 'weekend', slugs: {}, url: '/en-us/p/weekend-LHSET00001' },
    ...{ description: 'For two days', currency: 'USD', price, products: members.map(toTile) },
    members: members.map(packMember),
  }
  await showInShop(<ProductSetPage set={set as never} />, {
    areas: ['common', 'related', 'product', 'navigation', 'errors'],
  })
  await expect.element(page.getByRole('heading', { name: 'Weekend' })).toBeVisible()
}

const one = toProduct('LHMEMB0001', 20.1)
const two = toProduct('LHMEMB0002', 40.2)
const group = (nth: number) => page.getByRole('group', { name: `Product ${nth}` })
const size = (nth: number) => group(nth).getByLabelText('Size')
const button = (count: number) => page.getByRole('button', { name: words('related.set.add', { count }) })
const list = () => sent.map(({ productId }) => productId)

test('the set is added with one press, each product in its chosen colour and size, at the sum of their prices [CAT-03]', async () => {
  await show(one, two)
  await size(1).selectOptions('8')
  await group(2).getByLabelText('Color').selectOptions('brick')
  await size(2).selectOptions('9')
  await expect.element(page.getByText('$60.30', { exact: true }).last()).toBeVisible()
  await button(2).click()
  await expect.poll(list).toEqual(['LHMEMB0001-fog-8', 'LHMEMB0002-brick-9'])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  await expect.poll(() => vi.mocked(openDialog).mock.calls).toEqual([['mini-cart', { added: 'Weekend' }]])
})

test('the keyboard chooses and adds, and a missing size is named at its field, which gets the focus [CAT-03]', async () => {
  await show(one, toProduct('LHMEMB0002', 40.2, {}, { sizeChart: 'tops' }))
  await size(1).selectOptions('8')
  const add = button(2).element() as HTMLElement
  add.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(size(2)).toHaveAccessibleDescription(words('product.size.missing'))
  expect(document.activeElement).toBe(size(2).element())
  expect(list()).toEqual([])
  await size(2).selectOptions('8')
  await expect.element(size(2)).not.toHaveAccessibleDescription()
  add.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(list).toEqual(['LHMEMB0001-fog-8', 'LHMEMB0002-fog-8'])
})

test('a product that is left out is neither asked for its size nor added, and the sum is without it [CAT-03]', async () => {
  await show(one, two)
  await group(2).getByRole('checkbox').click()
  await size(1).selectOptions('9')
  await expect.element(page.getByText('$20.10', { exact: true }).last()).toBeVisible()
  await button(1).click()
  await expect.poll(list).toEqual(['LHMEMB0001-fog-9'])
})

test('the shopper’s own size is chosen where it is there, also the one just chosen for the same kind of goods [CAT-03]', async () => {
  rememberSize(one, '9')
  await show(one, toProduct('LHMEMB0002', 40.2, { 'fog 9': 0 }))
  await expect.element(size(1)).toHaveValue('9')
  await expect.element(size(2)).toHaveValue('')
  await size(1).selectOptions('8')
  await expect.element(size(2)).toHaveValue('8')
})

test('a product that has sold out, launches or is bought on its own page is not part of the purchase and says so [CAT-03]', async () => {
  const none = { 'fog 8': 0, 'fog 9': 0, 'brick 8': 0, 'brick 9': 0 }
  await show(
    one,
    toProduct('LHMEMB0002', 40.2, none),
    toProduct('LHMEMB0003', 5, {}, { targetPublishDate: '2099-01-01T00:00:00Z' }),
    toProduct('LHMEMB0004', 5, {}, { productType: 'customs' }),
  )
  await expect.element(page.getByText(words('common.soldOut'), { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Launches on/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: `${words('related.set.onItsPage')} Product 4` }))
    .toHaveAttribute('href', '/en-us/p/x-LHMEMB0004')
  await expect.element(page.getByRole('group')).toHaveLength(1)
  await size(1).selectOptions('8')
  await button(1).click()
  await expect.poll(list).toEqual(['LHMEMB0001-fog-8'])
})

test('a size that another colour lacks is named, and is not sent [CAT-03]', async () => {
  await show(toProduct('LHMEMB0001', 20.1, { 'brick 8': 0 }), two)
  await size(1).selectOptions('8')
  await size(2).selectOptions('8')
  await group(1).getByLabelText('Color').selectOptions('brick')
  await expect.element(size(1)).toHaveAccessibleDescription(words('related.set.soldOutChoice'))
  await button(2).click()
  expect(list()).toEqual([])
  expect(document.activeElement).toBe(size(1).element())
})

test('what the cart refuses is said at the product, the others are in the cart, and another press adds only what is left [CAT-03]', async () => {
  refusals = { 'LHMEMB0001-fog-8': refuse('INV405') }
  await show(one, two)
  await size(1).selectOptions('8')
  await size(2).selectOptions('8')
  await button(2).click()
  await expect.element(size(1)).toHaveAccessibleDescription(words('INV405'))
  expect(document.activeElement).toBe(size(1).element())
  await expect
    .element(page.getByRole('status').filter({ hasText: words('related.set.partly', { added: 1, count: 2 }) }))
    .toBeVisible()
  await expect.element(group(2).getByText(words('related.set.inCart'))).toBeVisible()
  expect(openDialog).not.toHaveBeenCalled()
  refusals = {}
  await size(1).selectOptions('9')
  await button(1).click()
  await expect.poll(list).toEqual(['LHMEMB0001-fog-8', 'LHMEMB0002-fog-8', 'LHMEMB0001-fog-9'])
  await expect.poll(() => vi.mocked(openDialog).mock.calls.length).toBe(1)
})

test('after a lost answer the same press sends what is left under the same key [CAT-03]', async () => {
  refusals = { 'LHMEMB0001-fog-8': ApiError.unreachable('c', null) }
  await show(one, two)
  await size(1).selectOptions('8')
  await size(2).selectOptions('8')
  await button(2).click()
  await expect.element(page.getByRole('alert').getByText(words('errors.serverAway'))).toBeVisible()
  expect(list()).toEqual(['LHMEMB0001-fog-8'])
  refusals = {}
  await button(2).click()
  await expect.poll(list).toEqual(['LHMEMB0001-fog-8', 'LHMEMB0001-fog-8', 'LHMEMB0002-fog-8'])
  expect(sent[1]?.key).toBe(sent[0]?.key)
})
