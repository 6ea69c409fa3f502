import { createHash } from 'node:crypto'
import {
  findColourway,
  type ModelRecord,
  SCENE_ASPECTS,
  SCENES,
  type SceneAspect,
  type ViewRecord,
} from '@lacehouse/atelier/composite'
import type { DrawOrder, PictureFormat } from './draw-picture.ts'
import type { ImageStore } from './image-store.ts'
import type { PictureRecord, PictureSource } from './picture-source.ts'

export type PictureOrder = {
  readonly name: string
  readonly hash: string
  readonly width: number
  readonly format: PictureFormat
}

export type PictureRenderer = {
  /** The picture's bytes, or null for an address that names none. */
  readonly render: (order: PictureOrder) => Promise<Buffer | null>
}

const fullWidth = 2000

/** Grows with every change of how pictures are composited or encoded, so that none is kept from before. */
const drawingVersion = 1

/** What a name in an address stands for: its hash, and what is drawn for it. */
type Subject = DrawOrder extends infer Order
  ? Order extends DrawOrder
    ? Omit<Order, 'width' | 'format'>
    : never
  : never
type Drawing = { readonly hash: string; readonly subject: Subject }

/** Draws somewhere else than on the thread that answers shoppers. */
export type Draw = (order: DrawOrder) => Promise<Uint8Array>

/**
 * The atelier's pictures: products as `{model}.{view}.{colourway}`, scenes as `scene.{id}.{aspect}`; drawn on demand and kept
 * (S2.9: quality 50, sharpen 60). The hash in the address changes with whatever the picture is made of.
 */
export const createAtelierPictures = (
  models: readonly ModelRecord[],
  { store, draw }: { readonly store: ImageStore; readonly draw: Draw },
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
        Buffer.from(await draw({ ...drawing.subject, width, format })),
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
    subject: { kind: 'product', model: model.key, view: view.key, colourway: colourwayId },
  }
}

const findSceneDrawing = (name: string, models: Models): Drawing | null => {
  const [, id = '', aspect = ''] = name.split('.')
  const scene = SCENES.find((candidate) => candidate.id === id)
  if (!scene || !isAspect(aspect)) return null
  const views = scene.items.map((item) => findView(models, item))
  if (views.some((view) => !view)) return null
  const colourways = scene.items.map(({ colourway }) => findColourway(colourway))
  return { hash: hashOf(scene, views, colourways), subject: { kind: 'scene', scene: id, aspect } }
}

const findView = (models: Models, item: { model: string; view: string }): ViewRecord | undefined =>
  models.get(item.model)?.views.find(({ key }) => key === item.view)

const isAspect = (text: string): text is SceneAspect => Object.hasOwn(SCENE_ASPECTS, text)
