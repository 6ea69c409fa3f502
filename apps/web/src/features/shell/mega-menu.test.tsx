import type { MenuDocument } from '@lacehouse/contracts'
import { Suspense } from 'react'
import { createRoutesStub, useLoaderData, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { menuFixture } from '../../../tools/menu-fixture.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { PageNavigation } from '../../navigation/page-navigation.tsx'
import { MegaMenu } from './mega-menu.tsx'

const fixture = menuFixture('en-us')
const banner: MenuDocument['items'][number]['menuBanner'] = {
  media: { kind: 'image', url: '/images/banner', width: 800, height: 600 },
  title: 'The trail edit',
  target: { text: 'Shop the edit', url: '/en-us/c/trail-1300' },
}

function Page() {
  return (
    <Suspense>
      <MessagesProvider locale="en-us" areas={['common', 'navigation']}>
        <header>
          <MegaMenu menu={useLoaderData<MenuDocument>()} />
        </header>
        <p style={{ height: '40rem' }}>Elsewhere</p>
        <p>{`at ${useLocation().pathname}`}</p>
        <PageNavigation />
      </MessagesProvider>
    </Suspense>
  )
}

let shown = fixture
const Stub = createRoutesStub([{ path: '*', Component: Page, HydrateFallback: () => null, loader: () => shown }])

async function show(menu: MenuDocument): Promise<void> {
  shown = menu
  await render(<Stub initialEntries={['/en-us']} />)
  await expect.element(page.getByRole('navigation')).toBeVisible()
}

async function leaveMenu(): Promise<void> {
  await page.getByText('Elsewhere').hover({ position: { x: 10, y: 620 } })
}

beforeEach(async () => {
  // Links of the locale in the address are the router's.
  history.replaceState(history.state, '', `/en-us${location.search}`)
  await page.viewport(1440, 900)
})

// A mouse that rests where the next menu appears would open a panel of it.
afterEach(async () => {
  vi.useRealTimers()
  await leaveMenu()
})

/** From here on the pauses of the menu end by `passTime` only. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
/** Lets more time pass than any pause of the menu lasts. */
const passTime = () => vi.advanceTimersByTimeAsync(1000)

const leaf = (name: string) => page.getByRole('link', { name, exact: true })
const title = leaf
const opener = (name: string) => page.getByRole('button', { name: `Open the ${name} menu`, exact: true })
const openPanels = () => document.querySelectorAll(':popover-open').length

test('a mouse that rests on an item opens its panel with sections and links, and leaving closes it [CMS-10]', async () => {
  await show(fixture)
  await title('Women').hover()
  await expect.element(leaf('Shoes')).toBeVisible()
  await expect.element(leaf('Hoodies')).toBeVisible()
  await leaveMenu()
  await expect.poll(openPanels).toBe(0)
})

test('where the menu opens on click, a mouse alone opens nothing [CMS-10]', async () => {
  await show({ ...fixture, opensOn: 'click' })
  holdTimers()
  await title('Women').hover()
  await expect.poll(() => title('Women').element().matches(':hover')).toBe(true)
  await passTime()
  expect(openPanels()).toBe(0)
  await title('Women').click()
  await expect.element(leaf('Shoes')).toBeVisible()
})

test('a button and the arrow key open a panel, Escape closes it and the focus stays [CMS-10]', async () => {
  await show(fixture)
  opener('Women').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(openPanels).toBe(1)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('Shoes')
  await userEvent.keyboard('{Escape}')
  await expect.poll(openPanels).toBe(0)
  expect(document.activeElement).toBe(opener('Women').element())
  title('Men').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(leaf('Men’s shoes')).toBeVisible()
})

test('a panel that keys have opened stays when the mouse has just left the menu [CMS-10]', async () => {
  await show(fixture)
  holdTimers()
  await title('Women').hover()
  await expect.poll(() => title('Women').element().matches(':hover')).toBe(true)
  await passTime()
  expect(openPanels()).toBe(1)
  await leaveMenu()
  await expect.poll(() => title('Women').element().matches(':hover')).toBe(false)
  opener('Men').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(leaf('Men’s shoes')).toBeVisible()
  await passTime()
  expect(openPanels()).toBe(1)
})

test('a click on an item that a mouse has opened leads to its page and closes the panel [CMS-10]', async () => {
  await show(fixture)
  await title('Women').hover()
  await expect.poll(openPanels).toBe(1)
  await title('Women').click()
  await expect.poll(openPanels).toBe(0)
  await expect.element(page.getByText('at /en-us/c/women-1000')).toBeVisible()
})

test('a link in a panel closes it [CMS-10]', async () => {
  await show(fixture)
  await title('Women').hover()
  await leaf('Hoodies').click()
  await expect.poll(openPanels).toBe(0)
  await expect.element(page.getByText('at /en-us/c/hoodies-1210')).toBeVisible()
})

test('a tap opens the panel, and the next one leads to the page [CMS-10]', async () => {
  await show(fixture)
  const tap = () => {
    const element = title('Women').element()
    for (const type of ['pointerdown', 'click'])
      element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true }))
  }
  tap()
  await expect.poll(openPanels).toBe(1)
  tap()
  await expect.element(page.getByText('at /en-us/c/women-1000')).toBeVisible()
})

test('each column of a panel is a sixth of it [CMS-10]', async () => {
  await show({ ...fixture, opensOn: 'click' })
  await title('Women').click()
  await expect.element(leaf('Shoes')).toBeVisible()
  const panel = document.querySelector(':popover-open > div')
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(panel as Element)
  const [left, right, gap] = [paddingLeft, paddingRight, columnGap].map(Number.parseFloat) as [number, number, number]
  const sixth = ((panel?.clientWidth ?? 0) - left - right - 5 * gap) / 6
  const widths = [...(panel?.children ?? [])].slice(0, 3).map((column) => column.getBoundingClientRect().width)
  expect(widths).toHaveLength(3)
  for (const width of widths) expect(Math.abs(width - sixth)).toBeLessThan(1)
})

test('an item shows the icon and carries the name for analytics that the editor gave it [CMS-10]', async () => {
  const items = fixture.items.map((item) =>
    item.title === 'Sale'
      ? { ...item, menuIcon: 'tag', delocalizedTracking: 'sale-main' }
      : { ...item, menuIcon: 'no-such-icon' },
  )
  await show({ ...fixture, items })
  const sale = title('Sale')
  await expect.element(sale).toHaveAttribute('data-promotion-name', 'sale-main')
  expect(sale.element().querySelector('use')?.getAttribute('href')).toMatch(/#tag$/)
  expect(title('Women').element().querySelector('use')).toBeNull()
})

test('one panel is open at a time [CMS-10]', async () => {
  await show({ ...fixture, opensOn: 'click' })
  await title('Women').click()
  await title('Men').click()
  await expect.element(leaf('Men’s shoes')).toBeVisible()
  expect(openPanels()).toBe(1)
})

test('the shop-all link has its prefix and the title, and is absent where the editor hides it [CMS-10]', async () => {
  const [first, second] = fixture.items.filter(({ columns }) => columns.length > 0)
  if (!first || !second) throw new Error('the fixture has two items with panels')
  await show({ ...fixture, opensOn: 'click', items: [first, { ...second, hideShopAll: { sm: false, lg: true } }] })
  await title('Women').click()
  await expect.element(leaf('Shop all Women')).toHaveAttribute('href', '/en-us/c/women-1000')
  expect(page.getByText('Shop all Men').query()).toBeNull()
})

test('a panel shows its banner and its visual selectors [CMS-10]', async () => {
  const items = fixture.items.map((item) =>
    item.title === 'Women'
      ? {
          ...item,
          menuBanner: banner,
          visualSelectorsTitle: 'By colour',
          visualSelectors: [
            { id: 'red', title: 'Red', media: banner.media, target: { text: 'Red', url: '/en-us/c/red-1400' } },
          ],
        }
      : item,
  )
  await show({ ...fixture, opensOn: 'click', items })
  await title('Women').click()
  await expect.element(page.getByText('The trail edit')).toBeVisible()
  await expect.element(page.getByText('By colour')).toBeVisible()
  await expect.element(leaf('Red')).toHaveAttribute('href', '/en-us/c/red-1400')
})
