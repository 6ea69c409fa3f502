import { type ComponentType, lazy } from 'react'

export type Load<Props> = () => Promise<ComponentType<Props>>

const loadings: Promise<void>[] = []

/** Waits on the server until the code of every lazy component is there: pages are rendered in one go. */
export function loadLazyComponents() {
  return Promise.all(loadings)
}

/** A component whose code the browser fetches when it is first shown, and which the server has from its start. */
export function lazyComponent<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(() => load().then((component) => ({ default: component })))
  let Loaded: ComponentType<Props> | null = null
  loadings.push(
    load().then((component) => {
      Loaded = component
    }),
  )
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each component, when its module is read
  return function ServerComponent(props: Props) {
    if (!Loaded) throw new Error('a lazy component was rendered before its code was there')
    return <Loaded {...props} />
  }
}
