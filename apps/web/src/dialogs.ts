import type { StoreReply } from '@lacehouse/contracts'
import type { ComponentType } from 'react'
import type {
  CancelOrderArgs,
  EditDeliveryArgs,
  EnrolmentArgs,
  InterestsArgs,
  LeaveLoyaltyArgs,
  LoyaltySignUpArgs,
  ReturnItemsArgs,
  SaveToListArgs,
} from './account-dialogs.ts'
import type { ContentDialogArgs, EventArgs, PhotoArgs, SendPhotoArgs } from './content-dialogs.ts'
import type { AccountArgs } from './features/account/account-dialog/account-dialog.tsx'
import type { AdjustPriceArgs } from './features/cart/adjust-price-dialog/adjust-price-dialog.tsx'
import type { GiftOptionArgs } from './features/cart/gift-option-dialog/gift-option-dialog.tsx'
import type { MiniCartArgs } from './features/cart/mini-cart-dialog/mini-cart-dialog.tsx'
import type { QuickShopArgs } from './features/cart/quick-shop-dialog/take-choice.ts'
import type { ChallengeArgs } from './features/checkout/challenge-dialog/challenge-dialog.tsx'
import type { ChallengeResult } from './features/checkout/challenge-dialog/read-challenge-result.ts'
import type { FilterArgs } from './features/listing/filters-dialog/filters-dialog.tsx'
import type { SizeGuideArgs } from './features/product/size-guide-dialog/size-guide-dialog.tsx'
import type { ZoomArgs } from './features/product/zoom-dialog/zoom-dialog.tsx'
import type { MenuArgs } from './features/shell/mobile-menu.tsx'
import type { ChangeStoreArgs, StoreChangedArgs } from './features/stores/change-store-dialog/change-store-dialog.tsx'
import type { PickupArgs } from './features/stores/pickup-in-store-dialog/pickup-in-store-dialog.tsx'
import type { ReserveArgs } from './features/stores/reserve-in-store-dialog/reserve-in-store-dialog.tsx'
import type { FlagReviewArgs, QuestionArgs, WriteReviewArgs } from './review-dialogs.ts'
import { type DialogProps, defineDialog } from './ui/dialogs/define-dialog.ts'

type Empty = Record<string, never>
type ConfirmLocationArgs =
  import('./features/locations/confirm-location-dialog/confirm-location-dialog.tsx').ConfirmLocationArgs
type PayLaterArgs = import('./features/pay-later/pay-later-dialog/pay-later-dialog.tsx').PayLaterArgs
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

/** All dialogs of the shop by name. A dialog's code is fetched when the dialog is first opened. */
export const dialogs = {
  account: defineDialog<AccountArgs>({
    load: () =>
      import('./features/account/account-dialog/account-dialog.tsx').then(({ AccountDialog }) => AccountDialog),
    place: 'right',
    // Blocks of content come below the form later, and must not move it from under a finger.
    tall: true,
    areas: ['account', 'credentials', 'enrolment', 'favourites', 'payment', 'validation', 'errors'],
  }),
  menu: defineDialog<MenuArgs>({
    load: () => import('./features/shell/mobile-menu.tsx').then(({ MobileMenu }) => MobileMenu),
    place: 'left',
    tall: true,
  }),
  search: defineDialog<Empty>({
    load: () => import('./features/shell/search-dialog.tsx').then(({ SearchDialog }) => SearchDialog),
    place: 'center',
    tall: true,
  }),
  location: defineDialog<Empty>({
    load: () =>
      import('./features/locations/location-dialog/location-dialog.tsx').then(({ LocationDialog }) => LocationDialog),
    place: 'center',
    areas: ['dialogs'],
  }),
  'confirm-location': defineDialog<ConfirmLocationArgs, true>({
    load: () =>
      import('./features/locations/confirm-location-dialog/confirm-location-dialog.tsx').then(
        ({ ConfirmLocationDialog }) => ConfirmLocationDialog,
      ),
    place: 'center',
    areas: ['dialogs'],
  }),
  filters: defineDialog<FilterArgs>({
    load: () =>
      import('./features/listing/filters-dialog/filters-dialog.tsx').then(({ FiltersDialog }) => FiltersDialog),
    place: 'right',
    areas: ['listing'],
  }),
  'size-guide': defineDialog<SizeGuideArgs>({
    load: () =>
      import('./features/product/size-guide-dialog/size-guide-dialog.tsx').then(
        ({ SizeGuideDialog }) => SizeGuideDialog,
      ),
    place: 'right',
    areas: ['dialogs', 'product', 'sizes'],
  }),
  zoom: defineDialog<ZoomArgs>({
    load: () => import('./features/product/zoom-dialog/zoom-dialog.tsx').then(({ ZoomDialog }) => ZoomDialog),
    place: 'full',
    areas: ['product'],
  }),
  'mini-cart': defineDialog<MiniCartArgs>({
    load: () => import('./features/cart/mini-cart-dialog/mini-cart-dialog.tsx').then(({ MiniCart }) => MiniCart),
    place: 'right',
    areas: ['cart', 'errors'],
  }),
  'pickup-in-store': defineDelivery<PickupArgs, StoreReply>(({ getPickupInStore }) => getPickupInStore(), 'right'),
  'reserve-in-store': defineDelivery<ReserveArgs>(({ getReserveInStore }) => getReserveInStore(), 'right'),
  'change-store': defineDelivery<ChangeStoreArgs, true>(({ getChangeStore }) => getChangeStore(), 'center'),
  'store-changed': defineDelivery<StoreChangedArgs>(({ getStoreChanged }) => getStoreChanged(), 'center'),
  'shipping-method': defineDelivery<Empty>(({ getShippingMethod }) => getShippingMethod(), 'right'),
  'gift-option': defineDialog<GiftOptionArgs>({
    load: () =>
      import('./features/cart/gift-option-dialog/gift-option-dialog.tsx').then(
        ({ GiftOptionDialog }) => GiftOptionDialog,
      ),
    place: 'right',
    areas: ['dialogs', 'validation', 'errors'],
  }),
  compare: defineDialog<Empty>({
    load: () =>
      import('./features/product/compare-dialog/compare-dialog.tsx').then(({ CompareDialog }) => CompareDialog),
    place: 'full',
    areas: ['related'],
  }),
  'quick-shop': defineDialog<QuickShopArgs>({
    load: () => import('./features/cart/quick-shop-dialog/quick-shop-dialog.tsx').then(({ QuickShop }) => QuickShop),
    place: 'right',
    areas: ['dialogs', 'product', 'cart', 'related', 'errors'],
  }),
  'adjust-price': defineDialog<AdjustPriceArgs>({
    load: () =>
      import('./features/cart/adjust-price-dialog/adjust-price-dialog.tsx').then(
        ({ AdjustPriceDialog }) => AdjustPriceDialog,
      ),
    place: 'right',
    areas: ['cart', 'errors'],
  }),
  interests: defineOfAccount<InterestsArgs, string>(({ getInterests }) => getInterests()),
  'employee-terms': defineOfAccount<Empty, true>(({ getEmployeeTerms }) => getEmployeeTerms()),
  'loyalty-sign-up': defineOfAccount<LoyaltySignUpArgs, true>(({ getLoyaltySignUp }) => getLoyaltySignUp()),
  'leave-loyalty': defineOfAccount<LeaveLoyaltyArgs, true>(({ getLeaveLoyalty }) => getLeaveLoyalty()),
  'cancel-order': defineOfAccount<CancelOrderArgs, true>(({ getCancelOrder }) => getCancelOrder()),
  'edit-delivery': defineDialog<EditDeliveryArgs, true>({
    load: () => import('./account-dialogs.ts').then(({ getEditDelivery }) => getEditDelivery()),
    place: 'right',
    tall: true,
    areas: ['checkout', 'orders', 'validation', 'errors'],
  }),
  'return-items': defineOfAccount<ReturnItemsArgs, true>(({ getReturnItems }) => getReturnItems()),
  enrolment: defineOfAccount<EnrolmentArgs, true>(({ getEnrolment }) => getEnrolment()),
  'save-to-list': defineOfAccount<SaveToListArgs, 'moved' | 'copied'>(({ getSaveToList }) => getSaveToList()),
  'write-review': defineOfReviews<WriteReviewArgs, string>(({ getWriteReview }) => getWriteReview()),
  question: defineOfReviews<QuestionArgs, string>(({ getQuestion }) => getQuestion()),
  'flag-review': defineOfReviews<FlagReviewArgs>(({ getFlagReview }) => getFlagReview()),
  content: defineOfContent<ContentDialogArgs>(({ getContentDialog }) => getContentDialog()),
  'event-sign-up': defineOfContent<EventArgs>(({ getEventSignUp }) => getEventSignUp()),
  photo: defineOfContent<PhotoArgs>(({ getPhotoDialog }) => getPhotoDialog()),
  'send-photo': defineOfContent<SendPhotoArgs>(({ getSendPhotoDialog }) => getSendPhotoDialog()),
  'pay-later': defineDialog<PayLaterArgs>({
    load: () =>
      import('./features/pay-later/pay-later-dialog/pay-later-dialog.tsx').then(({ PayLaterDialog }) => PayLaterDialog),
    place: 'right',
    areas: ['wallet'],
  }),
  challenge: defineDialog<ChallengeArgs, ChallengeResult>({
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
