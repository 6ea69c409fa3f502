import { createHash } from 'node:crypto'
import { readRecipe } from '@lacehouse/domain/product/design'
import { findColourway } from '@lacehouse/pictures/colourways/list-colourways'
import { choicesOf, designOf } from '@lacehouse/pictures/composite/model-design'
import type { ModelRecord, ViewRecord } from '@lacehouse/pictures/passes/model-record'
import { SCENES } from '@lacehouse/pictures/scenes/list-scenes'
import { SCENE_ASPECTS, type SceneAspect } from '@lacehouse/pictures/scenes/scene'
import type { DrawOrder, PictureFormat } from './draw-picture.ts'

/** Grows with every change of how pictures are composited or encoded, so that none is kept from before. */
const renderingVersion = 2

/** Widths in which passes travel to a browser: for all views at once, and for the one that is looked at. */
export const passWidths = [480, 1200] as const

/** What a name in an address stands for: its hash, and what is drawn for it. */
type Subject =
  Exclude<DrawOrder, { kind: 'original' }> extends infer Order
    ? Order extends DrawOrder
      ? Omit<Order, 'width' | 'format'>
      : never
    : never
export type Rendering = { readonly hash: string; readonly subject: Subject }

type Models = ReadonlyMap<string, ModelRecord>

/**
 * Finds what is drawn under a name: `scene.{id}.{aspect}`, `{model}.{view}.{colourway}`, `{model}.{view}.{recipe}`, or
 * `{model}.{view}.id` and `.light` for the passes themselves.
 */
export function findRendering(name: string, models: Models): Rendering | null {
  return name.startsWith('scene.') ? findSceneRendering(name, models) : findProductRendering(name, models)
}

/** Tells whether a drawing comes in a size: pictures in every one of the fixed set, passes in their own. */
export function isDrawnIn({ subject }: Rendering, size: { width: number; format: PictureFormat }): boolean {
  return subject.kind !== 'pass' || (size.format === 'webp' && passWidths.some((width) => width === size.width))
}

/** What stands in an address: another picture, or another way of drawing it, has another hash. */
export function hashOf(...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([renderingVersion, ...parts]))
    .digest('base64url')
    .slice(0, 10)
}

const findProductRendering = (name: string, models: Models): Rendering | null => {
  const [modelKey = '', viewKey = '', paint = ''] = name.split('.')
  const model = models.get(modelKey)
  const view = model?.views.find(({ key }) => key === viewKey)
  if (!model || !view) return null
  const subject = { model: model.key, view: view.key }
  if (paint === 'id' || paint === 'light')
    return { hash: hashOf(view.inputs, paint), subject: { kind: 'pass', ...subject, plane: paint } }
  const colourway = findColourway(paint)
  if (colourway)
    return {
      hash: hashOf(view.inputs, model.parts, colourway),
      subject: { kind: 'product', ...subject, colourway: paint },
    }
  const design = designOf(model)
  const read = readRecipe(paint, design)
  if (!read.ok) return null
  const parts = choicesOf(read.colours, design)
  return {
    hash: hashOf(view.inputs, model.parts, parts),
    subject: { kind: 'product', ...subject, colourway: baseColourway, parts },
  }
}

/** A recipe names a colour for every part: nothing of this is left to see. */
const baseColourway = 'chalk'

const findSceneRendering = (name: string, models: Models): Rendering | null => {
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
