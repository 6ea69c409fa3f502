import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { getBrand } from './brands/brands.ts'
import './brands/shop.css'
import { StructuredData } from './features/seo/structured-data.tsx'
import { loadShell } from './features/shell/load-shell.ts'
import { PageFailure } from './features/shell/page-failure.tsx'
import { Shell } from './features/shell/shell.tsx'
import { preloadAreas, writeAreaUrls } from './i18n/catalogue-urls.ts'
import { MessagesProvider } from './i18n/messages-provider.tsx'
import { pageAreas } from './i18n/page-areas.ts'
import { useDocumentParts } from './rendering/document-parts.ts'
import { bodyScript, headScript } from './rendering/inline-scripts.ts'
import { toBuildMarkup, toInnerHtml } from './rendering/trusted-markup.ts'
import type { RouteHandle } from './route-handle.ts'
import { provideDialogs } from './ui/dialogs/dialog-table.ts'

provideDialogs(() => import('./dialogs.ts').then(({ dialogs }) => dialogs))

export function loader(args: Route.LoaderArgs) {
  return loadShell(args)
}

/** Menu and footer stay as they are from page to page; another locale is another document. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { readonly children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { siteId, brand = 'lacehouse' } = data?.site ?? {}
  const locale = data?.locale ?? 'en-us'
  const areas = pageAreas(useMatches().map(({ handle }) => handle as RouteHandle | undefined))
  const { themeColor } = getBrand(brand)
  const parts = useDocumentParts()
  if (parts?.pass === 'scroll-script') return <ScrollRestoration />
  if (parts?.pass === 'scripts') {
    preloadAreas(locale, areas)
    return <Scripts />
  }
  return (
    <html
      lang={toLanguageTag(locale)}
      data-brand={brand}
      data-site={siteId}
      data-locale={locale}
      data-region={data?.site.region}
      data-consent={data && `${data.site.consentMode} ${data.site.consentVersion}`}
      data-price-note={data?.site.law.deliveryCosts || undefined}
      data-words={writeAreaUrls(locale, areas)}
      data-bar={data?.benefitBar?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which has to run before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={toInnerHtml(toBuildMarkup(headScript))} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" type="image/svg+xml" href={`/icons/${brand}.svg`} />
        <Meta />
        {parts?.styleMarker ? (
          <style href="page" precedence="page">
            {parts.styleMarker}
          </style>
        ) : null}
        <Links />
      </head>
      <body>
        {children}
        <StructuredData />
        <ScrollRestoration />
        {/* The script at the end takes data and scripts from the two elements before it, and no others. */}
        <script
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the router, in which nothing can end the script
          dangerouslySetInnerHTML={toInnerHtml(toBuildMarkup(parts?.data ?? ''))}
        />
        <noscript
          data-scripts
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what the router has rendered, for `startDeferredScripts` to take
          dangerouslySetInnerHTML={toInnerHtml(toBuildMarkup(parts?.scripts ?? ''))}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={toInnerHtml(toBuildMarkup(bodyScript))} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  return (
    <MessagesProvider locale={loaderData.locale} areas={pageAreas(handles)}>
      <Shell data={loaderData} bare={handles.some((handle) => handle?.bare)}>
        <Outlet />
      </Shell>
    </MessagesProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} />
}
