import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { openAllBoundaries } from './hydration/hydration-boundary.ts'
import { loadAreas } from './i18n/catalogues.ts'
import { pageAreas } from './i18n/page-areas.ts'
import type { RouteHandle } from './route-handle.ts'

type RouteModules = Readonly<Record<string, { readonly handle?: RouteHandle } | undefined>>

/** Areas of what stands in place of a page that has failed, which no route knows of. */
const getFailureAreas = () =>
  [...document.querySelectorAll<HTMLElement>('[data-areas]')].map(({ dataset }) => ({
    areas: dataset.areas?.split(' ') as RouteHandle['areas'],
  }))

/** The router asks for a context as each navigation begins, before anything of the page changes. */
function beforeNavigation(): RouterContextProvider {
  openAllBoundaries()
  return new RouterContextProvider()
}

/** The words of this page have to be here before it is hydrated, or it would show others than the server did. */
async function hydrate(): Promise<void> {
  const { __reactRouterRouteModules: modules = {} } = window as { __reactRouterRouteModules?: RouteModules }
  const handles = [...Object.values(modules).map((module) => module?.handle), ...getFailureAreas()]
  await loadAreas(document.documentElement.dataset.locale ?? 'en-us', pageAreas(handles))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter getContext={beforeNavigation} />
      </StrictMode>,
    )
  })
}

hydrate()
