import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/no-mails'
import { describePrivatePage } from './loading/describe-private-page.ts'
import { endLinkedMails, findLinkedMails } from './loading/end-linked-mails.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const NoMailsPage = hydrateOnVisible(() =>
  import('../features/profile/no-mails-page.tsx').then((module) => module.NoMailsPage),
)

export const handle: RouteHandle = { areas: ['profile'] }

export async function loader(args: Route.LoaderArgs) {
  const words = describePrivatePage(args, { title: 'seo.noMails.title', description: 'seo.noMails.description' })
  return { ...(await findLinkedMails(args)), ...words }
}

export async function action(args: Route.ActionArgs) {
  return { end: await endLinkedMails(args) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function NoMails({ loaderData: { st, linked }, actionData }: Route.ComponentProps) {
  return <NoMailsPage st={st} linked={linked} end={actionData?.end ?? null} />
}
