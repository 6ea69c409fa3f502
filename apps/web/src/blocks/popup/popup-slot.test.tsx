import type { DataLayerEvent, PopupDocument } from '@lacehouse/contracts'
import { formatMessage } from '@lacehouse/messages'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../brands/shop.css'
import { toMedia } from '../../../tools/show-block.tsx'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { consentChange } from '../../client/consents/has-consent.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { dialogStack } from '../../ui/dialogs/open-dialog.ts'
import { PopupSlot } from './popup-slot.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)

const newsletter: PopupDocument = {
  ...{ id: 'p1', slug: 'newsletter', kind: 'newsletter', delay: 60 },
  ...{ minimizedTitle: 'News by email', maximizedTitle: 'First to know' },
}
const join: PopupDocument = {
  ...{ id: 'p2', slug: 'register', kind: 'registration', delay: 60 },
  ...{ minimizedTitle: 'Join us', maximizedTitle: 'An account makes it easier' },
}
/** One that stays a tab for as long as a test lasts. */
const slow = { delay: 600_000 }

const tab = (popup = newsletter) => page.getByRole('button', { name: popup.minimizedTitle })
// The region has no size of its own: tab and panel are fixed at the edge of the window.
const panel = (popup = newsletter) => page.getByRole('region', { name: popup.maximizedTitle })
const close = page.getByRole('button', { name: words('common.close') })

const layer: Window & { dataLayer?: DataLayerEvent[] } = window
// Pushes of the test before may come late.
const listPushes = () => (layer.dataLayer ?? []).filter((push) => 'popup_id' in push && push.popup_id === 'pushed')

function Paths() {
  const navigate = useNavigate()
  return ['/en-us', '/en-us/articles', '/en-us/cart'].map((path) => (
    <button key={path} type="button" onClick={() => navigate(path)}>
      {`Go to ${path}`}
    </button>
  ))
}
const goTo = (path: string) => page.getByRole('button', { name: `Go to ${path}`, exact: true }).click()

let unmount: () => Promise<void> = async () => undefined

/** Shows a page with the pop-ups of its site. Answers the calls that are made. */
async function show(documents: readonly PopupDocument[], address = '/en-us') {
  const call = vi
    .spyOn(browserApi, 'call')
    .mockImplementation((async (id: string) =>
      id === 'content.popups' ? { documents } : { recipient: 'reader@example.com' }) as never)
  const shown = await showInShop(
    <>
      <main id="main" tabIndex={-1}>
        <Paths />
        <input aria-label="Search" />
      </main>
      <PopupSlot />
      <MessagesProvider areas={['dialogs']}>
        <i data-testid="words" />
      </MessagesProvider>
    </>,
    { areas: ['common'], address, site: { siteId: 'LH-US', country: 'US' } },
  )
  unmount = () => shown.unmount()
  await expect.element(page.getByRole('main')).toBeVisible()
  return { call, shown }
}

const paint = async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

/** Waits until the slot has its words and the answer of the shop, and React and the browser have shown them. */
async function waitForPopups() {
  await expect.element(page.getByTestId('words')).toBeInTheDocument()
  await paint()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await paint()
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
})
afterEach(async () => {
  // A page that is still there would ask for pop-ups again when the answers are forgotten.
  await unmount()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  saveAccount(null)
  queryClient.clear()
  layer.dataLayer = []
})

test('a pop-up is a tab first and expands 2000 ms later where its document names no delay [CMS-13]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { delay: _, ...undelayed } = join
  await show([undelayed])
  await expect.element(tab(join)).toBeVisible()
  await expect.element(tab(join)).toHaveAttribute('aria-expanded', 'false')
  await vi.advanceTimersByTimeAsync(1900)
  await expect.element(tab(join)).toBeVisible()
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(panel(join)).toBeInTheDocument()
  expect(tab(join).query()).toBeNull()
})

test('a pop-up that expands takes no focus and is announced politely [CMS-13]', async () => {
  await show([{ ...newsletter, delay: 400 }])
  await userEvent.click(page.getByRole('textbox', { name: 'Search' }))
  await expect.element(panel()).toBeInTheDocument()
  await expect.element(page.getByRole('status').getByText(newsletter.maximizedTitle)).toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})

test('a press on the tab expands it at once and leads the focus into it', async () => {
  await show([{ ...join, ...slow }])
  await tab(join).click()
  await expect.element(page.getByRole('heading', { name: join.maximizedTitle })).toHaveFocus()
})

test('a pop-up is closed as a tab and as a panel, by its button and by Escape [CMS-13]', async () => {
  const closes = async (popup: PopupDocument, act: () => Promise<void>) => {
    localStorage.clear()
    const { shown } = await show([popup])
    await expect.element(popup.delay === slow.delay ? tab(popup) : panel(popup)).toBeInTheDocument()
    await act()
    await expect.element(page.getByRole('region')).not.toBeInTheDocument()
    await shown.unmount()
    queryClient.clear()
  }
  await closes({ ...join, ...slow }, () => close.click())
  await closes(join, () => close.click())
  await closes(join, () => userEvent.keyboard('{Escape}'))
  await closes({ ...join, ...slow }, async () => {
    ;(tab(join).element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

test('Escape leaves a pop-up that is a tab, and one beside a field that has the focus', async () => {
  await show([join])
  await userEvent.keyboard('{Escape}')
  await expect.element(panel(join)).toBeInTheDocument()
  await userEvent.click(page.getByRole('textbox', { name: 'Search' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(panel(join)).toBeInTheDocument()
})

test('a closed pop-up stays closed for the site, and the next one comes on the next page [CMS-13]', async () => {
  const { shown } = await show([newsletter, join])
  await expect.element(panel()).toBeInTheDocument()
  await close.click()
  await waitForPopups()
  expect(page.getByRole('region').query()).toBeNull()
  await goTo('/en-us/articles')
  await expect.element(panel(join)).toBeInTheDocument()
  await close.click()
  await goTo('/en-us')
  await waitForPopups()
  expect(page.getByRole('region').query()).toBeNull()
  await shown.unmount()
  await show([newsletter, join])
  await waitForPopups()
  expect(page.getByRole('region').query()).toBeNull()
})

test.each([
  [undefined, 30],
  [3, 3],
])('with %s days of its document a closed pop-up comes back after %s [CMS-13]', async (closedDays, rest) => {
  const { shown } = await show([{ ...join, ...slow, closedDays }])
  await close.click()
  await shown.unmount()
  const soon = Date.now() + rest * 86_400_000
  const now = vi.spyOn(Date, 'now').mockReturnValue(soon - 60_000)
  const second = await show([{ ...join, ...slow }])
  await waitForPopups()
  expect(page.getByRole('region').query()).toBeNull()
  await second.shown.unmount()
  now.mockReturnValue(soon + 60_000)
  await show([{ ...join, ...slow }])
  await expect.element(tab(join)).toBeVisible()
})

test('the form of the newsletter subscribes within the pop-up, which then is not shown on further pages [CMS-13]', async () => {
  const { call } = await show([newsletter])
  const email = page.getByRole('textbox', { name: words('account.email') })
  await email.fill('reader@example.com')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: words('newsletter.subscribe') }).click()
  await expect.element(panel().getByText(words('newsletter.done.title'))).toBeVisible()
  const body = { channel: 'email', type: 'Newsletter', recipient: 'reader@example.com' }
  expect(call).toHaveBeenCalledWith('subscriptions.create', { body })
  await goTo('/en-us/articles')
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('a registration leads to the sign-up, and is for people who are not signed in [CMS-13]', async () => {
  await show([join])
  const link = panel(join).getByRole('link', { name: words('dialogs.popup.join') })
  await expect.element(link).toHaveAttribute('href', '/en-us/sign-up')
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await expect.element(panel(join)).not.toBeInTheDocument()
})

test('a generic pop-up shows the words, picture and links of its document', async () => {
  const sale = {
    ...{ ...join, kind: 'generic' as const },
    picture: toMedia(800, 450, 'Two shoes'),
    disclaimer: 'Until May',
  }
  const targets = [{ text: 'To the sale', url: '/en-us/c/sale-9000' }]
  await show([{ ...sale, targets, richText: '<p>A <b>third</b> off</p>' as PopupDocument['richText'] }])
  await expect.element(panel(sale).getByRole('img', { name: 'Two shoes' })).toBeInTheDocument()
  for (const text of ['third', 'Until May']) await expect.element(panel(sale).getByText(text)).toBeVisible()
  await expect.element(panel(sale).getByRole('link', { name: 'To the sale' })).toBeVisible()
})

test('no pop-up is asked for or shown on the cart page, and one that is open goes with its page [CMS-13]', async () => {
  const { call } = await show([join], '/en-us/cart')
  await waitForPopups()
  expect(page.getByRole('region').query()).toBeNull()
  expect(call).not.toHaveBeenCalled()
  await goTo('/en-us')
  await expect.element(panel(join)).toBeInTheDocument()
  await goTo('/en-us/cart')
  await expect.element(panel(join)).not.toBeInTheDocument()
})

test('a pop-up waits for an open dialog, and for the answer to the question for consent [CMS-13]', async () => {
  void dialogStack.open('any', {})
  const { mode } = { mode: document.documentElement.dataset.consent }
  await show([join])
  await waitForPopups()
  expect(page.getByRole('region').query()).toBeNull()
  document.documentElement.dataset.consent = 'opt-in 1'
  dialogStack.dismissAll('dismissed')
  await waitForPopups()
  expect(page.getByRole('region').query()).toBeNull()
  document.documentElement.dataset.consent = mode
  document.dispatchEvent(new Event(consentChange))
  await expect.element(panel(join)).toBeInTheDocument()
})

test('impression and expansion are pushed once, and each press on a link with its words and path [CMS-20]', async () => {
  await show([{ ...join, slug: 'pushed', targets: [{ text: 'Create an account', url: '#above?x=1' }] }])
  await expect.element(panel(join)).toBeInTheDocument()
  await goTo('/en-us/cart')
  await goTo('/en-us')
  await expect.element(panel(join)).toBeInTheDocument()
  await panel(join).getByRole('link').click()
  const popup = { popup_id: 'pushed', popup_type: 'registration' }
  await expect.poll(listPushes).toEqual([
    { event: 'popup_impression', ...popup },
    { event: 'popup_expand', ...popup },
    { event: 'popup_click', ...popup, link_text: 'Create an account', link_url: location.pathname },
  ])
})

test.each([390, 1440])('at %i pixels tab and panel stay within the window and move nothing', async (width) => {
  await page.viewport(width, 800)
  await show([{ ...newsletter, delay: 300 }])
  const place = () => page.getByRole('main').element().getBoundingClientRect().toJSON()
  await expect.element(tab()).toBeVisible()
  const before = place()
  await expect.element(panel()).toBeInTheDocument()
  expect(place()).toEqual(before)
  const box = panel().element().querySelector('[data-kind]')?.getBoundingClientRect()
  expect([box && box.left >= 0, box && box.right <= width, box && box.bottom <= 800]).toEqual([true, true, true])
})

test('a pop-up of the preview is shown to staff although its page and their browser would not', async () => {
  localStorage.setItem('popups-closed.LH-US', JSON.stringify([['register', Date.now() + 60_000]]))
  vi.spyOn(browserApi, 'call').mockRejectedValue(new Error('nothing is asked for'))
  const previewed = { ...join, ...slow, pageTypes: ['product' as const] }
  await showInShop(<PopupSlot previewed={previewed} />, { areas: ['common'], address: '/en-us' })
  await expect.element(tab(join)).toBeVisible()
  expect(browserApi.call).not.toHaveBeenCalled()
})
