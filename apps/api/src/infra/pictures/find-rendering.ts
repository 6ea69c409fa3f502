import { createHash } from 'node:crypto'
import { readRecipe } from '@lacehouse/domain/product/design'
import { findColourway } from '@lacehouse/pictures/colourways/list-colourways'
import { choicesOf, designedColours, designOf } from '@lacehouse/pictures/composite/model-design'
import type { MarksOfBrands } from '@lacehouse/pictures/passes/brand-marks'
import type { ModelRecord, ViewRecord } from '@lacehouse/pictures/passes/model-record'
import { SCENES } from '@lacehouse/pictures/scenes/list-scenes'
import { SCENE_ASPECTS, type SceneAspect } from '@lacehouse/pictures/scenes/scene'
import { toKeyedHash } from '../session/to-keyed-hash.ts'
import type { DrawOrder, PictureFormat } from './draw-order.ts'
import { planEncoding } from './plan-encoding.ts'

/** Increases with every change of compositing or encoding, so that older pictures are not served. */
const renderingVersion = 3

/** Widths of the passes for a browser: for the list of all views, and for the open view. */
export const passWidths = [480, 1200] as const

/** The drawing order of a name, without width and format. */
type Subject =
  Exclude<DrawOrder, { kind: 'original' | 'upload' }> extends infer Order
    ? Order extends DrawOrder
      ? Omit<Order, 'width' | 'format'>
      : never
    : never
export type Rendering = {
  readonly hash: string
  readonly subject: Subject
  /** A shopper's own design: there are more of them than can ever be drawn. */
  readonly isDesign?: true
}

/** The secret by which the addresses of designs are signed. */
type Secret = { readonly secret: string }

type Models = ReadonlyMap<string, ModelRecord>

/** The secret, and the marks of brands that replace those of the passes. */
type Options = Secret & { readonly marks: MarksOfBrands }

/**
 * Finds the rendering of a name: `scene.{id}.{aspect}`, `{model}.{view}.{colourway}`, `{model}.{view}.{recipe}`, or
 * `{model}.{view}.id` and `.light` for the passes themselves. A fourth part names a brand whose mark the models bear.
 */
export function findRendering(name: string, models: Models, { secret, marks }: Options): Rendering | null {
  if (name.startsWith('scene.')) return findEditorialRendering(name, models, marks)
  const rendering = findProductRendering(name, models, marks)
  return rendering?.isDesign ? { ...rendering, hash: sign(secret, `${rendering.hash}/${name}`) } : rendering
}

/** Says whether a rendering has a size: pictures have every size of the fixed set, passes have their own widths. */
export function isDrawnIn({ subject }: Rendering, size: { width: number; format: PictureFormat }): boolean {
  return subject.kind !== 'pass' || (size.format === 'webp' && passWidths.some((width) => width === size.width))
}

/** Signs the address of a design, so that only designs are drawn whose addresses the shop has handed out. */
const sign = (secret: string, text: string): string => toKeyedHash(secret, text, 16)

/** Returns the hash in an address. It changes with the inputs of the picture and with `renderingVersion`. */
export function hashOf(...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([renderingVersion, ...parts]))
    .digest('base64url')
    .slice(0, 10)
}

const findProductRendering = (name: string, models: Models, marks: MarksOfBrands): Rendering | null => {
  const [modelKey = '', viewKey = '', paint = '', brand] = name.split('.')
  const model = models.get(modelKey)
  const view = model?.views.find(({ key }) => key === viewKey)
  const mark = brand === undefined ? null : findMark(marks, { brand, model: modelKey, view: viewKey })
  if (!model || !view || mark === undefined) return null
  const subject = { model: model.key, view: view.key, ...(mark && { brand }) }
  const inputs = mark ? [view.inputs, mark.inputs] : view.inputs
  if (paint === 'id' || paint === 'light')
    return { hash: hashOf(inputs, paint), subject: { kind: 'pass', ...subject, plane: paint } }
  const colourway = findColourway(paint)
  if (colourway)
    return {
      hash: hashOf(inputs, model.parts, colourway),
      subject: { kind: 'product', ...subject, colourway: paint },
    }
  const design = designOf(model)
  const read = readRecipe(paint, design)
  if (!read.ok) return null
  const parts = choicesOf(read.colours, design)
  const isOfShop = presetsOf(model).has(read.colours)
  return {
    hash: hashOf(inputs, model.parts, parts),
    subject: { kind: 'product', ...subject, colourway: baseColourway, parts },
    ...(!isOfShop && { isDesign: true }),
  }
}

const presets = new WeakMap<ModelRecord, ReadonlySet<string>>()

/** Returns the colours of the shop's own designs of a model; they are computed once for each model. */
const presetsOf = (model: ModelRecord): ReadonlySet<string> => {
  const known = presets.get(model) ?? new Set(designedColours(designOf(model)).values())
  presets.set(model, known)
  return known
}

/** A recipe has a colour for every part, so this base colourway is never visible. */
const baseColourway = 'chalk'

const findEditorialRendering = (name: string, models: Models, marks: MarksOfBrands): Rendering | null => {
  const [, id = '', aspect = '', brand] = name.split('.')
  const scene = SCENES.find((candidate) => candidate.id === id)
  if (!scene || !isAspect(aspect)) return null
  const views = scene.items.map((item) => findView(models, item))
  if (views.some((view) => !view)) return null
  const colourways = scene.items.map(({ colourway }) => findColourway(colourway))
  const inputs = [scene, views, colourways, planEncoding('scene')]
  if (brand === undefined) return { hash: hashOf(...inputs), subject: { kind: 'scene', scene: id, aspect } }
  const marked = scene.items.flatMap(({ model, view }) => findMark(marks, { brand, model, view }) ?? [])
  if (marked.length === 0) return null
  return { hash: hashOf(...inputs, marked), subject: { kind: 'scene', scene: id, aspect, brand } }
}

const findMark = (
  marks: MarksOfBrands,
  of: { readonly brand: string; readonly model: string; readonly view: string },
) =>
  marks
    .get(of.brand)
    ?.get(of.model)
    ?.find(({ key }) => key === of.view)

const findView = (models: Models, item: { model: string; view: string }): ViewRecord | undefined =>
  models.get(item.model)?.views.find(({ key }) => key === item.view)

const isAspect = (text: string): text is SceneAspect => Object.hasOwn(SCENE_ASPECTS, text)
