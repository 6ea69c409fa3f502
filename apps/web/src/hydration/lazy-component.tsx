import type { ComponentType } from 'react'
import { useDocumentParts } from '../rendering/document-parts.ts'
import { lazyConnected } from './lazy-connected.ts'

export type Load<Props> = (() => Promise<ComponentType<Props>>) & {
  /** Set where the part looks the same on every page that gives it the same properties (`shareable`). */
  readonly shareFor?: (props: Props) => boolean
}

/**
 * Marks a part whose markup depends on its properties and the words of the page alone: not on the address, the site or the visitor. The
 * server then renders it once for many pages (docs/decisions/0152). `shareFor` says for which properties that holds.
 */
export function shareable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  shareFor: (props: Props) => boolean = () => true,
): Load<Props> {
  return import.meta.env.SSR ? Object.assign(() => load(), { shareFor }) : load
}

const loadings: Promise<void>[] = []

/** Waits until the server has loaded all lazy components, and those in them, because it renders a page synchronously. */
export async function loadLazyComponents(): Promise<void> {
  for (let known = 0; known < loadings.length; ) {
    known = loadings.length
    await Promise.all(loadings)
  }
}

/**
 * Creates a component whose code the browser fetches when it first renders it. The server loads the code at its start. `source` is
 * the file of the component, which the server's build adds (`tools/name-lazy-sources.ts`): a page that shows the component carries its
 * styles.
 */
export function lazyComponent<Props extends object>(load: Load<Props>, source?: string): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazyConnected(async () => ({ default: await load() }))
  let Loaded: ComponentType<Props> | null = null
  loadings.push(
    load().then((component) => {
      Loaded = component
    }),
  )
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each component, when its module is read
  return function ServerComponent(props: Props) {
    const parts = useDocumentParts()
    if (source && parts?.pass === 'page') parts.shownSources.add(source)
    if (!Loaded) throw new Error('a lazy component was rendered before its code was there')
    return <Loaded {...props} />
  }
}
