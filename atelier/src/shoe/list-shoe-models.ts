import { SHOE_FORMS } from './list-shoe-forms.ts'
import { boot } from './models/boot.ts'
import { canvasLow } from './models/canvas-low.ts'
import { chelsea } from './models/chelsea.ts'
import { chunky } from './models/chunky.ts'
import { courtLow } from './models/court-low.ts'
import { courtMid } from './models/court-mid.ts'
import { footballBoot } from './models/football-boot.ts'
import { highTop } from './models/high-top.ts'
import { knitRunner } from './models/knit-runner.ts'
import { retroRunner } from './models/retro-runner.ts'
import { runner } from './models/runner.ts'
import { sandal } from './models/sandal.ts'
import { skate } from './models/skate.ts'
import { slide } from './models/slide.ts'
import { slipOn } from './models/slip-on.ts'
import { trail } from './models/trail.ts'
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
  ...SHOE_FORMS,
]

export function getShoeModel(key: string): ShoeModel {
  const model = SHOE_MODELS.find((one) => one.key === key)
  if (!model) throw new Error(`The atelier has no shoe '${key}'.`)
  return model
}
