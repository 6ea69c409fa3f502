import Tinypool from 'tinypool'
import type { DrawOrder } from './draw-picture.ts'

/** Whether a request waits for a picture, or the shop makes it before one does. */
export type Urgency = 'waited-for' | 'ahead'

/** Draws somewhere else than on the thread that answers shoppers. */
export type Draw = (order: DrawOrder, urgency: Urgency) => Promise<Uint8Array>

/** Milliseconds after which a process that draws nothing ends. */
const idleTimeout = { 'waited-for': 20_000, ahead: 2_000 }

/**
 * Draws in processes of their own: compositing takes tens of milliseconds, in which the thread that answers shoppers would answer
 * nobody, and the picture library's memory goes back to the machine when the process ends. What is made ahead has its own process
 * of the lowest priority, and begins no picture while a request waits for one.
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
