import type { Painting } from '@lacehouse/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CanvasWorkerMessage, CanvasWorkerRequest } from './canvas-messages.ts'

export type CanvasRenderer = {
  /** The colours that all views show; null until they are painted for the first time. */
  readonly painted: string | null
  /** The browser cannot paint, so that pictures come from the server. */
  readonly hasFailed: boolean
  /** The view that shows each part best. */
  readonly best: readonly (string | null)[]
  /** Registers a canvas of a view. The worker gets both canvases of the view together. */
  readonly attach: (view: string, kind: 'canvas' | 'thumb', element: HTMLCanvasElement | null) => void
  readonly look: (view: string) => void
  readonly pick: (view: string, place: { readonly x: number; readonly y: number }) => void
}

type Canvases = { canvas?: HTMLCanvasElement; thumb?: HTMLCanvasElement }

/** Paints the views of a product in a worker, by the same code that draws pictures on the server. */
export function useCanvasRenderer(painting: Painting, colours: string, onPick: (part: number) => void): CanvasRenderer {
  const [painted, setPainted] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [best, setBest] = useState<CanvasRenderer['best']>([])
  const worker = useRef<Worker | null>(null)
  const canvases = useRef(new Map<string, Canvases>())
  const latestColours = useRef(colours)
  const latestOnPick = useRef(onPick)
  latestColours.current = colours
  latestOnPick.current = onPick

  const send = useCallback((order: CanvasWorkerRequest, transfer: Transferable[] = []) => {
    worker.current?.postMessage(order, transfer)
  }, [])

  // The worker lives as long as the page.
  useEffect(() => {
    if (!canPaint()) {
      setFailed(true)
      return
    }
    const opened = new Worker(new URL('./canvas-worker.ts', import.meta.url), { type: 'module' })
    worker.current = opened
    opened.addEventListener('error', () => setFailed(true))
    opened.addEventListener('message', ({ data: message }: MessageEvent<CanvasWorkerMessage>) => {
      if (message.type === 'painted') setPainted(message.colours)
      else if (message.type === 'views') setBest(message.best)
      else if (message.type === 'picked') latestOnPick.current(message.part)
      else setFailed(true)
    })
    const { parts, colours: known, views } = painting
    send({ type: 'open', painting: { parts, colours: known, views }, colours: latestColours.current })
    for (const [view, pair] of canvases.current) hand(view, pair, send)
    return () => {
      worker.current = null
      opened.terminate()
    }
  }, [painting, send])

  // The worker decides itself which of the changes it still paints.
  useEffect(() => {
    send({ type: 'paint', colours })
  }, [colours, send])

  const attach = useCallback<CanvasRenderer['attach']>(
    (view, kind, element) => {
      const pair = canvases.current.get(view) ?? {}
      canvases.current.set(view, pair)
      if (!element || pair[kind]) return
      pair[kind] = element
      if (worker.current) hand(view, pair, send)
    },
    [send],
  )
  const look = useCallback((view: string) => send({ type: 'look', view }), [send])
  const pick = useCallback<CanvasRenderer['pick']>((view, place) => send({ type: 'pick', view, ...place }), [send])
  return { painted, hasFailed, best, attach, look, pick }
}

const canPaint = () => 'OffscreenCanvas' in window && 'transferControlToOffscreen' in HTMLCanvasElement.prototype

/** Transfers the canvases of a view to the worker; a canvas can be transferred only once. */
function hand(
  view: string,
  { canvas, thumb }: Canvases,
  send: (order: CanvasWorkerRequest, transfer: Transferable[]) => void,
) {
  if (!canvas || !thumb || canvas.dataset.handed) return
  canvas.dataset.handed = 'true'
  const pair = [canvas.transferControlToOffscreen(), thumb.transferControlToOffscreen()] as const
  send({ type: 'attach', view, canvas: pair[0], thumb: pair[1] }, [...pair])
}
