import type { GarmentModel } from './garment-model.ts'
import { hoodie } from './models/hoodie.ts'
import { tee } from './models/tee.ts'

/** Every garment and accessory that the atelier can render. */
export const garmentModels: readonly GarmentModel[] = [tee, hoodie]
