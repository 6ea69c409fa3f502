import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: the type of React's `lazy`, which takes a component of any properties
type AnyComponent = ComponentType<any>

type LazyConnected<Component extends AnyComponent> = LazyExoticComponent<Component> & {
  /** Fetches the code ahead, once; what has been fetched is shown without a connection too. */
  readonly preload: () => Promise<unknown>
}

/**
 * Creates a component as React's `lazy` does. Code that is missing without a connection is fetched when it is back, and the page stays as
 * it is until then: code that never arrives would be an error of the whole page (ERR-06).
 */
export function lazyConnected<Component extends AnyComponent>(
  load: () => Promise<{ default: Component }>,
): LazyConnected<Component> {
  let loading: Promise<{ default: Component }> | undefined
  const preload = () => {
    loading ??= loadOnceConnected(load).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return Object.assign(lazy(preload), { preload })
}

async function loadOnceConnected<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    // Chromium answers a module that could not be fetched with that failure until the page is left, so nothing is asked for.
    if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
    }
  }
}
