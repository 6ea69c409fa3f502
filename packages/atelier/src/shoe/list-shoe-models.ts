import { courtLow } from './models/court-low.ts'
import { highTop } from './models/high-top.ts'
import { runner } from './models/runner.ts'
import { slipOn } from './models/slip-on.ts'
import type { ShoeModel } from './shoe-model.ts'

/** Every shoe that the atelier can render. */
export const SHOE_MODELS: readonly ShoeModel[] = [courtLow, runner, highTop, slipOn]

export function getShoeModel(key: string): ShoeModel {
  const model = SHOE_MODELS.find((one) => one.key === key)
  if (!model) throw new Error(`The atelier has no shoe '${key}'.`)
  return model
}
