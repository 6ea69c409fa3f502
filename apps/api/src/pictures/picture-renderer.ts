import { createHash } from 'node:crypto'
import { compositePicture, findColourway, type ModelRecord, type ViewKey } from '@lacehouse/atelier'
import type { Sharp } from 'sharp'
import type { ImageStore } from './image-store.ts'
import type { PictureRecord, PictureSource } from './picture-source.ts'

export type PictureOrder = {
  readonly name: string
  readonly hash: string
  readonly width: number
  readonly format: 'avif' | 'webp' | 'jpg'
}

export type PictureRenderer = {
  /** The picture's bytes, or null for an address that names none. */
  readonly render: (order: PictureOrder) => Promise<Buffer | null>
}

const quality = 50
const sharpen = { sigma: 0.6 }
const aspect = 4 / 5

/** Product pictures of the atelier: `{model}.{view}.{colourway}`, drawn on demand and kept (S2.9: quality 50, sharpen 60). */
export const createAtelierPictures = (
  models: readonly ModelRecord[],
  store: ImageStore,
): PictureSource & PictureRenderer => {
  const byKey = new Map(models.map((model) => [model.key, model]))
  const hashes = new Map<string, string>()
  const lists = new Map<string, readonly PictureRecord[]>()

  const hashOf = (model: ModelRecord, view: ModelRecord['views'][number], colourway: string): string => {
    const key = `${model.key}.${view.key}.${colourway}`
    const known = hashes.get(key)
    if (known) return known
    const made = createHash('sha256')
      .update(JSON.stringify([view.inputs, model.parts, findColourway(colourway)]))
      .digest('base64url')
      .slice(0, 10)
    hashes.set(key, made)
    return made
  }

  const list = (modelKey: string, colourway: string): readonly PictureRecord[] => {
    const key = `${modelKey}.${colourway}`
    const known = lists.get(key)
    if (known) return known
    const model = byKey.get(modelKey)
    if (!model || !findColourway(colourway)) return []
    const made = model.views.map((view) => ({
      url: `/i/${hashOf(model, view, colourway)}/${model.key}.${view.key}.${colourway}`,
      view: view.key,
      width: 1200,
      height: 1200 / aspect,
    }))
    lists.set(key, made)
    return made
  }

  const render = async ({ name, hash, width, format }: PictureOrder): Promise<Buffer | null> => {
    const [modelKey = '', viewKey = '', colourway = ''] = name.split('.')
    const model = byKey.get(modelKey)
    const view = model?.views.find(({ key }) => key === viewKey)
    if (!model || !view || !findColourway(colourway) || hashOf(model, view, colourway) !== hash) return null
    return store.getOrMake(`${name}.${hash}.${width}.${format}`, async () => {
      const picture = await compositePicture({ model: model.key, view: view.key as ViewKey, colourway, width, aspect })
      return encode(picture, format)
    })
  }

  return { list, render }
}

const encode = (picture: Sharp, format: PictureOrder['format']): Promise<Buffer> => {
  const sharp = picture.sharpen(sharpen)
  if (format === 'avif') return sharp.avif({ quality, effort: 2 }).toBuffer()
  if (format === 'webp') return sharp.webp({ quality: 78, effort: 3 }).toBuffer()
  return sharp.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
