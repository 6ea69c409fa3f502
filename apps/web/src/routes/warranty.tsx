import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/warranty'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const WarrantyPage = hydrateOnVisible(() =>
  import('../features/support-cases/warranty-page.tsx').then((module) => module.WarrantyPage),
)

export const handle: RouteHandle = { areas: ['cases', 'validation', 'errors'] }

export function loader(args: Route.LoaderArgs) {
  return describePrivatePage(args, { title: 'seo.warranty.title', description: 'seo.warranty.description' })
}

/** The form needs scripts; without them the page says so, and nothing is sent on. */
export function action(): { readonly wasSentPlain: true } {
  return { wasSentPlain: true }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function Warranty({ actionData }: Route.ComponentProps) {
  return <WarrantyPage wasSentPlain={actionData?.wasSentPlain ?? false} />
}
