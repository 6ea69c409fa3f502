import { isApiError } from '../client/api/api-error.ts'
import { findTrackProblems, isMailAsked, readTrackInput, type TrackInput } from '../features/orders/read-track-input.ts'
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

/** Checks the form, and finds the order or has its link mailed. */
export async function action(args: Route.ActionArgs): Promise<TrackState> {
  const form = new URLSearchParams(await args.request.text())
  const values = readTrackInput(form)
  const problems = findTrackProblems(values)
  if (Object.keys(problems).length > 0) return { step: 'form', values, problems }
  return isMailAsked(form) ? sendLink(args, values) : findOrder(args, values)
}

const findOrder = async (args: Route.ActionArgs, values: TrackInput): Promise<TrackState> => {
  try {
    return { step: 'found', order: await getShop(args).api.call('orders.track', { body: values }), values }
  } catch (error) {
    if (isUnavailable(error)) return { step: 'form', values, problems: {}, refusal: 'orders.track.unavailable' }
    if (isApiError(error, 'AUT403')) return { step: 'form', values, problems: {}, refusal: 'orders.track.tooOften' }
    if (!isApiError(error, 'OHS4004', 'API400')) throw error
    return { step: 'form', values, problems: {}, refusal: 'orders.track.refused' }
  }
}

/** A text that cannot be a number or an email is answered like every other: whether it could is nothing to guess by. */
const sendLink = async (args: Route.ActionArgs, values: TrackInput): Promise<TrackState> => {
  try {
    await getShop(args).api.call('orders.sendLink', { body: values })
  } catch (error) {
    if (isUnavailable(error)) return { step: 'form', values, problems: {}, refusal: 'orders.track.link.unavailable' }
    if (isApiError(error, 'AUT403'))
      return { step: 'form', values, problems: {}, refusal: 'orders.track.link.tooOften' }
    if (!isApiError(error, 'API400')) throw error
  }
  return { step: 'mailed' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function TrackOrder({ actionData }: Route.ComponentProps) {
  return <TrackPage state={actionData} />
}
