import { type ComponentType, memo, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { SharedElement } from '../rendering/shared-element.tsx'
import { toBuildMarkup, toInnerHtml } from '../rendering/trusted-markup.ts'
import { type Load, lazyComponent } from './lazy-component.tsx'
import styles from './part.module.css'

/** A part whose code the browser does not fetch for the first page. The type tells it from parts that hydrate. */
export type StaticPart<Props> = ComponentType<Props> & { readonly isStatic: true }

/**
 * Creates a component for a part without behaviour: links, pictures, text. On the first page React hydrates only the
 * element around the part and keeps the markup of the server inside, so that the browser needs neither the part's code
 * nor its data. If the properties change, or after a navigation, the part is rendered as usual. `source` is that of `lazyComponent`.
 */
export function staticPart<Props extends object>(load: Load<Props>, source?: string): StaticPart<Props> {
  const Content = lazyComponent(load, source)
  const OnServer = onServer(load, Content)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
  const Part = memo(function StaticPart(props: Props) {
    const [first] = useState(props)
    const [isAdopted] = useState(useIsHydrating())
    const shown = useDeferredValue(props)
    if (import.meta.env.SSR) return <OnServer {...props} />
    return isAdopted && shown === first ? <ServerMarkup /> : <Content {...shown} />
  }) as unknown as ComponentType<Props>
  return Object.assign(Part, { isStatic: true as const })
}

let made = 0

function onServer<Props extends object>({ shareFor }: Load<Props>, Content: ComponentType<Props>) {
  made += 1
  const name = `static ${made}`
  return function OnServer(props: Props) {
    return (
      <SharedElement part={shareFor?.(props) ? { name, props } : null} className={styles.part}>
        <Content {...props} />
      </SharedElement>
    )
  }
}

/** React keeps the existing markup while it hydrates. */
const nothing = toInnerHtml(toBuildMarkup(''))

/** Renders the element around the part, which keeps the markup of the server during hydration. */
function ServerMarkup() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; React keeps the existing markup while it hydrates
  return <div className={styles.part} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
}

/** Says whether the component is part of the server's markup: true on the server and while React hydrates that markup. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}
