import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { ImportPage } from './import-page.tsx'
import { ImportsPage } from './imports-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const importId = 'b0b0b0b0-0000-4000-8000-000000000001'
const found = {
  ...{ importId, siteId: 'LH-US', locale: 'en-us', fileName: 'products.csv', sizeBytes: 200, readBytes: 200 },
  ...{ isUpdate: false, isStrict: false, hasPictures: true, state: 'checked', format: 'shopify' },
  pictures: { wanted: 12, done: 0, changed: 0, refused: 2 },
  counts: { products: 5, created: 4, changed: 0, priced: 4, stocked: 4, refused: 1 },
  ...{ createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
  problems: [{ line: 3, column: 'Variant Price', reason: 'price_invalid', value: 'cheap', product: 'b' }],
}
const sites = [{ siteId: 'LH-US', currency: 'USD', locales: ['en-us'] }]

afterEach(() => vi.restoreAllMocks())

test('a chosen file is sent in parts and then checked [MER-04]', async () => {
  const asked = await showPage(<ImportsPage />, {
    rights: ['catalogue.import'],
    replies: {
      'GET /imports': { items: [], total: 0, page: 1, pageSize: 25, sites, pictureHosts: ['cdn.example.com'] },
      ...{ 'POST /imports': found, 'PUT /imports': { receivedBytes: 1 } },
    },
  })
  const file = new File(['x'.repeat(800 * 1024)], 'products.csv', { type: 'text/csv' })
  await page.getByLabelText(t('backoffice.imports.file')).upload(file)
  await page.getByRole('button', { name: t('backoffice.imports.check') }).click()
  await expect.poll(() => asked.at(-1)?.call).toMatch(/^POST \/imports\/[0-9a-f-]{36}\/run/)
  expect(asked.at(-1)?.body).toEqual({ run: 'check' })
  const announced = asked.find(({ call }) => call.startsWith('POST /imports?'))?.body
  expect(announced).toMatchObject({
    fileName: 'products.csv',
    sizeBytes: 800 * 1024,
    siteId: 'LH-US',
    fileLocale: 'en-us',
    hasPictures: true,
  })
  expect(asked.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2)
})

test('where nothing was imported, the list says so and what to do [MER-04]', async () => {
  await showPage(<ImportsPage />, {
    rights: ['catalogue.import'],
    replies: { 'GET /imports': { items: [], total: 0, page: 1, pageSize: 25, sites, pictureHosts: [] } },
  })
  await expect.element(page.getByText(t('backoffice.imports.empty'))).toBeVisible()
  expect(page.getByText(t('backoffice.list.empty')).elements()).toEqual([])
})

test('a checked file shows what would change and its refused rows, and is imported by a button [MER-04]', async () => {
  const asked = await showPage(<ImportPage />, {
    ...{ rights: ['catalogue.import'], address: `/imports/${importId}`, path: '/imports/:importId' },
    replies: { 'GET /imports/': found, 'POST /imports/': { ...found, state: 'importing' } },
  })
  await expect.element(page.getByRole('heading', { name: t('backoffice.imports.wouldBe') })).toBeVisible()
  await expect.element(page.getByText(t('backoffice.imports.reason.price_invalid'))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.imports.run') }).click()
  await expect.poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ run: 'import' })
})

test('a running import shows how much of it is read and asks again [MER-04]', async () => {
  const running = { ...found, state: 'importing', readBytes: 50, counts: undefined, problems: [] }
  const asked = await showPage(<ImportPage />, {
    ...{ rights: ['catalogue.import'], address: `/imports/${importId}`, path: '/imports/:importId' },
    replies: { 'GET /imports/': running },
  })
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '25')
  await expect.poll(() => asked.length, { timeout: 5000 }).toBeGreaterThan(1)
})

test('the form says where pictures come from, and leaves them out when only prices and stock are imported [MER-04]', async () => {
  await showPage(<ImportsPage />, {
    rights: ['catalogue.import'],
    replies: {
      'GET /imports': { items: [], total: 0, page: 1, pageSize: 25, sites, pictureHosts: ['cdn.example.com'] },
    },
  })
  const box = page.getByRole('checkbox', { name: t('backoffice.imports.hasPictures') })
  const hosts = t('backoffice.imports.hasPictures.hosts', { hosts: 'cdn.example.com' })
  await expect.element(box).toHaveAccessibleDescription(hosts)
  await page.getByLabelText(t('backoffice.imports.file')).upload(new File(['PK'], 'shop.ZIP'))
  await expect.element(box).toHaveAccessibleDescription(t('backoffice.imports.hasPictures.zip'))
  await page.getByRole('checkbox', { name: t('backoffice.imports.isUpdate') }).click()
  await expect.element(box).not.toBeInTheDocument()
})

test('an import that fetches pictures shows how many of them are done, and is cancelled after a question [MER-04]', async () => {
  const fetching = { ...found, state: 'fetching', pictures: { wanted: 12, done: 9, changed: 8, refused: 1 } }
  const asked = await showPage(<ImportPage />, {
    ...{ rights: ['catalogue.import'], address: `/imports/${importId}`, path: '/imports/:importId' },
    replies: { 'GET /imports/': fetching, 'POST /imports/': { ...fetching, state: 'cancelled' } },
  })
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '75')
  const progress = t('backoffice.imports.pictures.progress', { done: 9, wanted: 12 })
  await expect.element(page.getByText(progress)).toBeVisible()
  const button = { name: t('backoffice.imports.cancel') }
  await page.getByRole('button', button).click()
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  await page.getByRole('dialog').getByRole('button', button).click()
  await expect.poll(() => asked.some(({ call }) => call.startsWith(`POST /imports/${importId}/cancel`))).toBe(true)
})
