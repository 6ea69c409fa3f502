import { parseCaseNumber } from '@lacehouse/domain/support-cases/support-case'
import { minutes } from '@lacehouse/domain/time/durations'
import { Suspense } from 'react'
import { data } from 'react-router'
import { cacheable } from '../cacheable.ts'
import { useWishlist } from '../client/favourites/wishlists-query.ts'
import { useShop } from '../client/use-shop.ts'
import { AccountFrame } from '../features/account/account-frame.tsx'
import { findExtraContent } from '../features/content/load-content.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { lazyComponent } from '../hydration/lazy-component.tsx'
import { useTranslate } from '../i18n/use-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/account'
import { type AccountPart, accountContent, accountParts, isAccountPart } from './account-parts.ts'
import { changeLinkedSubscriptions, findSubscriptionLink } from './loading/change-linked-subscriptions.ts'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart: few parts have content, and it stands below them. */
const PageBlocks = hydrateOnVisible(() => import('../blocks/page-blocks.tsx').then((module) => module.PageBlocks))

const CasePage = lazyComponent(() => import('../features/support-cases/case-page.tsx').then((part) => part.CasePage))

const WishlistPage = lazyComponent(() =>
  import('../features/favourites/wishlists/wishlist-page.tsx').then((part) => part.WishlistPage),
)

/** The pages that a mail's link opens without a sign-in. */
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
  if (!isAccountPart(part) || number === undefined) throw data(null, { status: 404 })
  const { api, site } = getShop(args)
  const query = { form: 'account' } as const
  const { fields } = await api.call('utilities.i18n', { params: { countryCode: site.country }, query })
  const postalCode = fields.find(({ name }) => name === 'postalCode')
  if (!postalCode) throw new Error(`${site.country} has no rule for postal codes`)
  const link = part === 'subscriptions' ? await findSubscriptionLink(args) : null
  if (!link) cacheable(args, { tags: ['content'], ttl: minutes(5) })
  const contentPage = number === null ? accountContent[part] : undefined
  const content = contentPage ? await findExtraContent(args, contentPage) : null
  const words = describePrivatePage(args, { title: accountParts[part].head, description: 'seo.account.description' })
  return { part, postalCode, link, number, content, ...words }
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

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { part, postalCode, link, number, content } = loaderData
  if (link)
    return (
      <Suspense>
        <LinkedSubscriptions {...link} state={actionData ?? { done: null, linked: link.linked }} />
      </Suspense>
    )
  if (number) return part === 'lists' ? <OneList listId={number} /> : <OneCase caseNumber={number} />
  const { title, text, under, Content }: AccountPart = accountParts[part]
  const current = under ?? (part as NonNullable<AccountPart['under']>)
  return (
    <>
      <AccountFrame title={t(title)} text={text && t(text)} current={current}>
        <Suspense fallback={<Skeleton height="16rem" />}>
          <Content postalCode={postalCode} />
        </Suspense>
      </AccountFrame>
      {content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} /> : null}
    </>
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
