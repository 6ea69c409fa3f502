import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { ProductPage } from './product-page.tsx'
import { ProductsPage } from './products-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const productId = 'LHCOURT001'
const found = {
  ...{ productId, version: 'v1', brand: 'Lacehouse', state: 'live', updatedAt: '2026-11-20T10:00:00Z' },
  ...{ locales: ['en-us', 'de-de'], names: { 'en-us': 'Court' }, descriptions: {}, richDescriptions: {} },
  options: [],
  categoryIds: ['7100'],
  facts: {
    ...{ version: 'f1', badge: null, eyebrow: null, launchAt: null, presale: false, isReserveInStoreOnly: false },
    ...{ modelMeasurements: {}, upsells: [], upsellLayout: 'list' },
  },
  colours: [{ colourCode: 'red', name: 'Red' }],
  variants: [{ variantId: 'V001', upc: '1', colourCode: 'red', size: '8', state: 'live' }],
  priceLists: [
    {
      ...{ priceList: 'us-usd', currency: 'USD', siteIds: ['LH-US'], version: '7' },
      entries: [{ kind: 'base', amount: 90, from: '2026-11-01T00:00:00Z' }],
    },
  ],
  pages: [],
}
const stock = {
  ...{ siteId: 'LH-US', siteIds: ['LH-US'], locations: [{ locationId: 'us-east', name: 'Depot', kind: 'warehouse' }] },
  items: [{ variantId: 'V001', locationId: 'us-east', onHand: 5, reserved: 2 }],
}

const show = (rights: Parameters<typeof showPage>[1]['rights'], replies = {}) =>
  showPage(<ProductPage />, {
    ...{ rights, address: `/products/${productId}`, path: '/products/:productId' },
    replies: {
      'GET /products/': found,
      [`GET /products/${productId}/stock`]: stock,
      [`GET /products/${productId}/media`]: { version: 'm1', media: [], colours: [] },
      'GET /product-marks': { marks: [] },
      'GET /categories': { categories: [{ categoryId: '7100', path: 'Workshop' }] },
      ...replies,
    },
  })

afterEach(() => vi.restoreAllMocks())

test('the list asks the server for its state and its order', async () => {
  const item = {
    productId,
    name: 'Court',
    brand: 'L',
    state: 'draft',
    variants: 1,
    free: 3,
    updatedAt: found.updatedAt,
  }
  const asked = await showPage(<ProductsPage />, {
    rights: ['catalogue.read'],
    replies: { 'GET /products': { items: [item], total: 1, page: 1, pageSize: 25 } },
  })
  await expect.element(page.getByRole('link', { name: 'Court' })).toBeVisible()
  await page.getByLabelText(t('backoffice.products.state')).selectOptions('draft')
  await expect.poll(() => asked.at(-1)?.call).toContain('state=draft')
})

test('words are saved with the version that was loaded, and a change of someone else is shown with a way to load it [MER-01]', async () => {
  const refused = Response.json({ errorDetails: [{ errorId: 'CTG409', message: 'Changed.' }] }, { status: 409 })
  const asked = await show(['catalogue.read', 'catalogue.edit'], { 'PUT /products/': refused })
  await page.getByLabelText(t('backoffice.products.locale')).selectOptions('de-de')
  await page.getByLabelText(t('backoffice.products.name'), { exact: true }).fill('Platz')
  await page.getByRole('button', { name: t('backoffice.products.save'), exact: true }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Changed.')
  await expect.element(page.getByRole('button', { name: t('backoffice.products.reload') })).toBeVisible()
  expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    ...{ version: 'v1', names: { 'en-us': 'Court', 'de-de': 'Platz' }, categoryIds: ['7100'], state: 'live' },
  })
})

test('words that were saved are said to be, until they are changed again [MER-01]', async () => {
  const asked = await show(['catalogue.read', 'catalogue.edit'], { 'PUT /products/': { ...found, version: 'v2' } })
  const name = page.getByLabelText(t('backoffice.products.name'), { exact: true })
  const save = page.getByRole('button', { name: t('backoffice.products.save'), exact: true })
  await name.fill('Court II')
  await save.click()
  await expect.element(page.getByText(t('backoffice.products.saved'))).toBeVisible()
  await name.fill('Court III')
  await expect.element(page.getByText(t('backoffice.products.saved'))).not.toBeInTheDocument()
  await save.click()
  await expect.poll(() => asked.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 'v2' })
})

test('a reduced price is set with its period on the version of its list [MER-02]', async () => {
  const asked = await show(['catalogue.read', 'catalogue.prices'], { 'PUT /products/': found })
  await page.getByLabelText(t('backoffice.products.price.sale', { currency: 'USD' })).fill('79,5')
  await page.getByLabelText(t('backoffice.products.price.until')).fill('2030-01-01T10:00')
  await page.getByRole('button', { name: t('backoffice.products.price.set') }).click()
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
    .toMatchObject({ priceList: 'us-usd', version: '7', base: 90, sale: { amount: 79.5, until: expect.any(String) } })
})

test('a price that was saved is said to be, with the focus on its button, until another is typed [MER-02]', async () => {
  const [list] = found.priceLists
  const saved = { ...found, priceLists: [{ ...list, version: '8', entries: [{ ...list?.entries[0], amount: 95 }] }] }
  await show(['catalogue.read', 'catalogue.prices'], { 'PUT /products/': saved })
  const price = page.getByLabelText(t('backoffice.products.price.base', { currency: 'USD' }))
  const submit = page.getByRole('button', { name: t('backoffice.products.price.set') })
  await price.fill('95')
  await submit.click()
  await expect.element(page.getByText(t('backoffice.products.saved'))).toBeVisible()
  await expect.element(submit).toHaveFocus()
  await expect.element(price).toHaveValue('95')
  await price.fill('99')
  await expect.element(page.getByText(t('backoffice.products.saved'))).not.toBeInTheDocument()
})

test('a count names what was seen, and is not offered below what is reserved or without the right [MER-03]', async () => {
  const asked = await show(['catalogue.read', 'catalogue.stock'], { 'PUT /products/': stock })
  await page.getByRole('button', { name: t('backoffice.products.stock.countOf', { variant: 'Red, 8' }) }).click()
  const field = page.getByLabelText(t('backoffice.products.stock.quantity'))
  const submit = page.getByRole('dialog').getByRole('button', { name: t('backoffice.products.stock.count') })
  await field.fill('1')
  await expect.element(submit).toBeDisabled()
  await field.fill('9')
  await submit.click()
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
    .toEqual({ variantId: 'V001', locationId: 'us-east', expected: 5, quantity: 9, reason: 'count' })
})

test('without rights to change nothing is offered', async () => {
  await show(['catalogue.read'])
  await expect.element(page.getByRole('heading', { name: 'Court' })).toBeVisible()
  for (const name of [
    'backoffice.products.save',
    'backoffice.products.price.set',
    'backoffice.products.stock.count',
  ] as const)
    await expect.element(page.getByRole('button', { name: t(name) })).not.toBeInTheDocument()
})
