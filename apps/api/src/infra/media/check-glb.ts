import { type RefusedMedium, refuseMedium } from './refuse-medium.ts'

/** The parts of glTF that viewers understand without a decoder of their own. */
const known = /^KHR_(?:materials_\w+|texture_transform|mesh_quantization|lights_punctual)$|^EXT_texture_(?:webp|avif)$/

type Gltf = {
  readonly asset?: { readonly version?: unknown }
  readonly extensionsRequired?: readonly unknown[]
  readonly buffers?: readonly { readonly uri?: unknown }[]
  readonly images?: readonly { readonly uri?: unknown }[]
}

const notWhole = refuseMedium('medium_model_unknown', 'It is no whole binary glTF 2.0.')

/** Says why bytes are no model that the shop shows; null for one that it does. Everything of it is in the file itself. */
export function findGlbProblem(bytes: Buffer): RefusedMedium | null {
  const isGlb = bytes.length >= 20 && bytes.toString('latin1', 0, 4) === 'glTF' && bytes.readUInt32LE(4) === 2
  if (!isGlb || bytes.readUInt32LE(8) !== bytes.length) return notWhole
  const length = bytes.readUInt32LE(12)
  if (bytes.toString('latin1', 16, 20) !== 'JSON' || 20 + length > bytes.length) return notWhole
  const gltf = parse(bytes.toString('utf8', 20, 20 + length))
  if (!gltf || !String(gltf.asset?.version).startsWith('2.')) return notWhole
  const foreign = (gltf.extensionsRequired ?? []).find((name) => !known.test(String(name)))
  if (foreign !== undefined)
    return refuseMedium('medium_foreign', `It needs ${String(foreign).slice(0, 60)}, which the shop does not show.`)
  const isOutside = [...(gltf.buffers ?? []), ...(gltf.images ?? [])].some(({ uri }) => uri !== undefined)
  return isOutside ? refuseMedium('medium_outside', 'It names files outside of itself.') : null
}

const parse = (text: string): Gltf | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Gltf) : null
  } catch {
    return null
  }
}
