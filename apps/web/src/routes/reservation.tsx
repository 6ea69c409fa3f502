import { redirect } from 'react-router'
import { isApiError } from '../client/api/api-error.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/reservation'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const ReservationPage = hydrateOnVisible(() =>
  import('../features/stores/reservation-page.tsx').then((module) => module.ReservationPage),
)

export const handle: RouteHandle = { areas: ['stores'] }

/** Loads what the mail's link shows; it changes nothing (CART-19). */
export async function loader(args: Route.LoaderArgs) {
  const { api, url } = getShop(args)
  const st = url.search.get('st') ?? ''
  const shown = await api.call('stores.reservations', { query: { st } }).catch(noneWhereExpired)
  const words = describePrivatePage(args, {
    title: 'seo.reservation.title',
    description: 'seo.reservation.description',
  })
  return { st, reservations: shown?.reservations ?? null, ...words }
}

/** Confirms the reservations when the shopper presses the button, and shows the page again. */
export async function action(args: Route.ActionArgs) {
  const { api, locale } = getShop(args)
  const st = new URLSearchParams(await args.request.text()).get('st') ?? ''
  await api.call('stores.confirmReservations', { body: { st } }).catch(noneWhereExpired)
  return redirect(`/${locale}/reservation?st=${encodeURIComponent(st)}`, { status: 303 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function Reservation({ loaderData: { st, reservations } }: Route.ComponentProps) {
  return <ReservationPage st={st} reservations={reservations} />
}

function noneWhereExpired(error: unknown): null {
  if (isApiError(error, 'AUT432', 'API400')) return null
  throw error
}
