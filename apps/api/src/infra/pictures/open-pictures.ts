import { seconds } from '@lacehouse/domain/time/durations'
import { listModelRecords } from '@lacehouse/pictures/composite'
import Tinypool from 'tinypool'
import type { DrawOrder } from './draw-picture.ts'
import { createImageStore } from './image-store.ts'
import { openMasters } from './photographs/master-folder.ts'
import { createOriginalsRenderer, isOriginalName } from './photographs/originals-renderer.ts'
import { createAtelierPictures, type PictureRenderer } from './picture-renderer.ts'
import type { PictureSource } from './picture-source.ts'

export type OpenedPictures = PictureSource & PictureRenderer & { readonly close: () => Promise<void> }

/** Milliseconds after which an idle drawing process ends. */
const idleTimeout = seconds(20)

/** The folder of encoded pictures, the folder of masters, and whether AVIF encodes faster and larger. */
type PictureOptions = { readonly finished: string; readonly originals: string; readonly encodesQuickly: boolean }

/**
 * Opens the drawn pictures of all models and the imported photographs as one service. A separate process draws, because compositing
 * would block the thread of the API for tens of milliseconds, and because the end of the process frees the library's memory.
 */
export async function openPictures({ encodesQuickly, ...folders }: PictureOptions): Promise<OpenedPictures> {
  const drawers = new Tinypool({
    filename: new URL('./draw-picture.ts', import.meta.url).href,
    name: 'drawPicture',
    runtime: 'child_process',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  })
  const draw = (order: DrawOrder): Promise<Uint8Array> => drawers.run({ ...order, encodesQuickly })
  const store = createImageStore(folders.finished)
  const atelier = createAtelierPictures(await listModelRecords(), { store, draw })
  const originals = createOriginalsRenderer({ store, draw, masters: openMasters(folders.originals) })
  return {
    ...atelier,
    render: (order) => (isOriginalName(order.name) ? originals : atelier).render(order),
    close: () => drawers.destroy(),
  }
}
