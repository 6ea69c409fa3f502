import Tinypool from 'tinypool'
import type { DrawOrder, Urgency } from './draw-picture.ts'

/** Draws a picture outside the thread that answers requests. */
export type Draw = (order: DrawOrder, urgency: Urgency) => Promise<Uint8Array>

/** Time after which an idle process ends. */
const idleTimeout = { 'waited-for': 20_000, ahead: 2_000 }

/**
 * Opens one process for requested pictures and one of the lowest priority for pictures that are made ahead. Compositing would block the
 * thread of the API for tens of milliseconds, and the end of a process frees the memory of the picture library. The second process
 * begins no picture while a request waits for one.
 */
export function openDrawers({ encodesQuickly }: { readonly encodesQuickly: boolean }) {
  const drawers = { 'waited-for': openDrawer('waited-for'), ahead: openDrawer('ahead') }
  const waitedFor = new Set<Promise<Uint8Array>>()
  const draw: Draw = async (order, urgency) => {
    while (urgency === 'ahead' && waitedFor.size > 0) await Promise.allSettled(waitedFor)
    const drawing: Promise<Uint8Array> = drawers[urgency].run({ ...order, encodesQuickly, urgency })
    if (urgency === 'ahead') return drawing
    waitedFor.add(drawing)
    return drawing.finally(() => waitedFor.delete(drawing))
  }
  return {
    draw,
    close: async (): Promise<void> => {
      await Promise.all([drawers['waited-for'].destroy(), drawers.ahead.destroy()])
    },
  }
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
