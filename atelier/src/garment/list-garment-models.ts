import type { GarmentModel } from './garment-model.ts'
import { FIT_MODELS } from './list-fit-models.ts'
import { backpack } from './models/backpack.ts'
import { beanie } from './models/beanie.ts'
import { cap } from './models/cap.ts'
import { crew } from './models/crew.ts'
import { gymBag } from './models/gym-bag.ts'
import { hoodie } from './models/hoodie.ts'
import { jogger } from './models/jogger.ts'
import { legging } from './models/legging.ts'
import { longSleeve } from './models/long-sleeve.ts'
import { pufferVest } from './models/puffer-vest.ts'
import { shellJacket } from './models/shell-jacket.ts'
import { short } from './models/short.ts'
import { skirt } from './models/skirt.ts'
import { sock } from './models/sock.ts'
import { tee } from './models/tee.ts'
import { trackJacket } from './models/track-jacket.ts'

/** Every garment and accessory that the atelier can render. */
export const GARMENT_MODELS: readonly GarmentModel[] = [
  tee,
  crew,
  hoodie,
  trackJacket,
  shellJacket,
  pufferVest,
  jogger,
  legging,
  short,
  cap,
  beanie,
  sock,
  backpack,
  longSleeve,
  skirt,
  gymBag,
  ...FIT_MODELS,
]
