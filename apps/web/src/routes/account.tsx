import { minutes } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import { AccountPage } from '../features/account/account-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/account'
import { describePrivatePage } from './loading/describe-private-page.ts'

export const handle: RouteHandle = { areas: ['account', 'payment'] }

/** The page is the same for all visitors; the account is fetched after it. */
export function loader(args: Route.LoaderArgs) {
  cacheable(args, { tags: ['content'], ttl: minutes(5) })
  return describePrivatePage(args, { title: 'seo.account.title', description: 'seo.account.description' })
}

export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData)

export default function Account() {
  return <AccountPage />
}
