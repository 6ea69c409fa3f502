import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import type { MessageKey } from '@lacehouse/messages'
import type { Account } from '../../client/account/account-memory.ts'
import { hasFavourites } from '../../client/favourites/has-favourites.ts'
import type { ShopSite } from '../../client/use-shop.ts'
import type { IconName } from '../../ui/icon-names.ts'

type AccountPageLink = {
  readonly id: string
  readonly icon: IconName
  readonly label: MessageKey
  readonly toPath: (locale: string) => string
  /** Whether an account has the page; absent for a page of every account. */
  readonly isFor?: (account: Account, site: Pick<ShopSite, 'features'>) => boolean
  /** Only the customer may open it, and no agent who acts for them (AUTH-09). */
  readonly isPersonal?: true
}

/** The pages of the account area in the order of its navigation (ACC-17). A page of its own is one line more. */
export const accountPages = [
  { id: 'overview', icon: 'house', label: 'account.page.overview', toPath: (locale) => `/${locale}/account` },
  { id: 'orders', icon: 'package', label: 'account.page.orders', toPath: (locale) => `/${locale}/account/orders` },
  {
    id: 'returns',
    icon: 'rotate-ccw',
    label: 'account.page.returns',
    toPath: (locale) => `/${locale}/account/returns`,
  },
  { id: 'profile', icon: 'user', label: 'account.page.profile', toPath: (locale) => `/${locale}/account/profile` },
  {
    ...{ id: 'security', icon: 'lock', label: 'account.page.security', isPersonal: true },
    toPath: (locale) => `/${locale}/account/security`,
  },
  { id: 'addresses', icon: 'map-pin', label: 'account.addresses', toPath: (locale) => `/${locale}/account/addresses` },
  {
    ...{ id: 'payment', icon: 'credit-card', label: 'account.page.payment' },
    toPath: (locale) => `/${locale}/account/payment`,
  },
  {
    ...{ id: 'favourites', icon: 'heart', label: 'navigation.favourites', toPath: favouritesPath },
    isFor: hasFavourites,
  },
  {
    ...{ id: 'lists', icon: 'tag', label: 'account.page.lists', toPath: (locale) => `/${locale}/account/lists` },
    isFor: hasFavourites,
  },
  {
    ...{ id: 'saved', icon: 'clock', label: 'account.page.saved' },
    toPath: (locale) => `/${locale}/cart#saved-items`,
    isFor: (_, site) => site.features.saveForLater,
  },
  { id: 'loyalty', icon: 'star', label: 'account.page.loyalty', toPath: (locale) => `/${locale}/account/loyalty` },
  {
    ...{ id: 'preferences', icon: 'sliders-horizontal', label: 'account.page.preferences' },
    toPath: (locale) => `/${locale}/account/preferences`,
  },
  {
    ...{ id: 'subscriptions', icon: 'mail', label: 'account.page.subscriptions' },
    toPath: (locale) => `/${locale}/account/subscriptions`,
  },
  { id: 'cases', icon: 'info', label: 'account.page.cases', toPath: (locale) => `/${locale}/account/cases` },
  {
    ...{ id: 'privacy', icon: 'eye-off', label: 'account.page.privacy', isPersonal: true },
    toPath: (locale) => `/${locale}/account/privacy`,
  },
] as const satisfies readonly AccountPageLink[]

export type AccountPageId = (typeof accountPages)[number]['id']

const pages: readonly AccountPageLink[] = accountPages

/** Lists the pages that an account has at a site. */
export function listAccountPages(account: Account, site: Pick<ShopSite, 'features'>): readonly AccountPageLink[] {
  return pages.filter(({ id, isFor }) => isOpenTo(account, id) && (isFor?.(account, site) ?? true))
}

/** Whether the person at the browser may open a page: an agent who acts for a customer has none of the personal ones (AUTH-09). */
export function isOpenTo({ agentName }: Account, page: string): boolean {
  return agentName === undefined || !pages.some(({ id, isPersonal }) => id === page && isPersonal)
}
