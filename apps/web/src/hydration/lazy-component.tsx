import { type ComponentType, lazy } from 'react'

export type Load<Props> = () => Promise<ComponentType<Props>>

const loadings: Promise<void>[] = []

/** Waits until the server has loaded all lazy components, because it renders a page synchronously. */
export function loadLazyComponents() {
  return Promise.all(loadings)
}

/** Creates a component whose code the browser fetches when it first renders it. The server loads the code at its start. */
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
