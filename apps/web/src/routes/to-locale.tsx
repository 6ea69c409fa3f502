import { redirect } from 'react-router'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/to-locale'

/** Paths that the documents name without a locale lead to the visitor's (S1.2). */
export function loader(args: Route.LoaderArgs) {
  const { locale, url } = getShop(args)
  const query = url.search.size > 0 ? `?${url.search}` : ''
  return redirect(`/${locale}${url.pathname.replace(/\.data$/, '')}${query}`)
}

export default function ToLocale() {
  return null
}
