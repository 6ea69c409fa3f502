import type { ModelRecord, ViewKey } from '@lacehouse/pictures/passes/model-record'
import type { ViewPass } from '@lacehouse/pictures/passes/view-pass'
import { CARD_MODEL, CARD_VIEWS } from '../card/card-model.ts'
import { renderCard } from '../card/render-card.ts'
import { JAR_MODEL, JAR_VIEWS } from '../jar/jar-model.ts'
import { renderJar } from '../jar/render-jar.ts'

/** The folder of a drawn model's sources. */
export type DrawnKind = 'card' | 'jar'

type DrawnModel = {
  kind: DrawnKind
  model: Omit<ModelRecord, 'views'>
  views: readonly ViewKey[]
  /** Draws a view in its own width, or in another one. */
  draw: (view: ViewKey, width?: number) => ViewPass
}

/** The models that are neither shoe nor garment, and are drawn within seconds without a bake of their light. */
export const DRAWN_MODELS: readonly DrawnModel[] = [
  { kind: 'card', model: CARD_MODEL, views: Object.keys(CARD_VIEWS) as ViewKey[], draw: renderCard },
  { kind: 'jar', model: JAR_MODEL, views: Object.keys(JAR_VIEWS) as ViewKey[], draw: renderJar },
]

/** Finds a drawn model by its key; undefined for shoes and garments. */
export function findDrawnModel(key: string): DrawnModel | undefined {
  return DRAWN_MODELS.find(({ model }) => model.key === key)
}
