import { parseCaseNumber } from '@lacehouse/domain/support-cases/support-case'
import { minutes } from '@lacehouse/domain/time/durations'
import type { MessageKey } from '@lacehouse/messages'
import { type ComponentType, Suspense } from 'react'
import { data } from 'react-router'
import { cacheable } from '../cacheable.ts'
import { useWishlist } from '../client/favourites/wishlists-query.ts'
import { useShop } from '../client/use-shop.ts'
import type { AddressFormField } from '../components/address/address-fields.ts'
import { AccountFrame } from '../features/account/account-frame.tsx'
import type { AccountPageId } from '../features/account/account-pages.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { lazyComponent } from '../hydration/lazy-component.tsx'
import { useTranslate } from '../i18n/use-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/account'
import { changeLinkedSubscriptions, findSubscriptionLink } from './loading/change-linked-subscriptions.ts'
import { describePrivatePage } from './loading/describe-private-page.ts'

type ContentProps = {
  /** The rule of the country's postal codes. */
  readonly postalCode: AddressFormField
}

type Part = {
  readonly title: MessageKey
  /** What the page is for, in a sentence. */
  readonly text?: MessageKey
  readonly head: MessageKey
  /** The page of the navigation that it belongs to; without it, the one of its own name. */
  readonly under?: AccountPageId
  readonly Content: ComponentType<ContentProps>
}

// One route for all parts, whose code comes with the part: every route makes the list of routes longer that each page loads.
const parts = {
  overview: {
    ...{ title: 'account.title', head: 'seo.account.title' },
    Content: lazyComponent(() => import('../features/account/overview.tsx').then((part) => part.Overview)),
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
} as const satisfies Readonly<Record<string, Part>>

const CasePage = lazyComponent(() => import('../features/support-cases/case-page.tsx').then((part) => part.CasePage))

const WishlistPage = lazyComponent(() =>
  import('../features/favourites/wishlists/wishlist-page.tsx').then((part) => part.WishlistPage),
)

/** What a mail's link opens without a sign-in. */
const LinkedSubscriptions = lazyComponent(() =>
  import('../features/profile/linked-subscriptions.tsx').then((part) => part.LinkedSubscriptions),
)

export const handle: RouteHandle = {
  areas: [
    'account',
    'profile',
    'credentials',
    'favourites',
    'orders',
    'payment',
    'privacy',
    'cases',
    'checkout',
    'validation',
    'errors',
  ],
}

/** The page is the same for all visitors, and what is personal is fetched after it; except for the link of a mail, which names its mailbox. */
export async function loader(args: Route.LoaderArgs) {
  const { part = 'overview' } = args.params
  const number = findNumber(args.params)
  if (!isPart(part) || number === undefined) throw data(null, { status: 404 })
  const { api, site } = getShop(args)
  const query = { form: 'account' } as const
  const { fields } = await api.call('utilities.i18n', { params: { countryCode: site.country }, query })
  const postalCode = fields.find(({ name }) => name === 'postalCode')
  if (!postalCode) throw new Error(`${site.country} has no rule for postal codes`)
  const link = part === 'subscriptions' ? await findSubscriptionLink(args) : null
  if (!link) cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const words = describePrivatePage(args, { title: parts[part].head, description: 'seo.account.description' })
  return { part, postalCode, link, number, ...words }
}

export function action(args: Route.ActionArgs) {
  if (args.params.part !== 'subscriptions') throw data(null, { status: 405 })
  return changeLinkedSubscriptions(args)
}

/** Finds what a page of one case or one list is about; null for the page of a part, undefined for what is no page. */
const findNumber = ({ part, number }: Route.LoaderArgs['params']): string | null | undefined => {
  if (number === undefined) return null
  if (part === 'lists') return listId.test(number) ? number : undefined
  return part === 'cases' ? (parseCaseNumber(number) ?? undefined) : undefined
}

const listId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const isPart = (part: string): part is keyof typeof parts => Object.hasOwn(parts, part)

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { part, postalCode, link, number } = loaderData
  if (link)
    return (
      <Suspense>
        <LinkedSubscriptions {...link} state={actionData ?? { done: null, linked: link.linked }} />
      </Suspense>
    )
  if (number) return part === 'lists' ? <OneList listId={number} /> : <OneCase caseNumber={number} />
  const { title, text, under, Content }: Part = parts[part]
  const current = under ?? (part as AccountPageId)
  return (
    <AccountFrame title={t(title)} text={text && t(text)} current={current}>
      <Suspense fallback={<Skeleton height="16rem" />}>
        <Content postalCode={postalCode} />
      </Suspense>
    </AccountFrame>
  )
}

function OneCase({ caseNumber }: { readonly caseNumber: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <AccountFrame
      title={t('cases.number', { number: caseNumber })}
      current="cases"
      back={{ href: `/${locale}/account/cases`, label: t('cases.title') }}
    >
      <Suspense fallback={<Skeleton height="24rem" />}>
        <CasePage key={caseNumber} caseNumber={caseNumber} />
      </Suspense>
    </AccountFrame>
  )
}

function OneList({ listId }: { readonly listId: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { data } = useWishlist(listId, 1)
  return (
    <AccountFrame
      title={data?.name ?? t('account.page.lists')}
      current="lists"
      back={{ href: `/${locale}/account/lists`, label: t('account.page.lists') }}
    >
      <Suspense fallback={<Skeleton height="24rem" />}>
        <WishlistPage key={listId} listId={listId} />
      </Suspense>
    </AccountFrame>
  )
}
