import type { GarmentModel } from './garment-model.ts'
import { crewOversized } from './models/crew-oversized.ts'
import { crewRelaxed } from './models/crew-relaxed.ts'
import { hoodieActive } from './models/hoodie-active.ts'
import { hoodieOversized } from './models/hoodie-oversized.ts'
import { hoodieRelaxed } from './models/hoodie-relaxed.ts'
import { joggerActive } from './models/jogger-active.ts'
import { joggerRelaxed } from './models/jogger-relaxed.ts'
import { longSleeveActive } from './models/long-sleeve-active.ts'
import { longSleeveRelaxed } from './models/long-sleeve-relaxed.ts'
import { teeActive } from './models/tee-active.ts'
import { teeOversized } from './models/tee-oversized.ts'
import { teeRelaxed } from './models/tee-relaxed.ts'

/** Garments in another fit than the regular one. */
export const FIT_MODELS: readonly GarmentModel[] = [
  crewOversized,
  crewRelaxed,
  hoodieActive,
  hoodieOversized,
  hoodieRelaxed,
  joggerActive,
  joggerRelaxed,
  longSleeveActive,
  longSleeveRelaxed,
  teeActive,
  teeOversized,
  teeRelaxed,
]
