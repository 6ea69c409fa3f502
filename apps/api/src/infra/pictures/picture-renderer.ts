import { timingSafeEqual } from 'node:crypto'
import { getColourway } from '@lacehouse/pictures/colourways/list-colourways'
import { paintPreview } from '@lacehouse/pictures/composite/picture-preview'
import { readPreviewPass } from '@lacehouse/pictures/composite/preview-pass'
import type { PreviewRecords } from '@lacehouse/pictures/composite/preview-records'
import type { MarksOfBrands } from '@lacehouse/pictures/passes/brand-marks'
import type { ModelRecord } from '@lacehouse/pictures/passes/model-record'
import { SCENE_ASPECTS } from '@lacehouse/pictures/scenes/scene'
import { LRUCache } from 'lru-cache'
import type { PictureFormat } from './draw-order.ts'
import type { Urgency } from './draw-picture.ts'
import { findRendering, isDrawnIn, type Rendering } from './find-rendering.ts'
import type { ImageStore } from './image-store.ts'
import { createPaintableModels } from './paintable-models.ts'
import type { Draw, DrawOptions } from './picture-drawers.ts'
import type { PictureRecord, PictureSource } from './picture-source.ts'
import { widestDesign } from './plan-drawing.ts'

export type PictureOrder = {
  readonly name: string
  readonly hash: string
  readonly width: number
  readonly format: PictureFormat
  /** A request waits for it where nothing is said. */
  readonly urgency?: Urgency
} & Pick<DrawOptions, 'network' | 'signal'>

export type PictureRenderer = {
  /** Returns the bytes of a picture, or null for an unknown address. Throws `Unavailable` while it cannot be drawn. */
  readonly render: (order: PictureOrder) => Promise<Buffer | null>
}

const fullWidth = 2000

/** Renderings and lists in memory, more than the shop sells. */
const maxEntries = 50_000

type RendererDeps = {
  readonly store: ImageStore
  /** The store of shoppers' designs: they take no place of the catalogue's pictures. */
  readonly designs: ImageStore
  readonly draw: Draw
  /** The preview passes of the models; a model without one has no preview. */
  readonly previews: PreviewRecords
  /** The marks of brands that replace those of the passes. */
  readonly marks: MarksOfBrands
  /** The secret by which the addresses of designs are signed. */
  readonly secret: string
}

/**
 * Creates the drawn pictures, which the store keeps after the first request. The hash in an address changes with every input of the
 * picture.
 */
export function createDrawnPictures(
  models: readonly ModelRecord[],
  { store, designs, draw, previews, marks, secret }: RendererDeps,
): PictureSource & PictureRenderer {
  const byKey = new Map(models.map((model) => [model.key, model]))
  // Bounded, because shoppers can paint any number of designs.
  const drawings = new LRUCache<string, Rendering>({ max: maxEntries })
  const painted = new LRUCache<string, string>({ max: maxEntries })
  const lists = new LRUCache<string, readonly PictureRecord[]>({ max: maxEntries })

  const find = (name: string): Rendering | null => {
    const known = drawings.get(name)
    if (known) return known
    const made = findRendering(name, byKey, { secret, marks })
    if (made) drawings.set(name, made)
    return made
  }
  const addressOf = (name: string): string => `/i/${find(name)?.hash}/${name}`

  const list = (brand: string, modelKey: string, paint: string): readonly PictureRecord[] => {
    const key = `${modelKey}.${paint}.${brand}`
    const known = lists.get(key)
    if (known) return known
    const names = listNames(marks, { brand, model: byKey.get(modelKey), paint })
    const made = names.flatMap(({ view, name }) => {
      const drawing = find(name)
      return drawing ? [{ url: `/i/${drawing.hash}/${name}`, view, width: 1200, height: 1500 }] : []
    })
    if (made.length > 0) lists.set(key, made)
    return made
  }

  const findPreview = (modelKey: string, paint: string): string | null => {
    const key = `${modelKey}.${paint}`
    const known = painted.get(key)
    const [model, record] = [byKey.get(modelKey), previews[modelKey]]
    if (known || !model || !record) return known ?? null
    const drawing = find(`${modelKey}.${record.view}.${paint}`)
    if (drawing?.subject.kind !== 'product') return null
    const { colourway, parts: choices } = drawing.subject
    const pass = readPreviewPass(record)
    const made = paintPreview({ pass, parts: model.parts, colourway: getColourway(colourway), choices })
    painted.set(key, made)
    return made
  }

  const ofBrand = shareByBrand(marks, (brand) => {
    const paintable = createPaintableModels(byKey, ({ model, view, plane }) =>
      addressOf(`${model}.${view}.${plane}${endOf(marks, { brand, model, view })}`),
    )
    return {
      list: (model, paint) => list(brand, model, paint),
      findPreview,
      findDesign: (model) => paintable.find(model)?.model ?? null,
      findStart: (model, colourway) => paintable.find(model)?.starts.get(colourway) ?? null,
      findScene: toFindScene(find, brand),
    }
  })

  return {
    ...ofBrand(''),
    render: async ({ name, hash, format, urgency = 'waited-for', network, signal, ...order }) => {
      const drawing = find(name)
      if (!drawing || !isSame(drawing.hash, hash) || !isDrawnIn(drawing, { ...order, format })) return null
      const isDesign = drawing.isDesign ?? false
      const width = isDesign ? Math.min(order.width, widestDesign) : order.width
      const subject = { ...drawing.subject, width, format, isDesign }
      const make = async (left: AbortSignal) => Buffer.from(await draw(subject, { urgency, network, signal: left }))
      return (isDesign ? designs : store).getOrMake(`${name}.${hash}.${width}.${format}`, make, { urgency, signal })
    },
  }
}

const toFindScene =
  (find: (name: string) => Rendering | null, brand: string): PictureSource['findScene'] =>
  (id, aspect) => {
    const plain = `scene.${id}.${aspect}`
    // A scene of models that bear no mark is the same for all brands.
    const name = brand && find(`${plain}.${brand}`) ? `${plain}.${brand}` : plain
    const drawing = find(name)
    if (!drawing) return null
    const height = Math.round(fullWidth / SCENE_ASPECTS[aspect])
    return { url: `/i/${drawing.hash}/${name}`, view: 'scene', width: fullWidth, height }
  }

/** Gets the end of the name of a view that bears the mark of a brand. */
const endOf = (
  marks: MarksOfBrands,
  { brand, model, view }: { readonly brand: string; readonly model: string; readonly view: string },
): string =>
  marks
    .get(brand)
    ?.get(model)
    ?.some(({ key }) => key === view)
    ? `.${brand}`
    : ''

/** Lists the names of all views of a model in one paint. */
const listNames = (
  marks: MarksOfBrands,
  { brand, model, paint }: { readonly brand: string; readonly model: ModelRecord | undefined; readonly paint: string },
) =>
  (model?.views ?? []).map(({ key: view }) => ({
    view,
    name: `${model?.key}.${view}.${paint}${endOf(marks, { brand, model: model?.key ?? '', view })}`,
  }))

/** Makes a source of pictures for each brand with marks of its own; all others share that of the passes. */
const shareByBrand = (
  marks: MarksOfBrands,
  make: (brand: string) => Omit<PictureSource, 'ofBrand'>,
): PictureSource['ofBrand'] => {
  const sources = new Map<string, PictureSource>()
  const ofBrand = (brand: string): PictureSource => {
    const key = marks.has(brand) ? brand : ''
    const source = sources.get(key) ?? { ...make(key), ofBrand }
    sources.set(key, source)
    return source
  }
  return ofBrand
}

/** Compares without a hint, in the time that it takes, at how much of a signature is right. */
const isSame = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
