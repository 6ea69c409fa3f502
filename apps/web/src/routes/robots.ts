import { hours } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/robots'

/** Personal pages, and other sort orders of listings. */
const closed = [
  '/*/cart',
  '/*/checkout',
  '/*/order-confirmation',
  '/*/reservation',
  '/*/account',
  '/*/search?',
  '/*?*sort=',
  '/*?*price=',
]

/** Tells crawlers what they may read and where the sitemap index is (RT-19). */
export function loader(args: Route.LoaderArgs) {
  cacheable(args, { tags: ['robots'], ttl: hours(12) })
  const { origin } = getShop(args).url
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
