import { createRandom } from '../seed/random.ts'
import { toLocale } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { fillWords, joinWords, type Words } from '../words/words.ts'
import type { Gender } from './model-plan.ts'
import type { ProductPlan } from './plan-products.ts'

type Section = { title: string; items: string[] }

/** The name of a product: the model's name with the family and the edition in it. */
export function nameProduct({ model, family, edition, gender }: ProductPlan): Words {
  const filled = fillWords(model.name, { family: wordCatalogue.spell(family), edition: edition.name ?? '' })
  const name = Object.fromEntries(
    Object.entries(filled).map(([locale, text]) => [locale, text.replaceAll('  ', ' ').trim()]),
  )
  return gender === 'kids' ? fillWords(wordCatalogue.get('products.nameForKids'), { name }) : name
}

/** Three sentences: what the product is, how it is made, what it is for. */
export function describeProduct(plan: ProductPlan): Words {
  const { model, edition, key } = plan
  const drawn = model.openings[createRandom(`${key}/words`).between(0, model.openings.length - 1)]
  if (!drawn) throw new Error(`The model '${model.key}' has no opening sentence.`)
  const opening = fillWords(drawn, { name: nameProduct(plan) })
  return joinWords([opening, edition.description, model.purpose], ' ')
}

/** The sections that a product page folds: material, fit and care, by locale. */
export function listDetails(
  { model, edition }: Pick<ProductPlan, 'model' | 'edition'>,
  locales: readonly string[],
): Record<string, Section[]> {
  const sections = [
    { title: wordCatalogue.get('products.sections.material'), items: edition.materialLines },
    { title: wordCatalogue.get('products.sections.fit'), items: model.fitLines },
    { title: wordCatalogue.get('products.sections.care'), items: listCareLines(model.care) },
  ]
  const toSection = ({ title, items }: (typeof sections)[number], locale: string): Section => ({
    title: toLocale(title, locale),
    items: items.map((item) => toLocale(item, locale)),
  })
  const filled = sections.filter(({ items }) => items.length > 0)
  return Object.fromEntries(locales.map((locale) => [locale, filled.map((section) => toSection(section, locale))]))
}

function listCareLines(care: string): Words[] {
  return care === 'none' ? [] : wordCatalogue.list(`products.care.${care}`)
}

/** The height of the person in the pictures of clothes, and the size that they wear. */
export function getModelMeasurements(gender: Gender): Words {
  return wordCatalogue.get(`products.measurements.${gender}`)
}
