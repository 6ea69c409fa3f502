import type { MessageKey } from '@lacehouse/messages'
import type { ComponentType } from 'react'
import type { AddressFormField } from '../components/address/address-fields.ts'
import type { AccountPageId } from '../features/account/account-pages.ts'
import { lazyComponent } from '../hydration/lazy-component.tsx'

type ContentProps = {
  /** The rule of the country's postal codes. */
  readonly postalCode: AddressFormField
}

/** A part of the account area. */
export type AccountPart = {
  readonly title: MessageKey
  /** The purpose of the page, in a sentence. */
  readonly text?: MessageKey
  readonly head: MessageKey
  /** The page of the navigation that it belongs to; without it, the one of its own name. */
  readonly under?: AccountPageId
  readonly Content: ComponentType<ContentProps>
}

/** The parts by their addresses. One route shows them all, because every route makes the list longer that each page loads; their code comes with the part. */
export const accountParts = {
  overview: {
    ...{ title: 'account.title', head: 'seo.account.title' },
    Content: lazyComponent(() => import('../features/account/overview.tsx').then((part) => part.Overview)),
  },
  returns: {
    ...{ title: 'account.page.returns', text: 'orders.ownReturns.text', head: 'seo.returns.title' },
    Content: lazyComponent(() => import('../features/orders/returns-page.tsx').then((part) => part.ReturnsPage)),
  },
  profile: {
    ...{ title: 'account.page.profile', text: 'profile.text', head: 'seo.profile.title' },
    Content: lazyComponent(() => import('../features/profile/profile-page.tsx').then((part) => part.ProfilePage)),
  },
  security: {
    ...{ title: 'account.page.security', head: 'seo.security.title' },
    Content: lazyComponent(() =>
      import('../features/credentials/security/security-contents.tsx').then((part) => part.SecurityContents),
    ),
  },
  addresses: {
    ...{ title: 'account.addresses', text: 'profile.addresses.text', head: 'seo.addresses.title' },
    Content: lazyComponent(() => import('../features/profile/addresses-page.tsx').then((part) => part.AddressesPage)),
  },
  payment: {
    ...{ title: 'account.page.payment', text: 'profile.cards.text', head: 'seo.payment.title' },
    Content: lazyComponent(() => import('../features/profile/payment-page.tsx').then((part) => part.PaymentPage)),
  },
  lists: {
    ...{ title: 'account.page.lists', text: 'favourites.lists.text', head: 'seo.lists.title' },
    Content: lazyComponent(() =>
      import('../features/favourites/wishlists/wishlists-page.tsx').then((part) => part.WishlistsPage),
    ),
  },
  loyalty: {
    ...{ title: 'account.page.loyalty', head: 'seo.loyalty.title' },
    Content: lazyComponent(() => import('../features/profile/loyalty-page.tsx').then((part) => part.LoyaltyPage)),
  },
  preferences: {
    ...{ title: 'account.page.preferences', text: 'profile.preferences.text', head: 'seo.preferences.title' },
    Content: lazyComponent(() =>
      import('../features/profile/preferences-page.tsx').then((part) => part.PreferencesPage),
    ),
  },
  subscriptions: {
    ...{ title: 'account.page.subscriptions', text: 'profile.subscriptions.text', head: 'seo.subscriptions.title' },
    Content: lazyComponent(() =>
      import('../features/profile/subscriptions-page.tsx').then((part) => part.SubscriptionsPage),
    ),
  },
  cases: {
    ...{ title: 'cases.title', text: 'cases.text', head: 'seo.cases.title' },
    Content: lazyComponent(() => import('../features/support-cases/cases-page.tsx').then((part) => part.CasesPage)),
  },
  privacy: {
    ...{ title: 'account.page.privacy', head: 'seo.privacy.title' },
    Content: lazyComponent(() => import('../features/privacy/privacy-page.tsx').then((part) => part.PrivacyPage)),
  },
  data: {
    ...{ title: 'privacy.export.title', head: 'seo.privacy.title', under: 'privacy' },
    Content: lazyComponent(() => import('../features/privacy/data-page.tsx').then((part) => part.DataPage)),
  },
} as const satisfies Readonly<Record<string, AccountPart>>

/** The content pages whose blocks stand below parts of the account (CMS-01). */
export const accountContent: Readonly<Partial<Record<string, string>>> = {
  overview: 'account',
  profile: 'account-profile',
}

export function isAccountPart(part: string): part is keyof typeof accountParts {
  return Object.hasOwn(accountParts, part)
}
