import { isApiError } from '../client/api/api-error.ts'
import type { ForgotPasswordState } from '../components/account/forgot-password-form.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import { isUnavailable } from '../unavailable.ts'
import type { Route } from './+types/forgot-password'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const ForgotPasswordPage = hydrateOnVisible(() =>
  import('../features/credentials/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
)

export const handle: RouteHandle = { areas: ['account', 'credentials', 'validation', 'errors'] }

export function loader(args: Route.LoaderArgs) {
  return describePrivatePage(args, {
    title: 'seo.forgotPassword.title',
    description: 'seo.forgotPassword.description',
  })
}

/** Sends the form of a page whose code had not arrived. */
export async function action(args: Route.ActionArgs): Promise<ForgotPasswordState> {
  const email = (new URLSearchParams(await args.request.text()).get('email') ?? '').trim().slice(0, 100)
  try {
    await getShop(args).api.call('auth.requestPasswordReset', { body: { email } })
    return { email, isSent: true }
  } catch (error) {
    if (isApiError(error, 'AUT453')) return { email, isSent: false, error: error.details[0]?.message ?? '' }
    if (isUnavailable(error)) return { email, isSent: false, refused: getTranslate(args)('GEN503') }
    if (!isApiError(error, 'AUT403')) throw error
    return { email, isSent: false, refused: getTranslate(args)('credentials.busy') }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage state={actionData} />
}
