import { isApiError } from '../client/api/api-error.ts'
import type { NewsletterState } from '../components/newsletter/use-newsletter-form.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { isUnavailable } from '../unavailable.ts'
import type { Route } from './+types/newsletter'
import { describePrivatePage } from './loading/describe-private-page.ts'
import { openSession } from './loading/open-session.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const NewsletterPage = hydrateOnVisible(() =>
  import('../features/newsletter/newsletter-page.tsx').then((module) => module.NewsletterPage),
)

export const handle: RouteHandle = { areas: ['newsletter', 'account', 'validation', 'errors'] }

export function loader(args: Route.LoaderArgs) {
  return describePrivatePage(args, { title: 'seo.newsletter.title', description: 'seo.newsletter.description' })
}

/** Sends the form of a page whose code had not arrived, or of a browser without scripts. */
export async function action(args: Route.ActionArgs): Promise<NewsletterState> {
  const t = getTranslate(args)
  const form = new URLSearchParams(await args.request.text())
  const email = (form.get('email') ?? '').trim().slice(0, 100)
  if (form.get('policy') !== 'true') return { email, isSent: false, policyError: t('validation.accept') }
  try {
    const { api } = await openSession(args)
    await api.call('subscriptions.create', { body: { channel: 'email', type: 'Newsletter', recipient: email } })
    return { email, isSent: true }
  } catch (error) {
    if (isApiError(error, 'AUT453')) return { email, isSent: false, error: error.details[0]?.message ?? '' }
    if (isUnavailable(error)) return { email, isSent: false, refused: t('GEN503') }
    if (!isApiError(error)) throw error
    return { email, isSent: false, refused: error.details[0]?.message ?? t('GEN503') }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <NewsletterPage state={actionData} />
}
