import type { Surface } from '../render/surface.ts'
import { floatAt } from '../render/vector.ts'
import type { Textures } from './bake-textures.ts'
import { ATLAS, measureSurface, type Place } from './pack-surfaces.ts'

/** Millimetres between the points of the mesh; what is finer is in the textures. */
const SPACING = { across: 3.2, down: 2.2 }
/** Of a lace or an eyelet ring, so that it stays round. */
const FEWEST_POINTS = 7
/** Positions are whole steps of this many millimetres. */
const STEP = 0.02
const MIDDLE = [145, 0, 0] as const

const SHORT = 5122
const BYTE = 5120
const UNSIGNED_SHORT = 5123
const ARRAY_BUFFER = 34_962
const ELEMENT_ARRAY_BUFFER = 34_963

type Mesh = {
  readonly position: Int16Array
  readonly normal: Int8Array
  readonly uv: Uint16Array
  readonly index: Uint16Array
}

/** Writes surfaces with their textures as binary glTF 2.0: metres, y up, quantised, without any other extension. */
export function writeGlb(surfaces: readonly Surface[], textures: Textures): Buffer {
  const writer = createWriter()
  const primitives = surfaces.map((surface, at) => {
    const mesh = toMesh(surface, textures.places[at] as Place)
    return {
      attributes: {
        POSITION: writer.addPositions(mesh.position),
        NORMAL: writer.addValues(mesh.normal, { type: 'VEC3', componentType: BYTE, stride: 4, normalized: true }),
        TEXCOORD_0: writer.addValues(mesh.uv, {
          ...{ type: 'VEC2', componentType: UNSIGNED_SHORT, stride: 4, normalized: true },
        }),
      },
      indices: writer.addIndices(mesh.index),
      material: 0,
    }
  })
  const images = [textures.colour, textures.normal, textures.surface].map((image) => ({
    bufferView: writer.addView(image),
    mimeType: 'image/jpeg',
  }))
  const metres = STEP / 1000
  return writer.finish({
    asset: { version: '2.0', generator: 'Lacehouse atelier' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, scale: [metres, metres, metres] }],
    meshes: [{ primitives }],
    materials: [
      {
        doubleSided: true,
        pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicRoughnessTexture: { index: 2 } },
        normalTexture: { index: 1 },
        occlusionTexture: { index: 2 },
      },
    ],
    textures: images.map((_, source) => ({ source, sampler: 0 })),
    samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 33_071, wrapT: 33_071 }],
    images,
  })
}

/** The indices of the rows or columns that the mesh keeps. */
function choosePoints(count: number, length: number, spacing: number): number[] {
  const wanted = Math.min(count, Math.max(FEWEST_POINTS, Math.ceil(length / spacing) + 1))
  return Array.from({ length: wanted }, (_, at) => Math.round((at * (count - 1)) / (wanted - 1)))
}

function toMesh(surface: Surface, place: Place): Mesh {
  const size = measureSurface(surface)
  const columns = choosePoints(surface.columns, size.across, SPACING.across)
  const rows = choosePoints(surface.rows, size.down, SPACING.down)
  const count = columns.length * rows.length
  if (count > 65_535) throw new Error(`The surface '${surface.key}' has too many points.`)
  const mesh = {
    position: new Int16Array(count * 3),
    normal: new Int8Array(count * 4),
    uv: new Uint16Array(count * 2),
    index: new Uint16Array((columns.length - 1) * (rows.length - 1) * 6),
  }
  const textureAt = (share: number, start: number, length: number) =>
    Math.round((65_535 * (start + place.border + 0.5 + share * (length - 1 - 2 * place.border))) / ATLAS)
  let at = 0
  for (const row of rows) {
    for (const column of columns) {
      const from = (row * surface.columns + column) * 3
      const [x, y, z] = [0, 1, 2].map((axis) => floatAt(surface.position, from + axis) - (MIDDLE[axis] ?? 0))
      const [nx, ny, nz] = [0, 1, 2].map((axis) => floatAt(surface.normal, from + axis) * 127)
      mesh.position.set([toStep(x), toStep(z), -toStep(y)], at * 3)
      mesh.normal.set([Math.round(nx ?? 0), Math.round(nz ?? 0), -Math.round(ny ?? 0)], at * 4)
      mesh.uv.set(
        [
          textureAt(column / (surface.columns - 1), place.left, place.width),
          textureAt(row / (surface.rows - 1), place.top, place.height),
        ],
        at * 2,
      )
      at++
    }
  }
  fillIndices(mesh, columns.length, rows.length)
  return mesh
}

const toStep = (millimetres = 0): number => Math.round(millimetres / STEP)

/** Fills in the triangles, turned so that their front is where the normals point. */
function fillIndices(mesh: Mesh, columns: number, rows: number): void {
  const isTurned = facing(mesh, columns, rows) < 0
  let at = 0
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      const [b, c, d] = [a + 1, a + columns, a + columns + 1]
      mesh.index.set(isTurned ? [a, d, b, a, c, d] : [a, b, d, a, d, c], at)
      at += 6
    }
  }
}

/** Whether triangles of a walk along columns and then rows face as the normals do: above 0 they do. */
function facing({ position, normal }: Mesh, columns: number, rows: number): number {
  const edge = (i: number, j: number) => [0, 1, 2].map((k) => (position[j * 3 + k] ?? 0) - (position[i * 3 + k] ?? 0))
  let sum = 0
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const a = row * columns + column
      const [ax = 0, ay = 0, az = 0] = edge(a, a + 1)
      const [bx = 0, by = 0, bz = 0] = edge(a, a + columns + 1)
      const [nx = 0, ny = 0, nz = 0] = normal.subarray(a * 4, a * 4 + 3)
      sum += (ay * bz - az * by) * nx + (az * bx - ax * bz) * ny + (ax * by - ay * bx) * nz
    }
  }
  return sum
}

type Values = Int16Array | Int8Array | Uint16Array
type Kind = {
  readonly type: 'VEC2' | 'VEC3'
  readonly componentType: number
  readonly stride: number
  readonly normalized: boolean
}

/** Gathers the binary part of a file, and what the JSON part says of it. */
function createWriter() {
  const pieces: Buffer[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  let length = 0
  const addView = (bytes: Uint8Array, more: object = {}): number => {
    pieces.push(Buffer.from(bytes), Buffer.alloc((4 - (bytes.length % 4)) % 4))
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, ...more })
    length += Math.ceil(bytes.length / 4) * 4
    return bufferViews.length - 1
  }
  const bytesOf = ({ buffer, byteOffset, byteLength }: Values) => new Uint8Array(buffer, byteOffset, byteLength)
  const addAccessor = (accessor: object): number => accessors.push(accessor) - 1
  return {
    addView,
    addPositions: (values: Int16Array): number => {
      const padded = Int16Array.from({ length: (values.length / 3) * 4 }, (_, i) =>
        i % 4 === 3 ? 0 : (values[Math.floor(i / 4) * 3 + (i % 4)] ?? 0),
      )
      const axis = (k: number) => values.filter((_, i) => i % 3 === k)
      const view = addView(bytesOf(padded), { byteStride: 8, target: ARRAY_BUFFER })
      return addAccessor({
        ...{ bufferView: view, componentType: SHORT, count: values.length / 3, type: 'VEC3' },
        min: [0, 1, 2].map((k) => axis(k).reduce((least, value) => Math.min(least, value))),
        max: [0, 1, 2].map((k) => axis(k).reduce((most, value) => Math.max(most, value))),
      })
    },
    addValues: (values: Values, { stride, ...kind }: Kind): number => {
      const bytes = bytesOf(values)
      const view = addView(bytes, { byteStride: stride, target: ARRAY_BUFFER })
      return addAccessor({ bufferView: view, count: bytes.length / stride, ...kind })
    },
    addIndices: (values: Uint16Array): number => {
      const view = addView(bytesOf(values), { target: ELEMENT_ARRAY_BUFFER })
      return addAccessor({ bufferView: view, componentType: UNSIGNED_SHORT, count: values.length, type: 'SCALAR' })
    },
    finish: (scene: object): Buffer => toGlb({ ...scene, accessors, bufferViews }, Buffer.concat(pieces)),
  }
}

function toGlb(scene: object, binary: Buffer): Buffer {
  const json = Buffer.from(JSON.stringify({ ...scene, buffers: [{ byteLength: binary.length }] }))
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')])
  const header = Buffer.alloc(12)
  header.write('glTF')
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(12 + 8 + padded.length + 8 + binary.length, 8)
  return Buffer.concat([header, toChunk('JSON', padded), toChunk('BIN\0', binary)])
}

function toChunk(type: string, bytes: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(bytes.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, bytes])
}
