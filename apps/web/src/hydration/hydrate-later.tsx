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
import { replayInteractions } from './early-interactions.ts'
import { createBoundary, type HydrationBoundary, watchBoundary } from './hydration-boundary.ts'
import { isHydrated } from './is-hydrated.ts'
import { type Load, lazyComponent } from './lazy-component.tsx'

/**
 * A part with behaviour that the server writes, and whose code comes with the first interaction.
 * `className` stands on the element around it, and brings its styles, which are needed at once.
 */
export function hydrateOnInteraction<Props extends object>(load: Load<Props>, className: string | undefined) {
  return createPart(load, { onVisible: false, className })
}

/** A part with behaviour, further down: its code comes when it scrolls near, or with the first interaction. */
export function hydrateOnVisible<Props extends object>(load: Load<Props>, className: string | undefined) {
  return createPart(load, { onVisible: true, className })
}

type PartOptions = { readonly onVisible: boolean; readonly className: string | undefined }

function createPart<Props extends object>(load: Load<Props>, options: PartOptions): ComponentType<Props> {
  const Content = lazyComponent(load)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
  return memo(function LazyPart(props: Props) {
    const [isWritten] = useState(() => !isHydrated())
    // On a navigation the router waits for the code, so that the page comes whole.
    if (!isWritten) return <Content {...props} />
    return <ServerMarkup {...options} Content={Content} props={props} />
  })
}

type WrittenProps<Props> = PartOptions & { readonly Content: ComponentType<Props>; readonly props: Props }

function ServerMarkup<Props extends object>({ onVisible, className, Content, props }: WrittenProps<Props>) {
  const frame = useRef<HTMLDivElement>(null)
  const [boundary] = useState(() => (import.meta.env.SSR ? null : createBoundary()))
  const [first] = useState(props)
  // A change waits in the background for the part's code; shown at once, it would take the part away until then.
  const shown = useDeferredValue(props)
  const isChanged = props !== first

  // What is visible is known to the document alone.
  useEffect(() => {
    if (isChanged) boundary?.open()
    return boundary && frame.current ? watchBoundary(boundary, frame.current, onVisible) : undefined
  }, [boundary, onVisible, isChanged])

  // The same element as long as nothing has changed: React would ask for the part's code in order to render it again.
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
  return (
    <div className={className} ref={frame} data-dehydrated suppressHydrationWarning>
      {content}
    </div>
  )
}

type OpenedProps = {
  readonly boundary: HydrationBoundary | null
  readonly frame: React.RefObject<HTMLElement | null>
  readonly children: ReactNode
}

function Opened({ boundary, frame, children }: OpenedProps) {
  boundary?.request()
  if (boundary) use(boundary.opened)

  // From here on React answers; what was clicked before is carried out now.
  useLayoutEffect(() => {
    frame.current?.removeAttribute('data-dehydrated')
    replayInteractions()
  }, [frame])

  return children
}
