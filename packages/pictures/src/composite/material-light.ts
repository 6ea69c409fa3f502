import type { Finish } from '../colourways/colourway.ts'

/** How a material answers light. */
export type MaterialLight = {
  /** Share of diffuse light it gives back in its colour. */
  diffuse: number
  /** Below 1 shadows fill softly, as in cloth; above 1 they deepen, as in polish. */
  contrast: number
  /** Share of the mirrored light of full gloss. */
  specular: number
  /** Share of the mirrored light that takes the material's colour. */
  tint: number
  /** Above 1 keeps only the brightest mirrored light. */
  sharpness: number
}

const light = (
  [diffuse, contrast, specular]: readonly [number, number, number],
  [tint, sharpness]: readonly [number, number] = [0, 1],
): MaterialLight => ({ diffuse, contrast, specular, tint, sharpness })

export const MATERIAL_LIGHT: Record<Finish, MaterialLight> = {
  leather: light([1, 1.04, 0.62]),
  patent: light([0.94, 1.12, 1.9], [0, 1.25]),
  suede: light([1.02, 0.9, 0.1], [0.6, 1]),
  canvas: light([1.01, 0.96, 0.14]),
  knit: light([1.01, 0.93, 0.13]),
  mesh: light([1, 0.98, 0.2]),
  nylon: light([1, 1.02, 0.42]),
  cotton: light([1, 0.92, 0.08]),
  fleece: light([1.02, 0.86, 0.06]),
  rib: light([1.01, 0.92, 0.08]),
  cord: light([1, 0.95, 0.18]),
  thread: light([1.04, 0.95, 0.25]),
  foam: light([1.01, 0.93, 0.3]),
  rubber: light([1, 0.98, 0.45]),
  gum: light([1.02, 0.94, 0.5], [0.25, 1]),
  // Light that went into it comes out beside its shadows.
  clear: light([1.1, 0.62, 0.95], [0.12, 1.15]),
  plastic: light([0.98, 1.05, 1.1]),
  metal: light([0.42, 1.1, 2.6], [0.85, 1]),
}
