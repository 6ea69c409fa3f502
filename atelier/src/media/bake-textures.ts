import { type Colourway, colourOfPart } from '@lacehouse/pictures/colourways/colourway'
import { displayByte, type LinearColour, linearColourOf } from '@lacehouse/pictures/composite/linear-colour'
import { MATERIAL_LIGHT } from '@lacehouse/pictures/composite/material-light'
import type { PartRecord } from '@lacehouse/pictures/passes/model-record'
import sharp from 'sharp'
import type { Bake } from '../render/bake.ts'
import { createCamera } from '../render/camera.ts'
import { createEnvironment } from '../render/environment.ts'
import { gatherLight } from '../render/gather-light.ts'
import type { PreparedModel } from '../render/render-view.ts'
import type { Surface, SurfacePoint, SurfaceSample } from '../render/surface.ts'
import { clamp, floatAt, mix } from '../render/vector.ts'
import { ATLAS, type Place, packSurfaces } from './pack-surfaces.ts'

/** The textures of a model, encoded as JPEG, and where each surface lies in them. */
export type Textures = {
  readonly places: readonly Place[]
  readonly colour: Buffer
  readonly normal: Buffer
  /** Red: the light that hollows keep. Green: roughness. Blue: metal. */
  readonly surface: Buffer
}

type Look = { readonly parts: readonly PartRecord[]; readonly colourway: Colourway }

/** Draws the panels, stitches and grain of every surface, which shaders hold for the renderer, into textures. */
export async function bakeTextures(model: PreparedModel, bake: Bake, look: Look): Promise<Textures> {
  const places = packSurfaces(model.surfaces)
  const canvas = createCanvas()
  const light = listOpenness(model, bake)
  const materials = look.parts.map((part) => toMaterial(part, look.colourway))
  for (const [at, surface] of model.surfaces.entries()) {
    const place = places[at]
    const open = light[at]
    if (place && open) drawSurface(canvas, surface, { place, open, materials })
  }
  const [colour, normal, rough] = await Promise.all(
    [canvas.colour, canvas.normal, canvas.surface].map((pixels) =>
      sharp(pixels, { raw: { width: ATLAS, height: ATLAS, channels: 3 } })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer(),
    ),
  )
  if (!colour || !normal || !rough) throw new Error('A model has three textures.')
  return { places, colour, normal, surface: rough }
}

const createCanvas = () => ({
  colour: new Uint8Array(ATLAS * ATLAS * 3).fill(128),
  normal: new Uint8Array(ATLAS * ATLAS * 3).fill(128),
  surface: new Uint8Array(ATLAS * ATLAS * 3).fill(255),
})

/** The share of light that reaches each point, the same for any lamp. */
function listOpenness(model: PreparedModel, bake: Bake): Float32Array[] {
  const view = { azimuth: 0, elevation: 30, fill: { width: 1, height: 1 }, middle: { x: 0.5, y: 0.5 } }
  const camera = createCamera(model.surfaces, view, { width: 100, height: 100 })
  const { surfaces } = gatherLight(model, bake, createEnvironment(camera))
  return surfaces.map((light) => Float32Array.from({ length: light.length / 10 }, (_, i) => floatAt(light, i * 10 + 9)))
}

type PaintedMaterial = { readonly colour: LinearColour; readonly shine: number; readonly metal: number }

function toMaterial(part: PartRecord, colourway: Colourway): PaintedMaterial {
  const material = colourway.materials?.[part.role] ?? part.material
  return {
    colour: linearColourOf(colourOfPart(colourway, part)),
    shine: MATERIAL_LIGHT[material].specular,
    metal: material === 'metal' ? 1 : 0,
  }
}

type Drawing = { readonly place: Place; readonly open: Float32Array; readonly materials: readonly PaintedMaterial[] }

function drawSurface(
  canvas: ReturnType<typeof createCanvas>,
  surface: Surface,
  { place, open, materials }: Drawing,
): void {
  const { left, top, width, height, millimetres } = place
  const heights = new Float32Array(width * height)
  const point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, a: 0, b: 0, c: 0, d: 0 }
  const sample: SurfaceSample = { partA: 1, partB: 0, mix: 0, height: 0, shade: 1, gloss: 0 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = cellAt(surface, place, { x, y })
      readPoint(point, surface, cell)
      Object.assign(sample, { partA: 1, partB: 0, mix: 0, height: 0, shade: 1, gloss: 0.2 })
      surface.shader(point, sample)
      heights[y * width + x] = sample.height
      const to = ((top + y) * ATLAS + left + x) * 3
      writeLook(canvas, to, { sample, materials, open: between(open, surface, cell, { stride: 1, k: 0 }) })
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = ((top + y) * ATLAS + left + x) * 3
      canvas.normal.set(normalAt(heights, { x, y, width, height }, millimetres), to)
    }
  }
}

/** A place in the grid of a surface: its first point, and how far it lies towards the next ones. */
type Cell = { readonly column: number; readonly row: number; readonly u: number; readonly v: number }

function cellAt(surface: Surface, place: Place, { x, y }: { x: number; y: number }): Cell {
  // The border repeats the edge, so that no colour of a neighbour bleeds into it.
  const across = clamp((x - place.border) / (place.width - 1 - 2 * place.border), 0, 1) * (surface.columns - 1)
  const down = clamp((y - place.border) / (place.height - 1 - 2 * place.border), 0, 1) * (surface.rows - 1)
  const column = Math.min(surface.columns - 2, Math.floor(across))
  const row = Math.min(surface.rows - 2, Math.floor(down))
  return { column, row, u: across - column, v: down - row }
}

type Field = { readonly stride: number; readonly k: number }

function between(values: Float32Array, surface: Surface, { column, row, u, v }: Cell, { stride, k }: Field): number {
  const value = (c: number, r: number) => floatAt(values, (r * surface.columns + c) * stride + k)
  return mix(
    mix(value(column, row), value(column + 1, row), u),
    mix(value(column, row + 1), value(column + 1, row + 1), u),
    v,
  )
}

function readPoint(point: SurfacePoint, surface: Surface, cell: Cell): void {
  const read = (values: Float32Array, stride: number, k: number) => between(values, surface, cell, { stride, k })
  point.x = read(surface.position, 3, 0)
  point.y = read(surface.position, 3, 1)
  point.z = read(surface.position, 3, 2)
  const normal = [0, 1, 2].map((k) => read(surface.normal, 3, k)) as [number, number, number]
  const size = Math.hypot(...normal) || 1
  point.nx = normal[0] / size
  point.ny = normal[1] / size
  point.nz = normal[2] / size
  point.a = read(surface.coordinate, 4, 0)
  point.b = read(surface.coordinate, 4, 1)
  point.c = read(surface.coordinate, 4, 2)
  point.d = read(surface.coordinate, 4, 3)
}

type Sampled = {
  readonly sample: SurfaceSample
  readonly materials: readonly PaintedMaterial[]
  readonly open: number
}

function writeLook(canvas: ReturnType<typeof createCanvas>, to: number, { sample, materials, open }: Sampled): void {
  const first = materials[Math.max(0, sample.partA - 1)]
  const second = materials[Math.max(0, sample.partB - 1)] ?? first
  if (!first || !second) return
  const share = sample.partA === 0 ? 1 : sample.partB === 0 ? 0 : sample.mix
  for (let channel = 0; channel < 3; channel++) {
    const colour = mix(first.colour[channel] ?? 0, second.colour[channel] ?? 0, share)
    // A hole in the upper shows dark.
    const seen = sample.partA === 0 && sample.partB === 0 ? 0.02 : colour * sample.shade
    canvas.colour[to + channel] = displayByte(seen)
  }
  const shine = mix(first.shine, second.shine, share)
  canvas.surface[to] = Math.round(255 * clamp(open ** 0.8, 0, 1))
  canvas.surface[to + 1] = Math.round(255 * clamp(0.96 - 0.55 * sample.gloss * Math.min(1.2, shine + 0.3), 0.3, 1))
  canvas.surface[to + 2] = Math.round(255 * mix(first.metal, second.metal, share))
}

type Texel = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The slope of the relief as the colour of a normal map, whose green points up. */
function normalAt(
  heights: Float32Array,
  { x, y, width, height }: Texel,
  millimetres: Place['millimetres'],
): [number, number, number] {
  const read = (column: number, row: number) =>
    floatAt(heights, clamp(row, 0, height - 1) * width + clamp(column, 0, width - 1))
  const across = (read(x + 1, y) - read(x - 1, y)) / (2 * millimetres.across)
  const down = (read(x, y + 1) - read(x, y - 1)) / (2 * millimetres.down)
  const size = Math.hypot(across, down, 1)
  return [-across / size, down / size, 1 / size].map((value) => Math.round(127.5 + 127.5 * value)) as [
    number,
    number,
    number,
  ]
}
