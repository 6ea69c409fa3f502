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

/** Milliseconds after which a process that draws nothing ends. */
const idleTimeout = seconds(20)

/** Folders of finished pictures and of masters of originals from elsewhere, and whether AVIF is made quicker and larger. */
type PictureOptions = { readonly finished: string; readonly originals: string; readonly encodesQuickly: boolean }

/**
 * The atelier's pictures of every model that has been rendered, and originals from elsewhere, by one service: finished ones are kept in a folder. They are drawn in a process of
 * their own: compositing takes tens of milliseconds, in which the thread that answers shoppers would answer nobody, and the
 * picture library's memory goes back to the machine when that process ends.
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
