import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'
import { expect, type Locator, type Page } from '@playwright/test'
import { actWhenReady } from '../fixtures/click-when-ready.ts'
import type { fillCart } from '../fixtures/fill-cart.ts'
import type { SiteText } from '../fixtures/site-text.ts'
import { productOf } from './product.ts'
import { storesOf } from './stores.ts'

/** The ways in which a shopper closes a dialog. */
export const waysToClose = ['button', 'escape', 'backdrop', 'back'] as const

export type Visit = {
  readonly page: Page
  readonly t: SiteText
  readonly fillCart: () => ReturnType<typeof fillCart>
  readonly signIn: (email: string) => Promise<void>
  readonly placeOrder: () => Promise<string>
  /** Runs a command of the shop, as its staff do. */
  readonly runCommand: (args: readonly string[]) => Promise<unknown>
}

export type ShopDialog = {
  /** The page that it opens from, without the locale; a function has done what the page needs. */
  readonly path: string | ((visit: Visit) => Promise<string>)
  /** The earlier actions of the shopper. */
  readonly prepare?: (visit: Visit) => Promise<unknown>
  readonly open: (visit: Visit) => Promise<unknown>
  /** The control that has the focus again afterwards; null where another dialog was replaced. */
  readonly opener: (visit: Visit) => Locator | null
  /** Stands on small screens only: large ones show the same beside the page. */
  readonly isSmallOnly?: boolean
}

const sizes = ({ page, t }: Visit) => productOf(page, t).sizes
const mainButton = ({ page, t }: Visit, key: Parameters<SiteText>[0]) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .first()
const headerControl = ({ page, t }: Visit, role: 'button' | 'link', key: Parameters<SiteText>[0]) =>
  page.getByRole('banner').getByRole(role, { name: t(key), exact: true })

/** A dialog that one press of a control opens. */
const pressed = (
  path: ShopDialog['path'],
  opener: (visit: Visit) => Locator,
  rest: Partial<ShopDialog> = {},
): ShopDialog => ({
  path,
  opener,
  open: (visit) => opener(visit).click(),
  ...rest,
})

const locationLink = ({ page, t }: Visit) =>
  page.getByRole('contentinfo').getByRole('link', { name: new RegExp(t('locations.country.DE')) })

/** A dialog of content. Until its code is there, the link leads to the words further down the page. */
const ofBasecamp = (name: string): ShopDialog => {
  const opener = ({ page }: Visit) => page.getByRole('link', { name })
  return pressed('/basecamp', opener, {
    open: async (visit) => {
      await expect(visit.page.locator('#details, #sign-up')).toHaveCount(0)
      await opener(visit).click()
    },
  })
}

const cartButton =
  (key: Parameters<SiteText>[0]) =>
  ({ page, t }: Visit) =>
    page.getByRole('button', { name: t.like(key) }).first()

const pickUp = async ({ page, t }: Visit): Promise<string> => {
  const stores = storesOf(page, t)
  await stores.openFromProduct()
  await stores.search('10115 Berlin')
  const store = await stores.chooseFirst()
  await expect(stores.chosen(stores.dialog, store)).toBeVisible()
  return store
}

const changeStore = async (visit: Visit): Promise<void> => {
  const { page, t } = visit
  const stores = storesOf(page, t)
  const store = await page.evaluate(() => JSON.parse(localStorage.getItem('store.LH-DE') ?? 'null')?.name)
  await cartButton('cart.delivery.changeOf')(visit).click()
  await stores.search('Hamburg')
  await stores.chooseFirst(store)
  await expect(page.getByRole('dialog', { name: t('stores.change.title') })).toBeVisible()
}

const collectBefore = async (visit: Visit): Promise<void> => {
  await visit.page.goto(`/de-de/p/schuh-${demoProducts.plainMen}`)
  await pickUp(visit)
}

/** The dialogs of the shop that a shopper can open and close, by their names in `apps/web/src/dialogs.ts`. */
export const shopDialogs: Readonly<Record<string, ShopDialog>> = {
  account: pressed('/account', (visit) => mainButton(visit, 'account.signIn')),
  menu: pressed('/c/damen-1000', (visit) => headerControl(visit, 'button', 'navigation.openMenu'), {
    isSmallOnly: true,
  }),
  search: pressed('/c/damen-1000', (visit) => headerControl(visit, 'link', 'navigation.search.open'), {
    isSmallOnly: true,
  }),
  location: pressed('/c/damen-1000', locationLink, {
    // Until then the link leads to the page of the same choice.
    open: async (visit) => {
      await expect(visit.page.locator('html[data-hydrated~=links]')).toBeAttached()
      await locationLink(visit).click()
    },
  }),
  filters: pressed('/c/sneaker-1110', ({ page, t }) => page.getByRole('button', { name: t.like('listing.filters') }), {
    isSmallOnly: true,
  }),
  'size-guide': pressed(`/p/x-${demoProducts.plain}`, (visit) => mainButton(visit, 'product.size.guide')),
  zoom: pressed(`/p/x-${demoProducts.plain}`, ({ page, t }) =>
    page.getByRole('button', { name: t('product.gallery.zoom') }).first(),
  ),
  'mini-cart': {
    path: `/p/x-${demoProducts.plain}`,
    open: async (visit) => productOf(visit.page, visit.t).add(sizes(visit).first()),
    opener: (visit) => productOf(visit.page, visit.t).addButton,
  },
  'pickup-in-store': {
    path: `/p/x-${demoProducts.plain}`,
    open: ({ page, t }) => storesOf(page, t).openFromProduct(),
    opener: (visit) => mainButton(visit, 'product.pickup'),
  },
  'reserve-in-store': {
    path: `/p/x-${demoProducts.reservationOnly}`,
    open: async ({ page, t }) => {
      const stores = storesOf(page, t)
      await stores.openFromProduct('product.reserve')
      await stores.search('10115 Berlin')
      await stores.chooseFirst()
      await expect(page.getByRole('dialog', { name: t('stores.reserve.title') })).toBeVisible()
    },
    opener: () => null,
  },
  'change-store': { path: '/cart', prepare: collectBefore, open: changeStore, opener: () => null },
  'store-changed': {
    path: '/cart',
    prepare: collectBefore,
    open: async (visit) => {
      const { page, t } = visit
      await changeStore(visit)
      await page.getByRole('button', { name: t.like('stores.change.yes') }).click()
      await expect(page.getByRole('dialog', { name: t('stores.changed.title') })).toBeVisible()
    },
    opener: () => null,
  },
  'shipping-method': pressed('/cart', cartButton('cart.shippingMethod.change'), {
    prepare: ({ fillCart }) => fillCart(),
  }),
  'gift-option': pressed('/cart', cartButton('cart.item.gift.addOf'), { prepare: ({ fillCart }) => fillCart() }),
  compare: pressed(
    async (visit) => {
      await visit.page.goto(`/de-de/p/x-${demoProducts.plain}`)
      await mainButton(visit, 'related.compare.add').click()
      return `/p/x-${demoProducts.plain}`
    },
    (visit) => mainButton(visit, 'related.compare.open'),
  ),
  'quick-shop': pressed('/cart', cartButton('cart.item.editOf'), { prepare: ({ fillCart }) => fillCart() }),
  'adjust-price': pressed('/cart', cartButton('cart.adjust.openOrder'), {
    prepare: async ({ signIn, fillCart }) => {
      await signIn('store.de@lacehouse.test')
      await fillCart()
    },
  }),
  'cancel-order': pressed(
    async ({ placeOrder }) => `/order-confirmation?order=${await placeOrder()}`,
    (visit) => mainButton(visit, 'order.cancel'),
  ),
  'edit-delivery': pressed(
    async ({ placeOrder }) => `/order-confirmation?order=${await placeOrder()}`,
    (visit) => mainButton(visit, 'order.changeDelivery'),
  ),
  'return-items': pressed(
    async ({ placeOrder, runCommand }) => {
      const orderNumber = await placeOrder()
      await runCommand(['order', 'advance', orderNumber, 'delivered'])
      return `/order-confirmation?order=${orderNumber}`
    },
    (visit) => mainButton(visit, 'orders.return'),
  ),
  'employee-terms': pressed('/account', (visit) => mainButton(visit, 'account.terms.offer.open'), {
    prepare: ({ signIn }) => signIn('employee.de@lacehouse.test'),
  }),
  enrolment: pressed('/account/profile', (visit) => mainButton(visit, 'credentials.welcome.complete'), {
    prepare: ({ signIn }) => signIn('consumer.de@lacehouse.test'),
  }),
  interests: pressed('/account/preferences', (visit) => mainButton(visit, 'profile.interests.choose'), {
    prepare: ({ signIn }) => signIn('consumer.de@lacehouse.test'),
  }),
  'loyalty-sign-up': pressed('/account/loyalty', (visit) => mainButton(visit, 'profile.loyalty.join.action'), {
    prepare: ({ signIn }) => signIn('consumer.de@lacehouse.test'),
  }),
  'leave-loyalty': pressed('/account/loyalty', (visit) => mainButton(visit, 'profile.loyalty.leave.action'), {
    prepare: ({ signIn }) => signIn('member.de@lacehouse.test'),
  }),
  'save-to-list': pressed('/favourites', cartButton('favourites.lists.addOf'), {
    prepare: async ({ page, t, signIn }) => {
      await signIn('consumer.de@lacehouse.test')
      await page.goto('/de-de/c/sneaker-1110')
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: `${t('navigation.favourites')}:`, pressed: false })
      const saved = page.getByText(t('favourites.first'))
      await actWhenReady(
        async () => {
          if (!(await saved.isVisible())) await heart.first().click()
        },
        (within) => expect(saved).toBeVisible(within),
      )
    },
  }),
  'write-review': pressed(`/p/x-${demoProducts.plain}#reviews`, (visit) => mainButton(visit, 'reviews.write'), {
    prepare: ({ signIn }) => signIn('consumer.de@lacehouse.test'),
  }),
  question: pressed(`/p/x-${demoProducts.plain}#reviews`, (visit) => mainButton(visit, 'reviews.ask'), {
    prepare: ({ signIn }) => signIn('consumer.de@lacehouse.test'),
  }),
  'flag-review': pressed(
    `/p/x-${demoProducts.plain}#reviews`,
    ({ page, t }) =>
      page
        .getByRole('region', { name: t('reviews.title'), exact: true })
        .getByRole('button', { name: t.like('reviews.reportOf') })
        .first(),
    { prepare: ({ signIn }) => signIn('consumer.de@lacehouse.test') },
  ),
  'confirm-location': {
    path: '/',
    // A browser of another country that no program drives.
    prepare: ({ page }) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'webdriver', { get: () => false })
        Object.defineProperty(navigator, 'languages', { get: () => ['en-US', 'en'] })
        localStorage.removeItem('location.asked')
      }),
    open: async ({ page, t }) => {
      await page.reload()
      await expect(page.getByRole('dialog', { name: t.like('dialogs.confirmLocation.title') })).toBeVisible()
    },
    opener: () => null,
  },
  content: ofBasecamp('Was Sie mitbringen'),
  'event-sign-up': ofBasecamp('Jetzt anmelden'),
  photo: pressed('/street', ({ page, t }) => page.getByRole('button', { name: t.like('gallery.photo.open') }).first()),
  'send-photo': pressed('/street', ({ page, t }) => page.getByRole('button', { name: t('gallery.send.open') })),
  'pay-later': pressed(`/p/x-${demoProducts.plain}`, (visit) => mainButton(visit, 'product.payLater.more')),
}

/** Dialogs that a shopper cannot close by themselves, with the reason. */
export const lockedDialogs: Readonly<Record<string, string>> = {
  challenge: 'the payment waits for the bank, whose own page ends it',
}

/** Lists the names in the shop's table of dialogs. */
export async function listDialogNames(): Promise<readonly string[]> {
  const table = await readFile(join(import.meta.dirname, '../../apps/web/src/dialogs.ts'), 'utf8')
  return [...table.matchAll(/^ {2}'?([a-z-]+)'?: define/gm)].map(([, name = '']) => name)
}
