import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { DrawPage } from './draw-page.tsx'
import { DrawsPage } from './draws-page.tsx'
import { NewDrawPage } from './new-draw-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const all = ['catalogue.read', 'draws.manage', 'orders.read'] as const
const summary = {
  ...{ drawId: 'd1', siteId: 'LH-US', productId: 'LHCOURT001', name: 'Halden Court', state: 'open' },
  ...{ opensAt: '2099-03-01T15:00:00.000Z', closesAt: '2099-03-02T15:00:00.000Z', timeZone: 'America/New_York' },
  ...{ entries: 41, units: 6 },
}
const draw = {
  ...{ ...summary, holdHours: 24, seedHash: 'abc123', winners: [] },
  variants: [{ variantId: 'V9', name: 'Fog · 9', units: 6, entries: 41, waiting: 0 }],
}
const sites = [
  { siteId: 'LH-US', timeZone: 'America/New_York' },
  { siteId: 'LH-DE', timeZone: 'Europe/Berlin' },
]
const toList = (items: readonly unknown[]) => ({ items, total: items.length, page: 1, pageSize: 25, sites })
const open = (shown: object, rights: readonly (typeof all)[number][] = all, replies = {}) =>
  showPage(<DrawPage />, {
    ...{ rights, address: '/draws/d1', path: '/draws/:drawId' },
    replies: { 'GET /draws/d1': shown, ...replies },
  })

afterEach(() => vi.restoreAllMocks())

test('draws are listed with their tickets, their units and their state, by the clock of their site', async () => {
  const asked = await showPage(<DrawsPage />, { rights: all, replies: { 'GET /draws': toList([summary]) } })
  const row = page.getByRole('row', { name: /Halden Court/ })
  for (const shown of [/Mar 2, 2099, 10:00/, '41', t('backoffice.draws.state.open')])
    await expect.element(row.getByText(shown)).toBeVisible()
  await page.getByLabelText(t('backoffice.draws.site')).selectOptions('LH-DE')
  await expect.poll(() => asked.at(-1)?.call).toContain('siteId=LH-DE')
})

test('an open draw shows the digest and no seed, and is cancelled after a question', async () => {
  const asked = await open(draw, all, { 'POST /draws/d1/cancellation': { ...draw, state: 'cancelled' } })
  await expect.element(page.getByText('abc123')).toBeVisible()
  await expect.element(page.getByText(t('backoffice.draws.seed.secret'))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.draws.cancel') }).click()
  await expect.element(page.getByText(t('backoffice.draws.cancel.text'))).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('backoffice.draws.cancel') })
    .click()
  await expect.element(page.getByText(t('backoffice.draws.state.cancelled'))).toBeVisible()
  expect(asked.some(({ call }) => call.startsWith('POST /draws/d1/cancellation'))).toBe(true)
  expect(page.getByRole('button', { name: t('backoffice.draws.cancel') }).elements()).toEqual([])
})

test('a draw that is drawn shows its seed and its winners with their orders, and is not cancelled', async () => {
  const winner = { ticket: 't-1', variantId: 'V9', place: 1, state: 'bought', orderNumber: 'US100' }
  await open({ ...draw, state: 'drawn', seed: 'def456', winners: [winner] })
  await expect.element(page.getByText('def456')).toBeVisible()
  const row = page.getByRole('row', { name: /t-1/ })
  await expect.element(row.getByText('Fog · 9')).toBeVisible()
  await expect.element(row.getByText(t('backoffice.draws.winner.bought'))).toBeVisible()
  await expect.element(row.getByRole('link', { name: 'US100' })).toHaveAttribute('href', '/orders/US100')
  expect(page.getByRole('button', { name: t('backoffice.draws.cancel') }).elements()).toEqual([])
})

test('who may only see draws is offered neither a new one nor to cancel one', async () => {
  await open(draw, ['catalogue.read'])
  await expect.element(page.getByText('abc123')).toBeVisible()
  expect(page.getByRole('button', { name: t('backoffice.draws.cancel') }).elements()).toEqual([])
})

test('a new draw names its product, its variants and its times, and a refusal is shown', async () => {
  const refused = Response.json(
    { errorDetails: [{ errorId: 'DRW410', message: 'No unit is free.', field: 'productId' }] },
    { status: 409 },
  )
  const asked = await showPage(<NewDrawPage />, {
    rights: all,
    replies: { 'GET /draws': toList([]), 'POST /draws': refused },
  })
  await page.getByLabelText(t('backoffice.draws.site')).selectOptions('LH-DE')
  await page.getByLabelText(t('backoffice.draws.productId'), { exact: true }).fill('LHCOURT001')
  await page.getByLabelText(t('backoffice.draws.variantIds')).fill('V8, V9')
  await page.getByLabelText(t('backoffice.draws.closes')).fill('2099-03-02T10:00')
  await page.getByRole('button', { name: t('backoffice.draws.create') }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No unit is free.')
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ siteId: 'LH-DE', productId: 'LHCOURT001', variantIds: ['V8', 'V9'] },
    ...{ opensAt: null, closesAt: '2099-03-02T10:00', holdHours: 24 },
  })
})
