import type { DataLayerEvent } from '@lacehouse/contracts'
import { pageTypeOf } from '@lacehouse/domain/page/page-type'
import { queryClient } from '../api/query-client.ts'
import type { Cart } from '../cart/cart.ts'
import { peekCart } from '../cart/cart-query.ts'
import { collectEvent } from './collect-event.ts'
import { pageChange } from './page-change.ts'
import { recordLists, recordSelection } from './record-lists.ts'
import { toItem, toValued } from './to-item.ts'

/** The page of the last event `page_view`. */
let path = ''
/** Whether the page's cart was reported: by the cart and by the checkout, once a visit of the page. */
let isCartReported = false
let known: Cart | null = null

/** Reports the pages, the carts and lists that they show, and presses on links of tiles and of the navigation (ROLE-06, CMS-20). */
function recordPages(): void {
  recordPage()
  recordLists()
  document.addEventListener(pageChange, recordPage)
  document.addEventListener('click', ({ target }) => target instanceof Element && recordPress(target), true)
  queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[0] === 'cart' && recordCart())
}

function recordPage(): void {
  if (location.pathname === path) return
  path = location.pathname
  isCartReported = false
  collectEvent({ event: 'page_view', page_path: toPublicPath(path) })
  recordCart()
}

/** The addresses of other kinds of pages may have numbers of orders and of people, and are cut after their second part. */
function toPublicPath(whole: string): string {
  const isPublic = ['home', 'product', 'listing', 'search'].includes(pageTypeOf(whole))
  return (isPublic ? whole : whole.split('/').slice(0, 3).join('/')).slice(0, 200)
}

const reports: Partial<Record<string, 'view_cart' | 'begin_checkout'>> = {
  cart: 'view_cart',
  checkout: 'begin_checkout',
}

function recordCart(): void {
  const cart = peekCart()
  const type = pageTypeOf(location.pathname)
  const event = reports[type]
  if (event && cart && !isCartReported && cart.items.length > 0) {
    isCartReported = true
    const { currency, totals } = cart
    collectEvent({ event, ecommerce: { currency, value: totals.itemSubTotal, items: cart.items.map(toItem) } })
  }
  // Another tab reports its own changes.
  if (type === 'cart' && cart && known?.id === cart.id && document.visibilityState === 'visible')
    recordChange(known, cart)
  known = cart
}

/** Reports the units that an answer of the server has added and removed; what a page shows before has the old version. */
function recordChange(before: Cart, now: Cart): void {
  if (before.version === now.version) {
    known = before
    return
  }
  const { currency } = now
  for (const item of [...now.items, ...before.items.filter(({ id }) => !now.items.some((one) => one.id === id))]) {
    const count = (cart: Cart) => cart.items.find(({ id }) => id === item.id)?.qty ?? 0
    const more = count(now) - count(before)
    if (more > 0) collectEvent({ event: 'add_to_cart', ecommerce: { currency, ...toValued(item, more) } })
    if (more < 0) collectEvent({ event: 'remove_from_cart', ecommerce: { currency, ...toValued(item, -more) } })
  }
}

function recordPress(target: Element): void {
  recordSelection(target)
  const section = target.closest('[id^="mobile-menu-"]')
  if (section) {
    collectEvent({ event: 'menu_section', area: 'mobile_menu', section: toText(section) })
    return
  }
  const link = target.closest('a')
  const area = link && findArea(link)
  if (!link || !area) return
  const { origin, pathname } = new URL(link.href)
  const url = origin === location.origin ? pathname : origin + pathname
  collectEvent({ event: 'navigation_click', area, link_text: toText(link), link_url: url.slice(0, 200) })
}

type Area = Extract<DataLayerEvent, { event: 'navigation_click' }>['area']

function findArea(link: Element): Area | null {
  if (link.closest('footer')) return 'footer'
  if (link.closest('[data-menu-area]')) return 'mobile_menu'
  return link.closest('header nav') ? 'top_navigation' : null
}

const toText = (element: Element): string => (element.textContent ?? '').trim().slice(0, 120)

recordPages()
