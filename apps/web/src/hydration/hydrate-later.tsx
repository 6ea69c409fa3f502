import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIsBrowser } from '../client/use-is-browser.ts'
import { useSharedMarkup } from '../rendering/shared-markup.ts'
import { replayInteractions } from './early-interactions.ts'
import { createBoundary, type HydrationBoundary, watchBoundary } from './hydration-boundary.ts'
import { type Load, lazyComponent } from './lazy-component.tsx'
import styles from './part.module.css'

/**
 * Creates a component that the server renders and that the browser hydrates with the first interaction. Its code is
 * fetched only then. `source` is that of `lazyComponent`.
 */
export function hydrateOnInteraction<Props extends object>(load: Load<Props>, source?: string) {
  return createPart(lazyComponent(load, source), { onVisible: false, load })
}

/** Creates the same component for a place further down the page: it also hydrates when it scrolls near the viewport. */
export function hydrateOnVisible<Props extends object>(load: Load<Props>, source?: string) {
  return createPart(lazyComponent(load, source), { onVisible: true, load })
}

/** Creates a component that the server renders and that hydrates as soon as its code is there, after the rest of the page. */
export function hydrateSoon<Props extends object>(load: Load<Props>, source?: string): ComponentType<Props> {
  const Content = lazyComponent(load, source)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each component, when its module is read
  return memo(function SoonPart(props: Props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    )
  })
}

type PartOptions<Props> = { readonly onVisible: boolean; readonly load: Load<Props> }

let made = 0

function createPart<Props extends object>(
  Content: ComponentType<Props>,
  { onVisible, load: { shareFor } }: PartOptions<Props>,
): ComponentType<Props> {
  made += 1
  const name = `later ${made}`
  return memo(function LazyPart(props: Props) {
    // A part that itself comes late is hydrated after the page, so that React alone knows whether the server wrote it.
    const isBrowser = useIsBrowser()
    const [hasServerMarkup] = useState(!isBrowser)
    // After a navigation there is no server markup. The router waits for the code, so that the page appears complete.
    if (!hasServerMarkup) return <Content {...props} />
    const sharedName = shareFor?.(props) ? name : null
    return <ServerMarkup onVisible={onVisible} Content={Content} props={props} sharedName={sharedName} />
  })
}

type ServerMarkupProps<Props> = {
  readonly onVisible: boolean
  readonly Content: ComponentType<Props>
  readonly props: Props
  /** The name under which pages share its markup; null where they do not. */
  readonly sharedName: string | null
}

function ServerMarkup<Props extends object>({ onVisible, Content, props, sharedName }: ServerMarkupProps<Props>) {
  const frame = useRef<HTMLDivElement>(null)
  const [boundary] = useState(() => (import.meta.env.SSR ? null : createBoundary()))
  const [first] = useState(props)
  // The changed properties are deferred until the part's code is fetched. Without this the part would disappear until then.
  const shown = useDeferredValue(props)
  const isChanged = props !== first

  // The effect observes the document, which alone knows whether the part is visible.
  useEffect(() => {
    if (isChanged) boundary?.open()
    return boundary && frame.current ? watchBoundary(boundary, frame.current, onVisible) : undefined
  }, [boundary, onVisible, isChanged])

  // The element stays the same until the properties change, because React needs the part's code to render a new element.
  const content = useMemo(
    () => (
      <Suspense>
        <Opened boundary={boundary} frame={frame}>
          <Content {...shown} />
        </Opened>
      </Suspense>
    ),
    [boundary, Content, shown],
  )
  const inner = useSharedMarkup(sharedName === null ? null : { name: sharedName, props, element: content })
  const attributes = { className: styles.part, ref: frame, 'data-dehydrated': true, suppressHydrationWarning: true }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has rendered for another page
  if (inner) return <div {...attributes} dangerouslySetInnerHTML={inner} />
  return <div {...attributes}>{content}</div>
}

type OpenedProps = {
  readonly boundary: HydrationBoundary | null
  readonly frame: React.RefObject<HTMLElement | null>
  readonly children: ReactNode
}

function Opened({ boundary, frame, children }: OpenedProps) {
  boundary?.request()
  if (boundary) use(boundary.opened)

  // React handles events from here on, so that the recorded interactions are replayed now.
  useLayoutEffect(() => {
    frame.current?.removeAttribute('data-dehydrated')
    replayInteractions()
  }, [frame])

  return children
}
