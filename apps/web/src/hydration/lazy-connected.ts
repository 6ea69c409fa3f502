import { type ComponentType, lazy } from 'react'

/**
 * Creates a component as React's `lazy` does. Code that is asked for without a connection arrives when it is back, and the page stays as
 * it is until then: code that never arrives would be an error of the whole page (ERR-06).
 */
// biome-ignore lint/suspicious/noExplicitAny: the type of React's `lazy`, which takes a component of any properties
export function lazyConnected<Component extends ComponentType<any>>(load: () => Promise<{ default: Component }>) {
  return lazy(() => loadOnceConnected(load))
}

function loadOnceConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().catch((error: unknown) => {
    if (navigator.onLine) throw error
    return new Promise((resolve) => addEventListener('online', resolve, { once: true })).then(load)
  })
}
