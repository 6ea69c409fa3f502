import type { ModelRecord } from '@lacehouse/pictures/passes/model-record'
import { SCENE_ASPECTS } from '@lacehouse/pictures/scenes/scene'
import { LRUCache } from 'lru-cache'
import type { PictureFormat, Urgency } from './draw-picture.ts'
import { findRendering, isDrawnIn, type Rendering } from './find-rendering.ts'
import type { ImageStore } from './image-store.ts'
import { createPaintableModels } from './paintable-models.ts'
import type { Draw } from './picture-drawers.ts'
import type { PictureRecord, PictureSource } from './picture-source.ts'

export type PictureOrder = {
  readonly name: string
  readonly hash: string
  readonly width: number
  readonly format: PictureFormat
  /** A request waits for it where nothing is said. */
  readonly urgency?: Urgency
}

export type PictureRenderer = {
  /** Returns the bytes of a picture, or null for an unknown address. */
  readonly render: (order: PictureOrder) => Promise<Buffer | null>
}

const fullWidth = 2000

/** Renderings and lists in memory, more than the shop sells. */
const maxEntries = 50_000

/**
 * Creates the drawn pictures, which the store keeps after the first request. The hash in an address changes with every input of the
 * picture.
 */
export function createDrawnPictures(
  models: readonly ModelRecord[],
  { store, draw }: { readonly store: ImageStore; readonly draw: Draw },
): PictureSource & PictureRenderer {
  const byKey = new Map(models.map((model) => [model.key, model]))
  // Bounded, because shoppers can paint any number of designs.
  const drawings = new LRUCache<string, Rendering>({ max: maxEntries })
  const lists = new LRUCache<string, readonly PictureRecord[]>({ max: maxEntries })

  const find = (name: string): Rendering | null => {
    const known = drawings.get(name)
    if (known) return known
    const made = findRendering(name, byKey)
    if (made) drawings.set(name, made)
    return made
  }
  const addressOf = (name: string): string => `/i/${find(name)?.hash}/${name}`
  const paintable = createPaintableModels(byKey, addressOf)

  const list = (modelKey: string, paint: string): readonly PictureRecord[] => {
    const key = `${modelKey}.${paint}`
    const known = lists.get(key)
    if (known) return known
    const made = (byKey.get(modelKey)?.views ?? []).flatMap((view) => {
      const name = `${modelKey}.${view.key}.${paint}`
      const drawing = find(name)
      return drawing ? [{ url: `/i/${drawing.hash}/${name}`, view: view.key, width: 1200, height: 1500 }] : []
    })
    if (made.length > 0) lists.set(key, made)
    return made
  }

  return {
    list,
    findDesign: (model) => paintable.find(model)?.model ?? null,
    findStart: (model, colourway) => paintable.find(model)?.starts.get(colourway) ?? null,
    findScene: (id, aspect) => {
      const name = `scene.${id}.${aspect}`
      const drawing = find(name)
      if (!drawing) return null
      const height = Math.round(fullWidth / SCENE_ASPECTS[aspect])
      return { url: `/i/${drawing.hash}/${name}`, view: 'scene', width: fullWidth, height }
    },
    render: async ({ name, hash, width, format, urgency = 'waited-for' }) => {
      const drawing = find(name)
      if (drawing?.hash !== hash || !isDrawnIn(drawing, { width, format })) return null
      const make = async () => Buffer.from(await draw({ ...drawing.subject, width, format }, urgency))
      return store.getOrMake(`${name}.${hash}.${width}.${format}`, make, urgency)
    },
  }
}
