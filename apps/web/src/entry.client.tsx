import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadAreas } from './i18n/catalogues.ts'
import { pageAreas } from './i18n/page-areas.ts'
import type { RouteHandle } from './route-handle.ts'

/** What the server leaves for the browser beside the page. */
type Left = {
  readonly __reactRouterRouteModules?: Readonly<Record<string, { readonly handle?: RouteHandle } | undefined>>
  readonly __reactRouterContext?: { readonly state?: { readonly errors?: object | null } }
}

/** The words of this page have to be here before it is hydrated, or it would show others than the server did. */
async function hydrate(): Promise<void> {
  const { __reactRouterRouteModules: modules = {}, __reactRouterContext: context } = window as Left
  const handles = Object.values(modules).map((module) => module?.handle)
  if (context?.state?.errors) handles.push({ areas: ['errors'] })
  await loadAreas(document.documentElement.dataset.locale ?? 'en-us', pageAreas(handles))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

hydrate()
