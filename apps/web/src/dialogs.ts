import type { ComponentType } from 'react'
import { type DialogProps, defineDialog } from './ui/dialogs/define-dialog.ts'

type DeliveryDialogs = typeof import('./delivery-dialogs.ts')
type AccountDialogs = typeof import('./account-dialogs.ts')
type ContentDialogs = typeof import('./content-dialogs.ts')
type ReviewDialogs = typeof import('./review-dialogs.ts')
type Get<Args, Value, From = DeliveryDialogs> = (from: From) => Promise<ComponentType<DialogProps<Args, Value>>>

/** The dialogs of stores and delivery share their words and one file of imports, which keeps this table small. */
const defineDelivery = <Args, Value = void>(get: Get<Args, Value>, place: 'right' | 'center') =>
  defineDialog<Args, Value>({
    load: () => import('./delivery-dialogs.ts').then(get),
    place,
    areas: ['stores', 'cart', 'checkout', 'validation', 'errors'],
  })

/** Defines a dialog of the account's pages; these dialogs share one chunk. */
const defineOfAccount = <Args, Value>(get: Get<Args, Value, AccountDialogs>) =>
  defineDialog<Args, Value>({
    load: () => import('./account-dialogs.ts').then(get),
    place: 'right',
    tall: true,
    areas: ['account', 'credentials', 'favourites', 'loyalty', 'orders', 'profile', 'validation', 'errors'],
  })

/** Defines a dialog of reviews and questions; these dialogs share one chunk. */
const defineOfReviews = <Args, Value = void>(get: Get<Args, Value, ReviewDialogs>) =>
  defineDialog<Args, Value>({
    load: () => import('./review-dialogs.ts').then(get),
    place: 'right',
    areas: ['reviews', 'cases', 'validation', 'errors'],
  })

/** Defines a dialog of content; these dialogs share one chunk. */
const defineOfContent = <Args>(get: Get<Args, void, ContentDialogs>) =>
  defineDialog<Args>({
    load: () => import('./content-dialogs.ts').then(get),
    place: 'center',
    areas: ['events', 'gallery', 'cases', 'account', 'credentials', 'enrolment', 'favourites', 'validation', 'errors'],
  })

/** All dialogs of the shop by name, with the arguments and results of their components. The code is fetched when a dialog is first opened. */
export const dialogs = {
  account: defineDialog({
    load: () =>
      import('./features/account/account-dialog/account-dialog.tsx').then(({ AccountDialog }) => AccountDialog),
    place: 'right',
    // Blocks of content come below the form later, and must not move it from under a finger.
    tall: true,
    areas: ['account', 'credentials', 'enrolment', 'favourites', 'payment', 'validation', 'errors'],
  }),
  menu: defineDialog({
    load: () => import('./features/shell/mobile-menu.tsx').then(({ MobileMenu }) => MobileMenu),
    place: 'left',
    tall: true,
  }),
  search: defineDialog({
    load: () => import('./features/shell/search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
    place: 'center',
    tall: true,
  }),
  location: defineDialog({
    load: () =>
      import('./features/locations/location-dialog/location-dialog.tsx').then(({ LocationDialog }) => LocationDialog),
    place: 'center',
    areas: ['dialogs'],
  }),
  'confirm-location': defineDialog({
    load: () =>
      import('./features/locations/confirm-location-dialog/confirm-location-dialog.tsx').then(
        ({ ConfirmLocationDialog }) => ConfirmLocationDialog,
      ),
    place: 'center',
    areas: ['dialogs'],
  }),
  filters: defineDialog({
    load: () =>
      import('./features/listing/filters-dialog/filters-dialog.tsx').then(({ FiltersDialog }) => FiltersDialog),
    place: 'right',
    areas: ['listing'],
  }),
  'size-guide': defineDialog({
    load: () =>
      import('./features/product/size-guide-dialog/size-guide-dialog.tsx').then(
        ({ SizeGuideDialog }) => SizeGuideDialog,
      ),
    place: 'right',
    areas: ['dialogs', 'product', 'sizes'],
  }),
  zoom: defineDialog({
    load: () => import('./features/product/zoom-dialog/zoom-dialog.tsx').then(({ ZoomDialog }) => ZoomDialog),
    place: 'full',
    areas: ['product'],
  }),
  'mini-cart': defineDialog({
    load: () => import('./features/cart/mini-cart-dialog/mini-cart-dialog.tsx').then(({ MiniCart }) => MiniCart),
    place: 'right',
    areas: ['cart', 'errors'],
  }),
  'pickup-in-store': defineDelivery(({ getPickupInStore }) => getPickupInStore(), 'right'),
  'reserve-in-store': defineDelivery(({ getReserveInStore }) => getReserveInStore(), 'right'),
  'change-store': defineDelivery(({ getChangeStore }) => getChangeStore(), 'center'),
  'store-changed': defineDelivery(({ getStoreChanged }) => getStoreChanged(), 'center'),
  'shipping-method': defineDelivery(({ getShippingMethod }) => getShippingMethod(), 'right'),
  'gift-option': defineDialog({
    load: () =>
      import('./features/cart/gift-option-dialog/gift-option-dialog.tsx').then(
        ({ GiftOptionDialog }) => GiftOptionDialog,
      ),
    place: 'right',
    areas: ['dialogs', 'validation', 'errors'],
  }),
  compare: defineDialog({
    load: () =>
      import('./features/product/compare-dialog/compare-dialog.tsx').then(({ CompareDialog }) => CompareDialog),
    place: 'full',
    areas: ['related'],
  }),
  'quick-shop': defineDialog({
    load: () => import('./features/cart/quick-shop-dialog/quick-shop-dialog.tsx').then(({ QuickShop }) => QuickShop),
    place: 'right',
    areas: ['dialogs', 'product', 'cart', 'related', 'errors'],
  }),
  'adjust-price': defineDialog({
    load: () =>
      import('./features/cart/adjust-price-dialog/adjust-price-dialog.tsx').then(
        ({ AdjustPriceDialog }) => AdjustPriceDialog,
      ),
    place: 'right',
    areas: ['cart', 'errors'],
  }),
  interests: defineOfAccount(({ getInterests }) => getInterests()),
  'employee-terms': defineOfAccount(({ getEmployeeTerms }) => getEmployeeTerms()),
  'loyalty-sign-up': defineOfAccount(({ getLoyaltySignUp }) => getLoyaltySignUp()),
  'leave-loyalty': defineOfAccount(({ getLeaveLoyalty }) => getLeaveLoyalty()),
  'cancel-order': defineOfAccount(({ getCancelOrder }) => getCancelOrder()),
  'edit-delivery': defineDialog({
    load: () => import('./account-dialogs.ts').then(({ getEditDelivery }) => getEditDelivery()),
    place: 'right',
    tall: true,
    areas: ['checkout', 'orders', 'validation', 'errors'],
  }),
  'return-items': defineOfAccount(({ getReturnItems }) => getReturnItems()),
  enrolment: defineOfAccount(({ getEnrolment }) => getEnrolment()),
  'save-to-list': defineOfAccount(({ getSaveToList }) => getSaveToList()),
  'write-review': defineOfReviews(({ getWriteReview }) => getWriteReview()),
  question: defineOfReviews(({ getQuestion }) => getQuestion()),
  'flag-review': defineOfReviews(({ getFlagReview }) => getFlagReview()),
  content: defineOfContent(({ getContentDialog }) => getContentDialog()),
  'event-sign-up': defineOfContent(({ getEventSignUp }) => getEventSignUp()),
  photo: defineOfContent(({ getPhotoDialog }) => getPhotoDialog()),
  'send-photo': defineOfContent(({ getSendPhotoDialog }) => getSendPhotoDialog()),
  'pay-later': defineDialog({
    load: () =>
      import('./features/pay-later/pay-later-dialog/pay-later-dialog.tsx').then(({ PayLaterDialog }) => PayLaterDialog),
    place: 'right',
    areas: ['wallet'],
  }),
  challenge: defineDialog({
    load: () =>
      import('./features/checkout/challenge-dialog/challenge-dialog.tsx').then(
        ({ ChallengeDialog }) => ChallengeDialog,
      ),
    place: 'center',
    insistent: true,
    tall: true,
    areas: ['dialogs'],
  }),
}

type Dialogs = typeof dialogs

declare module './ui/dialogs/dialog-table.ts' {
  // `openDialog` gets the arguments and results of all dialogs from this.
  interface DialogTable extends Dialogs {}
}
