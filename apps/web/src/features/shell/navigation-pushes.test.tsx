import { DataLayerEvent, type FooterDocument } from '@lacehouse/contracts'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../brands/shop.css'
import { menuFixture } from '../../../tools/menu-fixture.ts'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { browserApi } from '../../client/api/browser-api.ts'
import '../../client/events/record-pages.ts'
import { Footer } from './footer.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MenuSections } from './mobile-menu.tsx'

const layer: Window & { dataLayer?: DataLayerEvent[] } = window
const menu = menuFixture('en-us')
const footer: FooterDocument = {
  columns: [
    { id: 'help', title: 'Questions', targets: [{ text: 'Care of leather', url: '/en-us/help/care?from=footer' }] },
  ],
  legal: [{ text: 'Imprint of the shop', url: '/en-us/imprint' }],
} as unknown as FooterDocument

const listPushes = () =>
  DataLayerEvent.array()
    .parse(layer.dataLayer ?? [])
    .filter(({ event }) => event === 'navigation_click')

/** A pressed link leads nowhere, so that the document of the test stays. */
const stay = (event: Event) => event.preventDefault()

beforeEach(async () => {
  await page.viewport(1440, 900)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  vi.spyOn(browserApi, 'call').mockImplementation((async () => footer) as never)
  document.addEventListener('click', stay)
  layer.dataLayer = []
})
afterEach(() => {
  document.removeEventListener('click', stay)
  vi.restoreAllMocks()
})

const show = (part: ReactNode) =>
  showInShop(<Suspense>{part}</Suspense>, { areas: ['common', 'navigation'], site: { brand: 'lacehouse', law: {} } })
const press = (name: string) => page.getByRole('link', { name, exact: true }).click()

test('the footer shows its document, and a press on one of its links is pushed without the query [CMS-20]', async () => {
  await show(<Footer year={2026} countryName="United States" languageName="English" />)
  await expect.element(page.getByRole('navigation', { name: 'Questions' })).toBeVisible()
  await press('Care of leather')
  await press('Imprint of the shop')
  expect(listPushes()).toEqual([
    { event: 'navigation_click', area: 'footer', link_text: 'Care of leather', link_url: '/en-us/help/care' },
    { event: 'navigation_click', area: 'footer', link_text: 'Imprint of the shop', link_url: '/en-us/imprint' },
  ])
})

test('the header shows the menu of its document, and a press on an item is pushed [CMS-20]', async () => {
  await show(
    <header>
      <MegaMenu menu={menu} />
    </header>,
  )
  await press('New')
  expect(listPushes()).toEqual([
    { event: 'navigation_click', area: 'top_navigation', link_text: 'New', link_url: '/en-us/c/new-1000' },
  ])
})

test('a press on a link of the mobile menu is pushed [CMS-20]', async () => {
  const [, women] = menu.items
  if (!women) throw new Error('The menu lacks an item with sections.')
  await show(<MenuSections item={women} />)
  await press('Trail running')
  expect(listPushes()).toEqual([
    {
      event: 'navigation_click',
      area: 'mobile_menu',
      link_text: 'Trail running',
      link_url: '/en-us/c/trail-running-1210',
    },
  ])
})
