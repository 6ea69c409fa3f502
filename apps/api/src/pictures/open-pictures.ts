import { listModelRecords } from '@lacehouse/atelier/composite'
import { createImageStore } from './image-store.ts'
import { createAtelierPictures, type PictureRenderer } from './picture-renderer.ts'
import type { PictureSource } from './picture-source.ts'

/** The atelier's pictures of every model that has been rendered, finished ones kept in a folder. */
export const openPictures = async (folder: string): Promise<PictureSource & PictureRenderer> =>
  createAtelierPictures(await listModelRecords(), createImageStore(folder))
