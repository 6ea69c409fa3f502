import { listModelRecords } from '@lacehouse/pictures/passes/model-records'
import { createImageStore } from './image-store.ts'
import { openMasters } from './photographs/master-folder.ts'
import { createOriginalsRenderer, isOriginalName } from './photographs/originals-renderer.ts'
import { openDrawers } from './picture-drawers.ts'
import { createDrawnPictures, type PictureRenderer } from './picture-renderer.ts'
import type { PictureSource } from './picture-source.ts'

export type OpenedPictures = PictureSource & PictureRenderer & { readonly close: () => Promise<void> }

/** Folders of finished pictures and of masters of originals from elsewhere, and whether AVIF is made quicker and larger. */
type PictureOptions = { readonly finished: string; readonly originals: string; readonly encodesQuickly: boolean }

/** Opens the pictures of every model that has passes, and the photographs from elsewhere; finished ones are kept in a folder. */
export async function openPictures({ encodesQuickly, ...folders }: PictureOptions): Promise<OpenedPictures> {
  const { draw, close } = openDrawers({ encodesQuickly })
  const store = createImageStore(folders.finished)
  const drawn = createDrawnPictures(await listModelRecords(), { store, draw })
  const originals = createOriginalsRenderer({ store, draw, masters: openMasters(folders.originals) })
  return {
    ...drawn,
    render: (order) => (isOriginalName(order.name) ? originals : drawn).render(order),
    close,
  }
}
