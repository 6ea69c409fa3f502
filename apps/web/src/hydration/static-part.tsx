import { type ComponentType, memo, useDeferredValue, useState, useSyncExternalStore } from 'react'
import { type Load, lazyComponent } from './lazy-component.tsx'

/**
 * A part without behaviour of its own: links, pictures, words. The server writes it, and on the first page its markup stays what it is:
 * React claims the element around it and leaves what is in it alone, so that neither its code nor its data has to come.
 * Other properties, or another page, are rendered as usual. `className` stands on the element around it, and brings its styles.
 */
export function staticPart<Props extends object>(load: Load<Props>, className: string | undefined) {
  const Content = lazyComponent(load)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
  return memo(function StaticPart(props: Props) {
    const [first] = useState(props)
    const [isAdopted] = useState(useIsHydrating())
    const shown = useDeferredValue(props)
    if (import.meta.env.SSR) {
      return (
        <div className={className}>
          <Content {...props} />
        </div>
      )
    }
    return isAdopted && shown === first ? <ServerMarkup className={className} /> : <Content {...shown} />
  }) as unknown as ComponentType<Props>
}

/** The element that the server has written, with all that is in it. */
function ServerMarkup({ className }: { readonly className: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; while it hydrates, React leaves what is there in its place
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** True on the server and while React hydrates what it has written; false where a part is rendered anew. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}
