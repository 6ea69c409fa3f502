import { listModelRecords } from '@lacehouse/atelier/composite'
import Tinypool from 'tinypool'
import type { DrawOrder } from './draw-picture.ts'
import { createImageStore } from './image-store.ts'
import { createAtelierPictures, type PictureRenderer } from './picture-renderer.ts'
import type { PictureSource } from './picture-source.ts'

export type OpenedPictures = PictureSource & PictureRenderer & { readonly close: () => Promise<void> }

/** Milliseconds after which a process that draws nothing ends. */
const idleTimeout = 20_000

/**
 * The atelier's pictures of every model that has been rendered, finished ones kept in a folder. They are drawn in a process of
 * their own: compositing takes tens of milliseconds, in which the thread that answers shoppers would answer nobody, and the
 * picture library's memory goes back to the machine when that process ends.
 */
export const openPictures = async (folder: string): Promise<OpenedPictures> => {
  const drawers = new Tinypool({
    filename: new URL('./draw-picture.ts', import.meta.url).href,
    name: 'drawPicture',
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  })
  const draw = (order: DrawOrder): Promise<Uint8Array> => drawers.run(order)
  const pictures = createAtelierPictures(await listModelRecords(), { store: createImageStore(folder), draw })
  return { ...pictures, close: () => drawers.destroy() }
}
