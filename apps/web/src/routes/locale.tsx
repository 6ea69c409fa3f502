import { data, Outlet } from 'react-router'
import { PageFailure } from '../features/shell/page-failure.tsx'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/locale'

export function loader(args: Route.LoaderArgs) {
  // A first segment that only looks like a locale is an unknown path (RT-18).
  if (args.params.lc !== getShop(args).locale) throw data(null, { status: 404 })
  return null
}

export function shouldRevalidate() {
  return false
}

export default function Locale() {
  return <Outlet />
}

/** Shows the error page inside the shell, so that menu and search stay usable. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />
}
