import { createHash } from 'node:crypto'
import {
  composeScene,
  compositePicture,
  findColourway,
  type ModelRecord,
  SCENE_ASPECTS,
  SCENES,
  type SceneAspect,
  type ViewRecord,
} from '@lacehouse/atelier/composite'
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
const tileAspect = 4 / 5
const fullWidth = 2000

/** Grows with every change of how pictures are composited or encoded, so that none is kept from before. */
const drawingVersion = 1

type Draw = (width: number) => Promise<Sharp>

/** What a name in an address stands for: its hash, and how it is drawn. */
type Drawing = { readonly hash: string; readonly draw: Draw }

/**
 * The atelier's pictures: products as `{model}.{view}.{colourway}`, scenes as `scene.{id}.{aspect}`; drawn on demand and kept
 * (S2.9: quality 50, sharpen 60). The hash in the address changes with whatever the picture is made of.
 */
export const createAtelierPictures = (
  models: readonly ModelRecord[],
  store: ImageStore,
): PictureSource & PictureRenderer => {
  const byKey = new Map(models.map((model) => [model.key, model]))
  const drawings = new Map<string, Drawing | null>()
  const lists = new Map<string, readonly PictureRecord[]>()

  const find = (name: string): Drawing | null => {
    const known = drawings.get(name)
    if (known !== undefined) return known
    const made = name.startsWith('scene.') ? findSceneDrawing(name, byKey) : findProductDrawing(name, byKey)
    // Only what exists is kept: addresses that somebody made up must not fill the memory.
    if (made) drawings.set(name, made)
    return made
  }

  const list = (modelKey: string, colourway: string): readonly PictureRecord[] => {
    const key = `${modelKey}.${colourway}`
    const known = lists.get(key)
    if (known) return known
    const made = (byKey.get(modelKey)?.views ?? []).flatMap((view) => {
      const name = `${modelKey}.${view.key}.${colourway}`
      const drawing = find(name)
      return drawing ? [{ url: `/i/${drawing.hash}/${name}`, view: view.key, width: 1200, height: 1500 }] : []
    })
    if (made.length > 0) lists.set(key, made)
    return made
  }

  return {
    list,
    findScene: (id, aspect) => {
      const name = `scene.${id}.${aspect}`
      const drawing = find(name)
      if (!drawing) return null
      const height = Math.round(fullWidth / SCENE_ASPECTS[aspect])
      return { url: `/i/${drawing.hash}/${name}`, view: 'scene', width: fullWidth, height }
    },
    render: async ({ name, hash, width, format }) => {
      const drawing = find(name)
      if (drawing?.hash !== hash) return null
      return store.getOrMake(`${name}.${hash}.${width}.${format}`, async () =>
        encode(await drawing.draw(width), format),
      )
    },
  }
}

type Models = ReadonlyMap<string, ModelRecord>

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingVersion, ...parts]))
    .digest('base64url')
    .slice(0, 10)

const findProductDrawing = (name: string, models: Models): Drawing | null => {
  const [modelKey = '', viewKey = '', colourwayId = ''] = name.split('.')
  const model = models.get(modelKey)
  const view = model?.views.find(({ key }) => key === viewKey)
  const colourway = findColourway(colourwayId)
  if (!model || !view || !colourway) return null
  return {
    hash: hashOf(view.inputs, model.parts, colourway),
    draw: (width) =>
      compositePicture({ model: model.key, view: view.key, colourway: colourwayId, width, aspect: tileAspect }),
  }
}

const findSceneDrawing = (name: string, models: Models): Drawing | null => {
  const [, id = '', aspect = ''] = name.split('.')
  const scene = SCENES.find((candidate) => candidate.id === id)
  if (!scene || !isAspect(aspect)) return null
  const views = scene.items.map((item) => findView(models, item))
  if (views.some((view) => !view)) return null
  const colourways = scene.items.map(({ colourway }) => findColourway(colourway))
  return { hash: hashOf(scene, views, colourways), draw: (width) => composeScene({ scene, aspect, width }) }
}

const findView = (models: Models, item: { model: string; view: string }): ViewRecord | undefined =>
  models.get(item.model)?.views.find(({ key }) => key === item.view)

const isAspect = (text: string): text is SceneAspect => Object.hasOwn(SCENE_ASPECTS, text)

const encode = (picture: Sharp, format: PictureOrder['format']): Promise<Buffer> => {
  const sharp = picture.sharpen(sharpen)
  if (format === 'avif') return sharp.avif({ quality, effort: 2 }).toBuffer()
  if (format === 'webp') return sharp.webp({ quality: 78, effort: 3 }).toBuffer()
  return sharp.jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
