import { seconds } from '@lacehouse/domain/time/durations'
import Tinypool from 'tinypool'
import { Unavailable } from '../../http/unavailable.ts'
import { type Faults, withFaults } from '../faults/with-faults.ts'
import type { DrawOrder } from './draw-order.ts'
import type { Urgency } from './draw-picture.ts'
import { createDrawQueue } from './draw-queue.ts'
import { planDrawing } from './plan-drawing.ts'

/** The kind of request that waits for a drawing. */
export type DrawOptions = {
  readonly urgency: Urgency
  /** The network of the request that waits for it. */
  readonly network?: string | undefined
  /** Takes the drawing back while it has not begun. */
  readonly signal?: AbortSignal | undefined
}

/** Draws a picture outside the thread that answers requests. */
export type Draw = (order: DrawOrder & { readonly isDesign?: boolean }, options: DrawOptions) => Promise<Uint8Array>

/** Time after which an idle process ends. */
const idleTimeout = { 'waited-for': seconds(20), ahead: seconds(2) }
/** Time after which a drawing is given up and its process ended; the largest takes a few seconds. */
const longestDrawing = seconds(30)

type DrawerOptions = {
  /** AVIF encodes faster and larger. */
  readonly encodesQuickly: boolean
  readonly faults?: Faults | undefined
}

/**
 * Opens two processes for requested pictures, small and large ones, and one of the lowest priority for pictures that are made ahead.
 * Compositing would block the thread of the API for tens of milliseconds, and the end of a process frees the memory of the picture
 * library. The last process begins no picture while a request waits for one.
 */
export function openDrawers({ encodesQuickly, faults }: DrawerOptions) {
  const pools = { small: openDrawer('waited-for'), large: openDrawer('waited-for'), ahead: openDrawer('ahead') }
  const queue = createDrawQueue<Uint8Array>()
  const waitedFor = new Set<Promise<Uint8Array>>()
  const run = (pool: Tinypool, order: DrawOrder, urgency: Urgency): Promise<Uint8Array> =>
    pool
      .run({ ...order, encodesQuickly, urgency }, { signal: AbortSignal.timeout(longestDrawing) })
      .catch(throwUnavailable)
  const drawer = withFaults({ run }, { part: 'pictures', faults })
  const draw: Draw = async (order, { urgency, network, signal }) => {
    while (urgency === 'ahead' && waitedFor.size > 0) await Promise.allSettled(waitedFor)
    if (urgency === 'ahead') return drawer.run(pools.ahead, order, urgency)
    const { isDesign = false } = order
    const place = planDrawing({ width: order.width, isDesign })
    const drawing = queue.add({ ...place, network, signal, run: () => drawer.run(pools[place.lane], order, urgency) })
    waitedFor.add(drawing)
    return drawing.finally(() => waitedFor.delete(drawing))
  }
  return {
    draw,
    close: async (): Promise<void> => {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
    },
  }
}

/** A process that was ended, or that ended by itself, draws the same picture for the next request. */
const throwUnavailable = (error: unknown): never => {
  const isEnded =
    error instanceof Error && (error.name === 'AbortError' || /^(?:Worker exited|Terminating)/.test(error.message))
  throw isEnded ? new Unavailable('pictures', error) : error
}

function openDrawer(urgency: Urgency): Tinypool {
  return new Tinypool({
    filename: new URL('./draw-picture.ts', import.meta.url).href,
    name: 'drawPicture',
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeout[urgency],
  })
}
