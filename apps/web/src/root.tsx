import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { getShop } from './shop-context.ts'

export function loader(args: Route.LoaderArgs) {
  const { site, locale } = getShop(args)
  return { lang: toLanguageTag(locale), brand: site.brand }
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
