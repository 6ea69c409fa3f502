import sharp, { type Sharp } from 'sharp'
import { getColourway } from '../colourways/list-colourways.ts'
import { getScene } from '../scenes/list-scenes.ts'
import { type Placement, SCENE_ASPECTS, type Scene, type SceneAspect, type SceneItem } from '../scenes/scene.ts'
import { drawSet } from './draw-set.ts'
import { type Cutout, paintCutout } from './paint-cutout.ts'
import { paintsOf } from './part-paint.ts'
import { type PassCache, sharedPassCache } from './pass-cache.ts'

export type SceneOrder = {
  /** The id of a scene, or a scene. */
  scene: string | Scene
  aspect: SceneAspect
  width: number
  /** A brand that puts its own mark on the models. */
  brand?: string
}

type Canvas = { width: number; height: number; pixels: Uint8Array }

/** An editorial picture, ready to be encoded; the same order makes the same pixels. */
export async function composeScene(order: SceneOrder, cache: PassCache = sharedPassCache): Promise<Sharp> {
  const scene = typeof order.scene === 'string' ? getScene(order.scene) : order.scene
  const size = { width: order.width, height: Math.round(order.width / SCENE_ASPECTS[order.aspect]) }
  const canvas = drawSet(scene.set, size)
  for (const item of scene.items) {
    const place = item.place[order.aspect]
    if (place) await standIn(canvas, { item, place, brand: order.brand, cache })
  }
  return sharp(canvas.pixels, { raw: { ...size, channels: 3 } })
}

async function standIn(
  canvas: Canvas,
  { item, place, brand, cache }: { item: SceneItem; place: Placement; brand?: string | undefined; cache: PassCache },
): Promise<void> {
  const [model, pass] = await Promise.all([cache.model(item.model), cache.view(item.model, item.view, brand)])
  const bounds = model.views.find((view) => view.key === item.view)?.bounds
  if (!bounds) throw new Error(`The model '${item.model}' has no view '${item.view}'.`)
  const whole = { left: 0, top: 0, width: pass.width, height: pass.height }
  const cutout = paintCutout(pass, paintsOf(model.parts, getColourway(item.colourway)), { area: whole, feather: 0.11 })
  const scale = (place.width * canvas.width) / bounds.width
  const width = Math.round(pass.width * scale)
  const height = Math.round(pass.height * scale)
  const image = sharp(cutout.pixels, { raw: { width: cutout.width, height: cutout.height, channels: 4 } })
  const scaled = image.resize(width, height, { fit: 'fill' })
  const { data } = await (place.mirrored ? scaled.flop() : scaled).raw().toBuffer({ resolveWithObject: true })
  const middle = (bounds.left + bounds.width / 2) * scale
  const left = Math.round(place.x * canvas.width - (place.mirrored ? width - middle : middle))
  const top = Math.round(place.y * canvas.height - (bounds.top + bounds.height / 2) * scale)
  layOver(canvas, { width, height, pixels: data }, { left, top })
}

function layOver(canvas: Canvas, layer: Cutout, at: { left: number; top: number }): void {
  const firstX = Math.max(0, -at.left)
  const lastX = Math.min(layer.width, canvas.width - at.left)
  const lastY = Math.min(layer.height, canvas.height - at.top)
  for (let y = Math.max(0, -at.top); y < lastY; y++) {
    let from = (y * layer.width + firstX) * 4
    let to = ((y + at.top) * canvas.width + firstX + at.left) * 3
    for (let x = firstX; x < lastX; x++, from += 4, to += 3) {
      const alpha = (layer.pixels[from + 3] as number) / 255
      if (alpha === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const below = canvas.pixels[to + channel] as number
        canvas.pixels[to + channel] = below + ((layer.pixels[from + channel] as number) - below) * alpha + 0.5
      }
    }
  }
}
