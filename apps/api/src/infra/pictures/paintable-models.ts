import { writeRecipe } from '@lacehouse/domain/product/design'
import { PIGMENTS } from '@lacehouse/pictures/colourways/pigments'
import { designedColours, designOf } from '@lacehouse/pictures/composite/model-design'
import type { ModelRecord } from '@lacehouse/pictures/passes/model-record'
import type { PaintableModel } from './picture-source.ts'

type Made = { readonly model: PaintableModel; readonly starts: ReadonlyMap<string, string> }

/** What shoppers may paint of the models, worked out once each; `addressOf` names a view's passes. */
export function createPaintableModels(
  models: ReadonlyMap<string, ModelRecord>,
  addressOf: (name: string) => string,
): { readonly find: (key: string) => Made | null } {
  const made = new Map<string, Made>()
  const make = (model: ModelRecord): Made => {
    const design = designOf(model)
    const recipes = [...designedColours(design)].map(([id, colours]) => [id, writeRecipe(design, colours)] as const)
    const used = new Set(design.parts.flatMap(({ colours }) => [...colours]))
    return {
      starts: new Map(recipes),
      model: {
        stamp: design.stamp,
        parts: design.parts.map(({ key, label, colours, material }) => ({ key, label, colours, material })),
        precreated: Object.fromEntries(recipes.map(([id, recipe]) => [id.toUpperCase(), recipe])),
        pigments: PIGMENTS.filter(({ code }) => used.has(code)),
        views: model.views.map(({ key, width }) => ({
          view: key,
          width,
          id: addressOf(`${model.key}.${key}.id`),
          light: addressOf(`${model.key}.${key}.light`),
        })),
      },
    }
  }
  return {
    find: (key) => {
      const model = models.get(key)
      if (!model) return null
      const known = made.get(key) ?? make(model)
      made.set(key, known)
      return known
    },
  }
}
