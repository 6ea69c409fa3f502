import { boot } from './models/boot.ts'
import { bootLined } from './models/boot-lined.ts'
import { canvasLow } from './models/canvas-low.ts'
import { chelsea } from './models/chelsea.ts'
import { chelseaLined } from './models/chelsea-lined.ts'
import { chunky } from './models/chunky.ts'
import { courtLow } from './models/court-low.ts'
import { courtLowPlant } from './models/court-low-plant.ts'
import { courtLowPremium } from './models/court-low-premium.ts'
import { courtLowWide } from './models/court-low-wide.ts'
import { courtMid } from './models/court-mid.ts'
import { footballBoot } from './models/football-boot.ts'
import { highTop } from './models/high-top.ts'
import { highTopLined } from './models/high-top-lined.ts'
import { knitRunner } from './models/knit-runner.ts'
import { retroRunner } from './models/retro-runner.ts'
import { runner } from './models/runner.ts'
import { runnerSoft } from './models/runner-soft.ts'
import { runnerTempo } from './models/runner-tempo.ts'
import { sandal } from './models/sandal.ts'
import { skate } from './models/skate.ts'
import { slide } from './models/slide.ts'
import { slipOn } from './models/slip-on.ts'
import { slipOnPremium } from './models/slip-on-premium.ts'
import { trail } from './models/trail.ts'
import { trailLight } from './models/trail-light.ts'
import { trailWinter } from './models/trail-winter.ts'
import { twoStrap } from './models/two-strap.ts'
import type { ShoeModel } from './shoe-model.ts'

/** Every shoe that the atelier can render. */
export const SHOE_MODELS: readonly ShoeModel[] = [
  courtLow,
  runner,
  highTop,
  trail,
  slipOn,
  chunky,
  chelsea,
  slide,
  retroRunner,
  canvasLow,
  twoStrap,
  boot,
  footballBoot,
  knitRunner,
  courtMid,
  skate,
  sandal,
  courtLowPremium,
  courtLowPlant,
  courtLowWide,
  bootLined,
  chelseaLined,
  highTopLined,
  trailLight,
  trailWinter,
  runnerSoft,
  runnerTempo,
  slipOnPremium,
]

export function getShoeModel(key: string): ShoeModel {
  const model = SHOE_MODELS.find((one) => one.key === key)
  if (!model) throw new Error(`The atelier has no shoe '${key}'.`)
  return model
}
