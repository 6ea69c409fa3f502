import type { ModelPlan } from './model-plan.ts'
import { backpack, beanie, cap, sock } from './models/accessories.ts'
import { jogger, legging, short } from './models/bottoms.ts'
import { courtLow } from './models/court-low.ts'
import { giftCard } from './models/gift-card.ts'
import { gymBag } from './models/gym-bag.ts'
import { highTop } from './models/high-top.ts'
import { pufferVest, shellJacket, trackJacket } from './models/jackets.ts'
import { knitRunner, sandal } from './models/light-shoes.ts'
import { longSleeve } from './models/long-sleeve.ts'
import { chelsea, chunky, slide } from './models/more-shoes.ts'
import { courtMid, skate } from './models/park-shoes.ts'
import { footballBoot } from './models/pitch-shoes.ts'
import { runner } from './models/runner.ts'
import { skirt } from './models/skirt.ts'
import { slipOn } from './models/slip-on.ts'
import { canvasLow, retroRunner } from './models/street-shoes.ts'
import { boot, twoStrap } from './models/sturdy-shoes.ts'
import { crew, hoodie, tee } from './models/tops.ts'
import { trail } from './models/trail.ts'

/** Every model that the demo shop knows to sell; the order gives products their numbers and is only ever added to. */
export const modelPlans: readonly ModelPlan[] = [
  courtLow,
  runner,
  trail,
  highTop,
  slipOn,
  tee,
  crew,
  hoodie,
  trackJacket,
  jogger,
  short,
  cap,
  beanie,
  backpack,
  sock,
  chunky,
  chelsea,
  slide,
  legging,
  pufferVest,
  shellJacket,
  giftCard,
  retroRunner,
  canvasLow,
  twoStrap,
  boot,
  footballBoot,
  knitRunner,
  longSleeve,
  skirt,
  gymBag,
  courtMid,
  skate,
  sandal,
]
