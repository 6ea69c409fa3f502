import type { MenuDocument } from '@lacehouse/contracts'
import { Suspense } from 'react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
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
  // The last test may have left the mouse on the menu.
  await leaveMenu()
}

const leaveMenu = () => page.getByText('Elsewhere').hover({ position: { x: 10, y: 620 } })

beforeEach(async () => {
  await page.viewport(1440, 900)
})

const title = (name: string) => page.getByRole('button', { name, exact: true })
const leaf = (name: string) => page.getByRole('link', { name, exact: true })
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
  await title('Women').hover()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(openPanels()).toBe(0)
  await title('Women').click()
  await expect.element(leaf('Shoes')).toBeVisible()
})

test('keys open a panel, Escape closes it and the focus stays with its title [CMS-10]', async () => {
  await show(fixture)
  title('Women').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(openPanels).toBe(1)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('Shoes')
  await userEvent.keyboard('{Escape}')
  await expect.poll(openPanels).toBe(0)
  expect(document.activeElement).toBe(title('Women').element())
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
