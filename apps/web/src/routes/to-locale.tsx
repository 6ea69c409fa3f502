import { redirect } from 'react-router'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/to-locale'

/** Redirects a path without a locale to the same path in the visitor's locale (RT-01). */
export function loader(args: Route.LoaderArgs) {
  const { locale, url } = getShop(args)
  const query = url.search.size > 0 ? `?${url.search}` : ''
  return redirect(`/${locale}${url.pathname.replace(/\.data$/, '')}${query}`)
}

export default function ToLocale() {
  return null
}
