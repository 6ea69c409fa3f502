import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import type { Route } from './+types/privacy-preferences'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const PreferencesPage = hydrateOnVisible(() =>
  import('../features/consents/preferences-page.tsx').then((module) => module.PreferencesPage),
)

export const handle: RouteHandle = { areas: ['consent'] }

export function loader(args: Route.LoaderArgs) {
  return describePrivatePage(args, { title: 'seo.consent.title', description: 'seo.consent.description' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function PrivacyPreferences() {
  return <PreferencesPage />
}
