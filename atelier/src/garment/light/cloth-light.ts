/** How a cloth answers the studio's light. */
export type ClothLight = {
  /** Above 1 the light of the key lamp falls off faster towards its shade: high for smooth cloth, low for rough cloth. */
  sharpness: number
  /** Share of the light that comes from the lamp; the rest comes from everywhere and leaves no shade. */
  direct: number
  /** Brightness of the fibres that stand up where the cloth turns away from the eye. */
  nap: number
  /** Share of the mirrored light. */
  shine: number
}

const SMOOTH: ClothLight = { sharpness: 6.5, direct: 0.58, nap: 0.05, shine: 1 }

const cloths: Readonly<Record<string, ClothLight>> = {
  cotton: { sharpness: 2.7, direct: 0.62, nap: 0.1, shine: 0.12 },
  fleece: { sharpness: 2.1, direct: 0.6, nap: 0.2, shine: 0.04 },
  rib: { sharpness: 2.6, direct: 0.62, nap: 0.12, shine: 0.1 },
  knit: { sharpness: 2.6, direct: 0.6, nap: 0.16, shine: 0.12 },
  canvas: { sharpness: 3, direct: 0.6, nap: 0.06, shine: 0.3 },
  mesh: { sharpness: 3.6, direct: 0.6, nap: 0.05, shine: 0.4 },
  cord: { sharpness: 3, direct: 0.6, nap: 0.1, shine: 0.4 },
}

/** Answers for a material; nylon, metal and plastic are smooth. */
export function clothLightOf(material: string | undefined): ClothLight {
  return (material && cloths[material]) || SMOOTH
}
