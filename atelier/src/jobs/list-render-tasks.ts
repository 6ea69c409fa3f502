import type { ModelRecord, ViewKey } from '@lacehouse/pictures/passes/model-record'
import { SHOE_MODELS } from '../shoe/list-shoe-models.ts'
import { DRAWN_MODELS, type DrawnKind } from './drawn-models.ts'

/** The views of one model. */
export type Task = {
  kind: 'shoe' | 'garment' | DrawnKind
  model: Omit<ModelRecord, 'views'>
  views: readonly ViewKey[]
}

function listShoeTasks(): Task[] {
  return SHOE_MODELS.map(({ key, name, kind, parts, views }) => {
    return { kind: 'shoe', model: { key, name, kind, parts: [...parts] }, views: Object.keys(views) as ViewKey[] }
  })
}

async function listGarmentTasks(): Promise<Task[]> {
  const { GARMENT_MODELS } = await import('../garment/list-garment-models.ts')
  return GARMENT_MODELS.map(({ key, name, kind, parts, views }) => {
    return { kind: 'garment', model: { key, name, kind, parts: [...parts] }, views }
  })
}

/** Lists all models, or one. Garments are loaded only when they are needed: a broken garment does not stop the shoes. */
export async function listTasks(model: string | undefined): Promise<Task[]> {
  const shoes = listShoeTasks()
  const wanted = shoes.filter((task) => task.model.key === model)
  if (wanted.length > 0) return wanted
  const garments = await listGarmentTasks()
  const others = [...garments, ...DRAWN_MODELS]
  return model ? others.filter((task) => task.model.key === model) : [...shoes, ...others]
}
