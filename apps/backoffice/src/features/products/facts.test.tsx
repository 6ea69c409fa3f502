import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { ProductPage } from './product-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const facts = 'backoffice.products.facts'
const productId = 'LHCOURT001'
const boot = { productId: 'LHBOOT0001', name: 'Boot', state: 'live' }
const sock = { productId: 'LHSOCK0001', name: 'Sock', state: 'draft' }
const saved = {
  ...{ version: 'f1', badge: null, eyebrow: null, launchAt: null, presale: false, isReserveInStoreOnly: false },
  ...{ modelMeasurements: {}, upsells: [boot, sock], upsellLayout: 'list' },
}
const found = {
  ...{ productId, version: 'v1', brand: 'Lacehouse', state: 'live', updatedAt: '2026-11-20T10:00:00Z' },
  ...{ locales: ['en-us', 'de-de'], names: { 'en-us': 'Court' }, descriptions: {}, richDescriptions: {} },
  ...{ options: [], categoryIds: [], colours: [], variants: [], priceLists: [], pages: [], facts: saved },
}
const marks = [
  { code: 'new', words: { 'en-us': 'New', 'de-de': 'Neu' } },
  { code: 'coming-soon', words: { 'en-us': 'Coming soon', 'de-de': 'Demnächst' } },
]
const item = { productId: 'LHCAP00001', name: 'Cap', brand: 'L', state: 'live', variants: 1, free: 3, updatedAt: '' }

const show = (replies = {}, own = {}, canEdit = true) =>
  showPage(<ProductPage />, {
    rights: ['catalogue.read', ...(canEdit ? (['catalogue.edit'] as const) : [])],
    ...{ address: `/products/${productId}`, path: '/products/:productId' },
    replies: {
      'GET /products/': { ...found, facts: { ...saved, ...own } },
      'GET /products?': { items: [item, { ...item, ...boot }], total: 2, page: 1, pageSize: 20 },
      [`GET /products/${productId}/stock`]: { siteId: 'LH-US', siteIds: ['LH-US'], locations: [], items: [] },
      [`GET /products/${productId}/media`]: { version: 'm1', media: [], colours: [] },
      'GET /categories': { categories: [] },
      'GET /product-marks': { marks },
      ...replies,
    },
  })

type Asked = Awaited<ReturnType<typeof show>>
const findBody = (asked: Asked) => asked.find(({ call }) => call.startsWith('PUT'))?.body
const save = () => page.getByRole('button', { name: t(`${facts}.save`) })
const choose = (field: 'badge' | 'eyebrow', name: string) =>
  page.getByLabelText(t(`${facts}.${field}`), { exact: true }).selectOptions(name)
const wordsOf = (field: 'badge' | 'eyebrow') => page.getByLabelText(t(`${facts}.${field}.words`))
const names = () =>
  page
    .getByRole('region', { name: t(`${facts}.title`) })
    .getByRole('listitem')
    .all()
    .map((one) => one.element().textContent?.match(/Boot|Sock|Cap/)?.[0])

afterEach(() => vi.restoreAllMocks())

test('a badge that the shop knows comes with its words in every language, which staff change one by one [MER-07]', async () => {
  const badge = { code: 'new', words: { 'en-us': 'New', 'de-de': 'Ganz neu' } }
  const asked = await show({ 'PUT /products/': { ...found, facts: { ...saved, version: 'f2', badge } } })
  await choose('badge', 'New')
  await expect.element(wordsOf('badge')).toHaveValue('New')
  await page.getByLabelText(t(`${facts}.locale`)).selectOptions('de-de')
  await expect.element(wordsOf('badge')).toHaveValue('Neu')
  await wordsOf('badge').fill('Ganz neu')
  await save().click()
  await expect.element(page.getByText(t('backoffice.products.saved'))).toBeVisible()
  expect(findBody(asked)).toEqual({
    ...{ ...saved, badge, upsells: [boot.productId, sock.productId] },
  })
  // The next change names the version that was saved.
  await page.getByLabelText(t(`${facts}.presale`)).click()
  await expect.element(page.getByText(t('backoffice.products.saved'))).not.toBeInTheDocument()
  await save().click()
  await expect.poll(() => asked.filter(({ call }) => call.startsWith('PUT')).length).toBe(2)
  expect(asked.findLast(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 'f2', presale: true })
})

test('an eyebrow of own words without words is refused at its field before it is sent [MER-07]', async () => {
  const asked = await show()
  await choose('eyebrow', t(`${facts}.mark.own`))
  await save().click()
  await expect.element(wordsOf('eyebrow')).toHaveAccessibleDescription(t(`${facts}.reason.mark_without_words`))
  await expect.element(wordsOf('eyebrow')).toHaveFocus()
  expect(findBody(asked)).toBeUndefined()
  await wordsOf('eyebrow').fill('Vegan')
  await expect.element(wordsOf('eyebrow')).not.toHaveAttribute('aria-invalid')
})

test('what the server refuses is shown at its field, in the language that is meant [MER-07]', async () => {
  const detail = { errorId: 'API400', message: 'Too long in German.', field: 'badge.words.de-de' }
  const refused = Response.json({ errorDetails: [detail] }, { status: 400 })
  await show({ 'PUT /products/': refused })
  await choose('badge', 'New')
  await save().click()
  await expect.element(wordsOf('badge')).toHaveAccessibleDescription(detail.message)
  await expect.element(wordsOf('badge')).toHaveValue('Neu')
  await expect.element(wordsOf('badge')).toHaveFocus()
})

test('a mark of coming soon says what it does, and so does a launch [MER-07]', async () => {
  await show({}, { launchAt: '2027-03-12T10:00:30.000Z' })
  await choose('badge', 'Coming soon')
  await expect.element(page.getByText(t(`${facts}.mark.hint.comingSoon`))).toBeVisible()
  await expect
    .element(page.getByLabelText(t(`${facts}.launch`), { exact: true }))
    .toHaveAccessibleDescription(t(`${facts}.launch.hint`))
})

test('a launch is a moment in the time zone of the browser, and keeps its seconds where it is not touched [MER-07]', async () => {
  const launchAt = '2027-03-12T10:00:30.000Z'
  const asked = await show({ 'PUT /products/': found }, { launchAt })
  await save().click()
  await expect.poll(() => findBody(asked)).toMatchObject({ launchAt })
  const launch = page.getByLabelText(t(`${facts}.launch`), { exact: true })
  await launch.fill('2027-04-01T08:00')
  await save().click()
  await expect
    .poll(() => asked.findLast(({ call }) => call.startsWith('PUT'))?.body)
    .toMatchObject({ launchAt: new Date('2027-04-01T08:00').toISOString() })
})

test('upsells are searched, added, moved and removed by the keyboard alone [MER-07]', async () => {
  const asked = await show({ 'PUT /products/': found })
  const search = page.getByLabelText(t(`${facts}.upsells.search`))
  await search.fill('cap')
  await userEvent.keyboard('{Enter}')
  const add = page.getByRole('button', { name: t(`${facts}.upsells.add`, { name: `Cap ${item.productId}` }) })
  // What is in the list already is not offered again.
  await expect.element(page.getByText(t(`${facts}.upsells.found`, { count: 1 }))).toBeVisible()
  expect(findBody(asked)).toBeUndefined()
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('')
  const up = page.getByRole('button', { name: t(`${facts}.upsells.up`, { name: 'Cap' }) })
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(up).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Cap', 'Boot', 'Sock'])
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  page
    .getByRole('button', { name: t(`${facts}.upsells.remove`, { name: 'Boot' }) })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await page.getByLabelText(t(`${facts}.upsells.layout`)).selectOptions('carousel')
  await save().click()
  await expect
    .poll(() => findBody(asked))
    .toMatchObject({ upsells: [item.productId, sock.productId], upsellLayout: 'carousel' })
})

test('a change of someone else is shown with a way to load it, and what was typed elsewhere stays [MER-07]', async () => {
  const refused = Response.json({ errorDetails: [{ errorId: 'CTG409', message: 'Changed.' }] }, { status: 409 })
  await show({ 'PUT /products/': refused })
  await page.getByLabelText(t('backoffice.products.name'), { exact: true }).fill('Typed')
  await page.getByLabelText(t(`${facts}.storesOnly`)).click()
  await save().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Changed.')
  await page.getByRole('button', { name: t('backoffice.products.reload') }).click()
  await expect.element(page.getByLabelText(t(`${facts}.storesOnly`))).not.toBeChecked()
  await expect.element(page.getByLabelText(t('backoffice.products.name'), { exact: true })).toHaveValue('Typed')
})

test('without the right to edit nothing of the facts can be changed [MER-07]', async () => {
  await show({}, {}, false)
  await expect.element(page.getByLabelText(t(`${facts}.presale`))).toBeDisabled()
  await expect.element(save()).not.toBeInTheDocument()
  await expect.element(page.getByLabelText(t(`${facts}.upsells.search`))).not.toBeInTheDocument()
})
