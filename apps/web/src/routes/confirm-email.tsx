import { data } from 'react-router'
import { isApiError } from '../client/api/api-error.ts'
import type { UndoEmailChangeState } from '../features/credentials/undo-email-change-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/confirm-email'
import { describePrivatePage } from './loading/describe-private-page.ts'

// Its code is apart, because every page of the shop names the code of all routes.
const ConfirmEmailPage = hydrateOnVisible(() =>
  import('../features/credentials/confirm-email-page.tsx').then((module) => module.ConfirmEmailPage),
)
const ConfirmEmailChangePage = hydrateOnVisible(() =>
  import('../features/credentials/confirm-email-change-page.tsx').then((module) => module.ConfirmEmailChangePage),
)
const UndoEmailChangePage = hydrateOnVisible(() =>
  import('../features/credentials/undo-email-change-page.tsx').then((module) => module.UndoEmailChangePage),
)

export const handle: RouteHandle = { areas: ['account', 'credentials', 'errors'] }

/** Opening the page confirms nothing, because mail programs open links too; its button does. `change` says what the link is for. */
export function loader(args: Route.LoaderArgs) {
  const words = describePrivatePage(args, {
    title: 'seo.confirmEmail.title',
    description: 'seo.confirmEmail.description',
  })
  return { ...readLink(args), ...words }
}

/** Takes a change of the email back when its form is sent, which needs no script. */
export async function action(args: Route.ActionArgs): Promise<UndoEmailChangeState> {
  const { st, change } = readLink(args)
  if (change !== 'undo') throw data(null, { status: 405 })
  try {
    const { email, resetToken } = await getShop(args).api.call('auth.undoEmailChange', { body: { st } })
    return { step: 'done', email, resetToken }
  } catch (error) {
    if (isApiError(error, 'AUT403')) return { step: 'form', refused: getTranslate(args)('credentials.busy') }
    if (!isApiError(error, 'AUT402', 'API400')) throw error
    return { step: 'expired' }
  }
}

const readLink = (args: Route.LoaderArgs | Route.ActionArgs) => {
  const { search } = getShop(args).url
  return { st: search.get('st') ?? '', change: search.get('change') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function ConfirmEmail({ loaderData: { st, change }, actionData }: Route.ComponentProps) {
  if (change === 'undo') return <UndoEmailChangePage st={st} state={actionData} />
  return change === 'confirm' ? <ConfirmEmailChangePage st={st} /> : <ConfirmEmailPage st={st} />
}
