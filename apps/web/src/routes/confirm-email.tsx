import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/confirm-email'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const ConfirmEmailPage = hydrateOnVisible(() =>
  import('../features/credentials/confirm-email-page.tsx').then((module) => module.ConfirmEmailPage),
)

export const handle: RouteHandle = { areas: ['account', 'credentials', 'errors'] }

/** Opening the page confirms nothing, because mail programs open links too; its button does. */
export function loader(args: Route.LoaderArgs) {
  const words = describePrivatePage(args, {
    title: 'seo.confirmEmail.title',
    description: 'seo.confirmEmail.description',
  })
  return { st: getShop(args).url.search.get('st') ?? '', ...words }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function ConfirmEmail({ loaderData: { st } }: Route.ComponentProps) {
  return <ConfirmEmailPage st={st} />
}
