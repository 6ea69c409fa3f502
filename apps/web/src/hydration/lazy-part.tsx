import { type ComponentType, lazy, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { createGate, type Gate, watchGate } from './gate.ts'
import { isWritten } from './written.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part without behaviour of its own: links, pictures, words. The server writes it; its code comes when pointer or focus
 * touch it, or the page is left. `className` stands on the element around it, and brings its styles, which are needed at once.
 */
export function lazyStill<Props extends object>(load: Load<Props>, className: string | undefined) {
  return createPart(load, { nearness: false, className })
}

/** A part with behaviour, further down: its code comes when it scrolls near. */
export function lazyNear<Props extends object>(load: Load<Props>, className: string | undefined) {
  return createPart(load, { nearness: true, className })
}

type PartOptions = { readonly nearness: boolean; readonly className: string | undefined }

function createPart<Props extends object>(load: Load<Props>, options: PartOptions): ComponentType<Props> {
  const Content = lazy(() => load().then((component) => ({ default: component })))
  // Kept from being drawn again for nothing, which would ask for its code.
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
  return memo(function LazyPart(props: Props) {
    const [written] = useState(isWritten)
    // On a navigation the router waits for the code, so that the page comes whole.
    if (!written) return <Content {...props} />
    return (
      <WrittenPart {...options}>
        <Content {...props} />
      </WrittenPart>
    )
  })
}

function WrittenPart({ nearness, className, children }: PartOptions & { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [gate] = useState(() => (import.meta.env.SSR ? null : createGate()))

  // Whether somebody comes near is known to the document alone.
  useEffect(() => {
    return gate && frame.current ? watchGate(gate, frame.current, nearness) : undefined
  }, [gate, nearness])

  return (
    <div className={className} ref={frame}>
      <Suspense>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  )
}

function Gated({ gate, children }: { readonly gate: Gate | null; readonly children: ReactNode }) {
  gate?.knock()
  if (gate) use(gate.opened)
  return children
}
