import { isApiError } from '../client/api/api-error.ts'
import { findTrackProblems, readTrackInput } from '../features/orders/read-track-input.ts'
import { TrackPage, type TrackState } from '../features/orders/track-page.tsx'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import { isUnavailable } from '../unavailable.ts'
import type { Route } from './+types/track-order'
import { describePrivatePage } from './loading/describe-private-page.ts'

export const handle: RouteHandle = { areas: ['orders', 'order', 'cart', 'stores', 'validation'] }

export function loader(args: Route.LoaderArgs) {
  return describePrivatePage(args, { title: 'seo.trackOrder.title', description: 'seo.trackOrder.description' })
}

/** Checks the form and finds the order. */
export async function action(args: Route.ActionArgs): Promise<TrackState> {
  const values = readTrackInput(new URLSearchParams(await args.request.text()))
  const problems = findTrackProblems(values)
  if (Object.keys(problems).length > 0) return { step: 'form', values, problems }
  try {
    return { step: 'found', order: await getShop(args).api.call('orders.track', { body: values }) }
  } catch (error) {
    if (isUnavailable(error)) return { step: 'form', values, problems: {}, refusal: 'orders.track.unavailable' }
    if (isApiError(error, 'AUT403')) return { step: 'form', values, problems: {}, refusal: 'orders.track.tooOften' }
    if (!isApiError(error, 'OHS4004', 'API400')) throw error
    return { step: 'form', values, problems: {}, refusal: 'orders.track.refused' }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function TrackOrder({ actionData }: Route.ComponentProps) {
  return <TrackPage state={actionData} />
}
