import type { Painting } from '@lacehouse/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CanvasWorkerMessage, CanvasWorkerRequest } from './canvas-messages.ts'

export type CanvasRenderer = {
  /** What all views show; null until they are painted for the first time. */
  readonly painted: string | null
  /** This browser cannot paint: pictures come from the server. */
  readonly hasFailed: boolean
  /** The view in which each part is seen best. */
  readonly best: readonly (string | null)[]
  /** Gives a view its two canvases, once both are there. */
  readonly attach: (view: string, kind: 'canvas' | 'thumb', element: HTMLCanvasElement | null) => void
  readonly look: (view: string) => void
  readonly pick: (view: string, place: { readonly x: number; readonly y: number }) => void
}

type Canvases = { canvas?: HTMLCanvasElement; thumb?: HTMLCanvasElement }

/** Paints the views of a product in a worker of its own, by the very code that the server draws pictures with. */
export function useCanvasRenderer(painting: Painting, colours: string, onPick: (part: number) => void): CanvasRenderer {
  const [painted, setPainted] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [best, setBest] = useState<CanvasRenderer['best']>([])
  const worker = useRef<Worker | null>(null)
  const canvases = useRef(new Map<string, Canvases>())
  const wanted = useRef(colours)
  const picked = useRef(onPick)
  wanted.current = colours
  picked.current = onPick

  const send = useCallback((order: CanvasWorkerRequest, transfer: Transferable[] = []) => {
    worker.current?.postMessage(order, transfer)
  }, [])

  // A worker is opened with the page and ended with it.
  useEffect(() => {
    if (!canPaint()) {
      setFailed(true)
      return
    }
    const opened = new Worker(new URL('./canvas-worker.ts', import.meta.url), { type: 'module' })
    worker.current = opened
    opened.addEventListener('error', () => setFailed(true))
    opened.addEventListener('message', ({ data: news }: MessageEvent<CanvasWorkerMessage>) => {
      if (news.type === 'painted') setPainted(news.colours)
      else if (news.type === 'views') setBest(news.best)
      else if (news.type === 'picked') picked.current(news.part)
      else setFailed(true)
    })
    const { parts, colours: known, views } = painting
    send({ type: 'open', painting: { parts, colours: known, views }, colours: wanted.current })
    for (const [view, pair] of canvases.current) hand(view, pair, send)
    return () => {
      worker.current = null
      opened.terminate()
    }
  }, [painting, send])

  // The worker is told of every change; what it shows is its own affair.
  useEffect(() => send({ type: 'paint', colours }), [colours, send])

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

/** A canvas can be handed over once in its life. */
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
