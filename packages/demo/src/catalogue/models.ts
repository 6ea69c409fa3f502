import { slugify } from '@lacehouse/domain/url/slugify'
import { z } from 'zod'
import { readData } from '../read-data.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { ModelData, type ModelPlan } from './model-plan.ts'

/** Every model of the demo shop. Products take their numbers from this order, so that a new model goes to the end of it. */
export const modelPlans: readonly ModelPlan[] = readData('model-order', z.array(z.string())).map(readModel)

function readModel(key: string): ModelPlan {
  const model = readData(`models/${key}`, ModelData)
  const words = `models/${key}`
  return {
    ...model,
    key,
    name: wordCatalogue.get(`${words}.name`),
    familyWords: new Map(
      model.families.map((family) => [family, wordCatalogue.get(`${words}.families.${slugify(family)}`)]),
    ),
    purposes: wordCatalogue.list(`${words}.purposes`),
    purposeForKids: model.genders.includes('kids') ? wordCatalogue.get(`${words}.purposeForKids`) : null,
    fitLines: wordCatalogue.list(`${words}.fit`),
    fitLinesForKids: wordCatalogue.list(`${words}.${wordCatalogue.has(`${words}.fitForKids`) ? 'fitForKids' : 'fit'}`),
    editions: model.editions.map((edition) => {
      const own = `${words}.editions.${edition.key}`
      return {
        ...edition,
        name: wordCatalogue.has(`${own}.name`) ? wordCatalogue.get(`${own}.name`) : null,
        description: wordCatalogue.get(`${own}.description`),
        materialLines: wordCatalogue.list(`${own}.materials`),
      }
    }),
  }
}
