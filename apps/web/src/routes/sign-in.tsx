import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/sign-in'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const ProviderPage = hydrateOnVisible(() =>
  import('../features/credentials/provider-page.tsx').then((module) => module.ProviderPage),
)

export const handle: RouteHandle = { areas: ['account', 'credentials', 'enrolment', 'validation', 'errors'] }

export function loader(args: Route.LoaderArgs) {
  return describePrivatePage(args, { title: 'seo.signIn.title', description: 'seo.signIn.description' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

/** The page of the sign-in at a provider; the answer stands in the part of the address that the server does not see. */
export default function SignIn() {
  return <ProviderPage />
}
