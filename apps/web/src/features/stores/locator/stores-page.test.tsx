import type { StoreReply } from '@lacehouse/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../brands/shop.css'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { StoresPage } from './stores-page.tsx'

const always = { opens: '00:00', closes: '23:59' }
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const hoursOf = (hours?: typeof always): StoreReply['hours'] => ({
  weekdays: days.map((day) => ({ day, hours })),
  exceptions: [],
  today: { date: '2026-11-23', hours },
})
const toStore = (id: string, [name, latitude, longitude]: [string, number, number], isOpen = true): StoreReply => ({
  ...{ id, name, latitude, longitude, timeZone: 'America/New_York', pickup: true },
  services: id === 'us-3' ? ['pickup', 'reserve', 'returns', 'repairs'] : ['pickup', 'reserve', 'returns'],
  address: { addressLine1: '112 Mercer Street', city: 'New York', postalCode: '10012', countryCode: 'US' },
  hours: hoursOf(isOpen ? always : undefined),
})
const stores = [
  toStore('us-1', ['SoHo', 40.7236, -73.9992]),
  toStore('us-2', ['Williamsburg', 40.7174, -73.9579], false),
  toStore('us-3', ['Austin', 30.2672, -97.7431]),
]

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

const show = () =>
  showInShop(<StoresPage title="Our stores" stores={stores} />, {
    areas: ['stores', 'common', 'errors'],
    site: { country: 'US' },
  })
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('h2')?.textContent)

test('stores stand on a map beside their list; a pin chooses one by key, and a group of pins comes apart [STO-01]', async () => {
  await show()
  await expect.element(page.getByRole('status')).toHaveTextContent('3 stores')
  const pin = page.getByRole('button', { name: 'Austin', exact: true })
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false')
  ;(pin.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => document.querySelector('[data-chosen]')?.textContent).toContain('Austin')
  await page.getByRole('button', { name: 'Show the whole country' }).click()
  await page.getByRole('button', { name: /^2 stores: SoHo, Williamsburg/ }).click()
  await expect.element(pin).not.toBeInTheDocument()
  for (let nth = 0; nth < 3; nth += 1) await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await page.getByRole('button', { name: 'Show on map: SoHo' }).click()
  await expect.element(page.getByRole('button', { name: 'SoHo', exact: true })).toBeVisible()
})

test('the filter of open stores leaves those that are open now [STO-01]', async () => {
  await show()
  await page.getByRole('button', { name: 'Open now' }).click()
  await expect.poll(names).toEqual(['SoHo', 'Austin'])
})

test('a service that some stores have is a filter, one that all have is none [STO-01]', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Returns' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Gait analysis' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Repairs and resoling' }).click()
  await expect.poll(names).toEqual(['Austin'])
  await page.getByRole('button', { name: 'Repairs and resoling' }).click()
  await expect.poll(names).toHaveLength(3)
})

test('with a product in the address each store shows its stock, and a filter leaves those that have it [STO-04]', async () => {
  history.replaceState(null, '', '?product=LHTEST0001-01-9')
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      stores: stores.map((store, index) => ({
        ...store,
        stock: { productId: 'LHTEST0001-01-9', quantity: index, stockStatus: index ? 'inStock' : 'outOfStock' },
      })),
    }),
  )
  await show()
  await expect.element(page.getByText('Not in stock here')).toBeVisible()
  expect(String(asked.mock.calls[0]?.[0])).toContain('/stores/v1/search')
  await page.getByRole('button', { name: 'In stock' }).click()
  await expect.poll(names).toEqual(['Williamsburg', 'Austin'])
})

test('a store leads to its own page and to the way there [STO-01]', async () => {
  await show()
  await expect
    .element(page.getByRole('link', { name: 'SoHo', exact: true }))
    .toHaveAttribute('href', '/en-us/stores/us-1')
  await expect
    .element(page.getByRole('link', { name: 'Get directions to SoHo' }))
    .toHaveAttribute('href', expect.stringContaining('destination=40.7236,-73.9992'))
})
