import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../tools/show-page.tsx'
import { EventPage } from './event-page.tsx'
import { EventsPage } from './events-page.tsx'
import { NewEventPage } from './new-event-page.tsx'

const t = (key: MessageKey, values = {}) => formatMessage('en-us', key, values)
const all = ['content.read', 'content.edit', 'content.publish'] as const
const summary = {
  ...{ eventId: 'night-run', siteId: 'LH-US', name: 'Night Run', timeZone: 'America/New_York', state: 'open' },
  ...{
    startDate: '2099-03-12T22:00:00.000Z',
    endDate: '2099-03-13T01:00:00.000Z',
    capacity: 40,
    taken: 38,
    waiting: 2,
  },
}
const event = {
  ...summary,
  ...{ names: { 'en-us': 'Night Run' }, places: { 'en-us': '12 Mercer Street' }, locales: ['en-us'], revision: 3 },
  ...{ startWallTime: '2099-03-12T18:00', endWallTime: '2099-03-12T21:00', allowsPlusOne: true, page: 'westend' },
}
const sites = [
  { siteId: 'LH-US', locales: ['en-us'], timeZone: 'America/New_York' },
  { siteId: 'LH-CA', locales: ['en-ca', 'fr-ca'], timeZone: 'America/Toronto' },
]
const toList = (items: readonly unknown[]) => ({ items, total: items.length, page: 1, pageSize: 25, sites })
const sentBy = (asked: Awaited<ReturnType<typeof showPage>>, method: string) =>
  asked.find(({ call }) => call.startsWith(method))?.body

afterEach(() => vi.restoreAllMocks())

const open = (replies: Readonly<Record<string, unknown>> = {}, rights: readonly (typeof all)[number][] = all) =>
  showPage(<EventPage />, {
    ...{ rights, address: '/events/night-run', path: '/events/:eventId' },
    replies: { 'GET /events/night-run': event, 'PUT /events/night-run': { ...event, revision: 4 }, ...replies },
  })

test('events are listed with their places, their waiting list and their state', async () => {
  const asked = await showPage(<EventsPage />, { rights: all, replies: { 'GET /events': toList([summary]) } })
  const row = page.getByRole('row', { name: /Night Run/ })
  for (const shown of [/Mar 12, 2099, 6:00/, '38 of 40', t('backoffice.events.state.open')])
    await expect.element(row.getByText(shown)).toBeVisible()
  await page.getByLabelText(t('backoffice.events.site')).selectOptions('LH-CA')
  await expect.poll(() => asked.at(-1)?.call).toContain('siteId=LH-CA')
})

test('without events the list says what to do, and who cannot edit is offered no new one', async () => {
  await showPage(<EventsPage />, { rights: ['content.read'], replies: { 'GET /events': toList([]) } })
  await expect.element(page.getByText(t('backoffice.events.empty'))).toBeVisible()
  expect(page.getByRole('link', { name: t('backoffice.events.new') }).elements()).toEqual([])
})

test('an event is saved with the revision it was read with, and never with fewer places than are taken', async () => {
  const asked = await open()
  const capacity = page.getByLabelText(t('backoffice.events.capacity'), { exact: true })
  await capacity.fill('37')
  await page.getByRole('button', { name: t('backoffice.events.save') }).click()
  await expect.element(capacity).toHaveAccessibleDescription(t('backoffice.events.problem.capacity', { taken: 38 }))
  expect(sentBy(asked, 'PUT')).toBeUndefined()
  await capacity.fill('50')
  await page.getByRole('button', { name: t('backoffice.events.save') }).click()
  await expect
    .poll(() => sentBy(asked, 'PUT'))
    .toMatchObject({ capacity: 50, revision: 3, startsAt: '2099-03-12T18:00', closesAt: null })
})

test('a time that does not fit is named at its field', async () => {
  await open()
  const end = page.getByLabelText(t('backoffice.events.endsAt'))
  await end.fill('2099-03-12T17:00')
  await page.getByRole('button', { name: t('backoffice.events.save') }).click()
  await expect.element(end).toHaveAccessibleDescription(new RegExp(t('backoffice.events.problem.endsAt')))
})

test('an event is cancelled after a question, and can no longer be changed', async () => {
  const asked = await open({ 'POST /events/night-run/cancellation': { ...event, state: 'cancelled', revision: 4 } })
  await page.getByRole('button', { name: t('backoffice.events.cancel') }).click()
  await expect.element(page.getByText(t('backoffice.events.cancel.text'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('backoffice.events.cancel.keep') })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('backoffice.events.cancel') })
    .click()
  await expect.poll(() => sentBy(asked, 'POST')).toEqual({ revision: 3 })
  await expect.element(page.getByText(t('backoffice.events.state.cancelled'))).toBeVisible()
  await expect.element(page.getByLabelText(t('backoffice.events.endsAt'))).toBeDisabled()
  expect(page.getByRole('button', { name: t('backoffice.events.cancel') }).elements()).toEqual([])
})

test('a new event has words in every language of its site and the clock of its place', async () => {
  const asked = await showPage(<NewEventPage />, {
    rights: all,
    replies: { 'GET /events': toList([]), 'POST /events': event },
  })
  await page.getByLabelText(t('backoffice.events.site')).selectOptions('LH-CA')
  await page.getByLabelText(t('backoffice.events.key')).fill('cafe')
  await page.getByRole('button', { name: t('backoffice.events.create') }).click()
  const french = page.getByLabelText(t('backoffice.events.names', { locale: 'fr-ca' }))
  await expect.element(french).toHaveAccessibleDescription(t('backoffice.events.problem.names'))
  for (const field of ['names', 'places'] as const)
    for (const locale of ['en-ca', 'fr-ca'])
      await page.getByLabelText(t(`backoffice.events.${field}`, { locale })).fill(`${field} ${locale}`)
  await page.getByLabelText(t('backoffice.events.startsAt')).fill('2099-03-12T18:00')
  await page.getByLabelText(t('backoffice.events.endsAt')).fill('2099-03-12T21:00')
  await page.getByLabelText(t('backoffice.events.page'), { exact: true }).fill('cafe')
  await page.getByRole('button', { name: t('backoffice.events.create') }).click()
  await expect
    .poll(() => sentBy(asked, 'POST'))
    .toMatchObject({
      ...{ eventId: 'cafe', siteId: 'LH-CA', timeZone: 'America/Toronto', page: 'cafe' },
      names: { 'en-ca': 'names en-ca', 'fr-ca': 'names fr-ca' },
    })
})
