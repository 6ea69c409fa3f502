import { listModelRecords } from '@lacehouse/atelier/composite'
import { Piscina } from 'piscina'
import type { DrawOrder } from './draw-picture.ts'
import { createImageStore } from './image-store.ts'
import { createAtelierPictures, type PictureRenderer } from './picture-renderer.ts'
import type { PictureSource } from './picture-source.ts'

export type OpenedPictures = PictureSource & PictureRenderer & { readonly close: () => Promise<void> }

/** Milliseconds after which a thread that draws nothing ends. */
const idleTimeout = 20_000

/**
 * The atelier's pictures of every model that has been rendered, finished ones kept in a folder. They are drawn in one thread of
 * their own: compositing takes tens of milliseconds, in which the thread that answers shoppers would answer nobody.
 */
export const openPictures = async (folder: string): Promise<OpenedPictures> => {
  const threads = new Piscina<DrawOrder, Uint8Array>({
    filename: new URL('./draw-picture.ts', import.meta.url).href,
    name: 'drawPicture',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  })
  const draw = (order: DrawOrder): Promise<Uint8Array> => threads.run(order)
  const pictures = createAtelierPictures(await listModelRecords(), { store: createImageStore(folder), draw })
  return { ...pictures, close: () => threads.destroy() }
}
