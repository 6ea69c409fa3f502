import { bootLined } from './models/boot-lined.ts'
import { chelseaLined } from './models/chelsea-lined.ts'
import { courtLowPlant } from './models/court-low-plant.ts'
import { courtLowPremium } from './models/court-low-premium.ts'
import { courtLowWide } from './models/court-low-wide.ts'
import { courtMidNubuck } from './models/court-mid-nubuck.ts'
import { highTopLined } from './models/high-top-lined.ts'
import { highTopPremium } from './models/high-top-premium.ts'
import { knitRunnerPlate } from './models/knit-runner-plate.ts'
import { runnerSoft } from './models/runner-soft.ts'
import { runnerTempo } from './models/runner-tempo.ts'
import { runnerWide } from './models/runner-wide.ts'
import { slipOnPremium } from './models/slip-on-premium.ts'
import { slipOnWide } from './models/slip-on-wide.ts'
import { trailLight } from './models/trail-light.ts'
import { trailWinter } from './models/trail-winter.ts'
import type { ShoeModel } from './shoe-model.ts'

/** Models of editions that are built in a form of their own. */
export const SHOE_FORMS: readonly ShoeModel[] = [
  courtLowPremium,
  courtLowPlant,
  courtLowWide,
  courtMidNubuck,
  bootLined,
  chelseaLined,
  highTopLined,
  highTopPremium,
  trailLight,
  trailWinter,
  runnerSoft,
  runnerTempo,
  runnerWide,
  slipOnPremium,
  slipOnWide,
  knitRunnerPlate,
]
