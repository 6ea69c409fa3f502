import { formatOrderNumber, parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { isApiError } from '../client/api/api-error.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { findWithdrawalProblems, readWithdrawal } from '../features/withdrawal/read-withdrawal.ts'
import type { WithdrawalState } from '../features/withdrawal/withdrawal-page.tsx'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import { getTranslate } from '../i18n/get-text.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop, type WithContext } from '../shop-context.ts'
import { isUnavailable } from '../unavailable.ts'
import type { Route } from './+types/withdrawal'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const WithdrawalPage = hydrateOnVisible(() =>
  import('../features/withdrawal/withdrawal-page.tsx').then((module) => module.WithdrawalPage),
)

export const handle: RouteHandle = { areas: ['withdrawal', 'validation'] }

/** A link of an order names it, so that its number need not be typed. */
export function loader(args: Route.LoaderArgs) {
  requireLaw(args)
  const order = parseOrderNumber(new URL(args.request.url).searchParams.get('order') ?? '')
  const words = { title: 'seo.withdrawal.title', description: 'seo.withdrawal.description' } as const
  return { order: order === null ? '' : formatOrderNumber(order), ...describePrivatePage(args, words) }
}

/** Checks the form, and declares the withdrawal once the consumer has confirmed it. */
export async function action(args: Route.ActionArgs): Promise<WithdrawalState> {
  requireLaw(args)
  const form = new URLSearchParams(await args.request.text())
  const values = readWithdrawal(form)
  const problems = findWithdrawalProblems(values)
  if (Object.keys(problems).length > 0) return { step: 'form', values, problems }
  const step = form.get('step')
  if (step === 'form') return { step, values, problems: {} }
  if (step !== 'confirm') return { step: 'check', values }
  const { goods, ...body } = values
  try {
    const { declaredAt } = await getShop(args).api.call('withdrawals.declare', {
      body: { ...body, ...(goods && { goods }) },
    })
    return { step: 'done', email: values.email, declaredAt }
  } catch (error) {
    if (!isUnavailable(error) && !isApiError(error, 'AUT403', 'API400')) throw error
    return { step: 'check', values, failure: getTranslate(args)('withdrawal.failed') }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function Withdrawal({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalPage order={loaderData.order} state={actionData} />
}

/** The page exists only where the law of the site asks for it. */
function requireLaw(args: WithContext): void {
  if (!getSiteLaw(getShop(args).site).withdrawal) throw new Response(null, { status: 404 })
}
