import { favouritesPath } from '@lacehouse/domain/url/shop-paths'
import { redirect } from 'react-router'
import { getShop, type WithContext } from '../../shop-context.ts'

/** Redirects an address in the spelling of another locale to this locale's own; `list` is the id of a shared list. */
export function requireFavouritesPath(args: WithContext, list = ''): void {
  const { locale, url } = getShop(args)
  const path = favouritesPath(locale) + (list && `/${list}`)
  const asked = url.pathname.replace(/\.data$/, '').replace(/\/$/, '')
  if (asked.toLowerCase() !== path.toLowerCase())
    throw redirect(`${path}${url.search.size > 0 ? `?${url.search}` : ''}`, 308)
}
