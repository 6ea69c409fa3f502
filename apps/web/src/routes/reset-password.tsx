import { newPasswordFields } from '@lacehouse/domain/auth/check-new-password'
import { isApiError } from '../client/api/api-error.ts'
import { findFieldErrors } from '../client/api/find-field-errors.ts'
import { isLinkOver } from '../features/credentials/is-link-over.ts'
import type { ResetPasswordState } from '../features/credentials/reset-password-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/reset-password'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const ResetPasswordPage = hydrateOnVisible(() =>
  import('../features/credentials/reset-password-page.tsx').then((module) => module.ResetPasswordPage),
)

export const handle: RouteHandle = { areas: ['account', 'credentials'] }

export function loader(args: Route.LoaderArgs) {
  const words = describePrivatePage(args, {
    title: 'seo.resetPassword.title',
    description: 'seo.resetPassword.description',
  })
  const { now, url } = getShop(args)
  const st = url.search.get('st') ?? ''
  return { st, isOver: isLinkOver(st, now().getTime()), ...words }
}

/** Sets the password when the form is sent; opening the page changes nothing, because mail programs open links too. */
export async function action(args: Route.ActionArgs): Promise<ResetPasswordState> {
  const form = new URLSearchParams(await args.request.text())
  const read = (field: string): string => form.get(field) ?? ''
  const body = {
    st: getShop(args).url.search.get('st') ?? '',
    newPassword: read('newPassword'),
    passwordConfirmation: read('passwordConfirmation'),
  }
  try {
    const { email } = await getShop(args).api.call('auth.resetPassword', { body })
    return { step: 'done', email }
  } catch (error) {
    if (isApiError(error, 'AUT403')) {
      return { step: 'form', errors: {}, refused: getTranslate(args)('credentials.busy') }
    }
    const errors = findFieldErrors(error, newPasswordFields)
    if (Object.keys(errors).length > 0) return { step: 'form', errors }
    if (!isApiError(error, 'AUT402', 'API400')) throw error
    return { step: 'expired' }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function ResetPassword({ loaderData: { st, isOver }, actionData }: Route.ComponentProps) {
  return <ResetPasswordPage st={st} state={actionData ?? (isOver ? { step: 'expired' } : undefined)} />
}
