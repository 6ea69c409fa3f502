import type { ComponentType } from 'react'
import type { MenuArgs } from '../features/shell/mobile-menu.tsx'
import type { AccountArgs } from './account/account.tsx'
import type { AdjustPriceArgs } from './adjust-price/adjust-price.tsx'
import type { ChallengeArgs } from './challenge/challenge.tsx'
import type { ChallengeResult } from './challenge/read-challenge-result.ts'
import { type DialogProps, defineDialog } from './define-dialog.ts'
import type { FilterArgs } from './filters/filters.tsx'
import type { GiftOptionArgs } from './gift-option/gift-option.tsx'
import type { MiniCartArgs } from './mini-cart/mini-cart.tsx'
import type { PayLaterArgs } from './pay-later/pay-later.tsx'
import type { QuickShopArgs } from './quick-shop/take-choice.ts'
import type { SizeGuideArgs } from './size-guide/size-guide.tsx'
import type { ZoomArgs } from './zoom/zoom.tsx'

type DeliveryDialogs = typeof import('./delivery-dialogs.ts')
type Get<Args, Value> = (from: DeliveryDialogs) => Promise<ComponentType<DialogProps<Args, Value>>>

/** The dialogs of stores and delivery, written short: every page carries this list. */
const defineDelivery = <Args, Value>(get: Get<Args, Value>, place: 'right' | 'center') =>
  defineDialog<Args, Value>({
    load: () => import('./delivery-dialogs.ts').then(get),
    place,
    areas: ['stores', 'cart', 'checkout', 'validation', 'errors'],
  })

/** All dialogs by name; one entry each, their code comes when they are opened. */
export const dialogs = {
  account: defineDialog<AccountArgs>({
    load: () => import('./account/account.tsx').then(({ AccountDialog }) => AccountDialog),
    place: 'right',
    areas: ['account', 'favourites', 'payment', 'validation', 'errors'],
  }),
  menu: defineDialog<MenuArgs>({
    load: () => import('../features/shell/mobile-menu.tsx').then(({ MobileMenu }) => MobileMenu),
    place: 'left',
    tall: true,
  }),
  location: defineDialog<Record<string, never>>({
    load: () => import('./location/location.tsx').then(({ LocationDialog }) => LocationDialog),
    place: 'center',
    areas: ['dialogs'],
  }),
  filters: defineDialog<FilterArgs>({
    load: () => import('./filters/filters.tsx').then(({ FiltersDialog }) => FiltersDialog),
    place: 'right',
    areas: ['listing'],
  }),
  'size-guide': defineDialog<SizeGuideArgs>({
    load: () => import('./size-guide/size-guide.tsx').then(({ SizeGuideDialog }) => SizeGuideDialog),
    place: 'right',
    areas: ['dialogs', 'product'],
  }),
  zoom: defineDialog<ZoomArgs>({
    load: () => import('./zoom/zoom.tsx').then(({ ZoomDialog }) => ZoomDialog),
    place: 'center',
    tall: true,
    areas: ['product'],
  }),
  'mini-cart': defineDialog<MiniCartArgs>({
    load: () => import('./mini-cart/mini-cart.tsx').then(({ MiniCart }) => MiniCart),
    place: 'right',
    areas: ['cart', 'errors'],
  }),
  'pickup-in-store': defineDelivery(({ getPickupInStore }) => getPickupInStore(), 'right'),
  'reserve-in-store': defineDelivery(({ getReserveInStore }) => getReserveInStore(), 'right'),
  'change-store': defineDelivery(({ getChangeStore }) => getChangeStore(), 'center'),
  'store-changed': defineDelivery(({ getStoreChanged }) => getStoreChanged(), 'center'),
  'shipping-method': defineDelivery(({ getShippingMethod }) => getShippingMethod(), 'right'),
  'gift-option': defineDialog<GiftOptionArgs>({
    load: () => import('./gift-option/gift-option.tsx').then(({ GiftOptionDialog }) => GiftOptionDialog),
    place: 'right',
    areas: ['dialogs', 'validation', 'errors'],
  }),
  'quick-shop': defineDialog<QuickShopArgs>({
    load: () => import('./quick-shop/quick-shop.tsx').then(({ QuickShop }) => QuickShop),
    place: 'right',
    areas: ['dialogs', 'product', 'cart', 'errors'],
  }),
  'adjust-price': defineDialog<AdjustPriceArgs>({
    load: () => import('./adjust-price/adjust-price.tsx').then(({ AdjustPriceDialog }) => AdjustPriceDialog),
    place: 'right',
    areas: ['cart', 'errors'],
  }),
  'pay-later': defineDialog<PayLaterArgs>({
    load: () => import('./pay-later/pay-later.tsx').then(({ PayLaterDialog }) => PayLaterDialog),
    place: 'right',
    areas: ['wallet'],
  }),
  challenge: defineDialog<ChallengeArgs, ChallengeResult>({
    load: () => import('./challenge/challenge.tsx').then(({ ChallengeDialog }) => ChallengeDialog),
    place: 'center',
    insistent: true,
    tall: true,
    areas: ['dialogs'],
  }),
}

export type Dialogs = typeof dialogs
export type DialogName = keyof Dialogs
