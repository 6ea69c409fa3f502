import { redirect } from 'react-router'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/associate-login'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const AssociatePage = hydrateOnVisible(() =>
  import('../features/associate/associate-page.tsx').then((module) => module.AssociatePage),
)

export const handle: RouteHandle = { areas: ['associate', 'account', 'checkout', 'validation', 'errors'] }

export function loader(args: Route.LoaderArgs) {
  const words = describePrivatePage(args, { title: 'seo.associate.title', description: 'seo.associate.description' })
  return { st: getShop(args).url.search.get('st') ?? '', ...words }
}

/** No one signs in without scripts; the form comes back empty, and the password is in no address. */
export function action({ params }: Route.ActionArgs) {
  return redirect(`/${params.lc}/associate-login`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function AssociateLogin({ loaderData: { st } }: Route.ComponentProps) {
  return <AssociatePage st={st} />
}
