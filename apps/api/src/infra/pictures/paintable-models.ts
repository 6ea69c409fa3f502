import { writeRecipe } from '@lacehouse/domain/product/design'
import { PIGMENTS } from '@lacehouse/pictures/colourways/pigments'
import { designedColours, designOf } from '@lacehouse/pictures/composite/model-design'
import type { ModelRecord } from '@lacehouse/pictures/passes/model-record'
import type { PaintableModel } from './picture-source.ts'

type Made = { readonly model: PaintableModel; readonly starts: ReadonlyMap<string, string> }

/** Creates the paintable parts of the models on demand, once for each model; `addressOf` returns the address of a view's pass. */
export function createPaintableModels(
  models: ReadonlyMap<string, ModelRecord>,
  addressOf: (pass: { readonly model: string; readonly view: string; readonly plane: 'id' | 'light' }) => string,
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
          id: addressOf({ model: model.key, view: key, plane: 'id' }),
          light: addressOf({ model: model.key, view: key, plane: 'light' }),
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
