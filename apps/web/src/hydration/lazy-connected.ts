import { type ComponentType, lazy } from 'react'

/**
 * Creates a component as React's `lazy` does. Code that is missing without a connection is fetched when it is back, and the page stays as
 * it is until then: code that never arrives would be an error of the whole page (ERR-06).
 */
// biome-ignore lint/suspicious/noExplicitAny: the type of React's `lazy`, which takes a component of any properties
export function lazyConnected<Component extends ComponentType<any>>(load: () => Promise<{ default: Component }>) {
  return lazy(() => loadOnceConnected(load))
}

async function loadOnceConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Chromium answers a module that could not be fetched with that failure until the page is left, so nothing is asked for.
  if (!navigator.onLine) await waitForConnection()
  return load().catch(async (error: unknown) => {
    if (navigator.onLine) throw error
    await waitForConnection()
    return load()
  })
}

const waitForConnection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
