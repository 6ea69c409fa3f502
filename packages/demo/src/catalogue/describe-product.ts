import { toLocale } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { fillWords, joinWords, type Words } from '../words/words.ts'
import type { Gender } from './model-plan.ts'
import type { ProductPlan } from './plan-products.ts'

type Section = { title: string; items: string[] }

/** The name of a product: a phrase that the words of its model or edition spell out, with the family's name in it. */
export function nameProduct({ model, family, edition, gender }: ProductPlan): Words {
  const name = fillWords(edition.name ?? model.name, { family: wordCatalogue.spell(family) })
  return gender === 'kids' ? fillWords(wordCatalogue.get('products.nameForKids'), { name }) : name
}

/** Three sentences: what sets the family apart, how the product is made, what it is for. */
export function describeProduct(plan: ProductPlan): Words {
  const { model, edition, family } = plan
  const opening = model.familyWords.get(family)
  if (!opening) throw new Error(`The family '${family}' of the model '${model.key}' has no sentence.`)
  return joinWords([opening, edition.description, findPurpose(plan)].filter(isPresent), ' ')
}

// Neighbours in a listing differ in family or in gender, so that the two of them take different sentences.
const findPurpose = ({ model, family, gender }: ProductPlan): Words | null | undefined => {
  if (gender === 'kids') return model.purposeForKids
  const place = model.families.indexOf(family) + model.genders.indexOf(gender)
  return model.purposes[place % model.purposes.length]
}

const isPresent = (words: Words | null | undefined): words is Words => Boolean(words)

/** The sections that a product page folds: material, fit and care, by locale. */
export function listDetails(
  { model, edition, gender }: Pick<ProductPlan, 'model' | 'edition' | 'gender'>,
  locales: readonly string[],
): Record<string, Section[]> {
  const sections = [
    { title: wordCatalogue.get('products.sections.material'), items: edition.materialLines },
    { title: wordCatalogue.get('products.sections.fit'), items: listFitLines(model, gender) },
    { title: wordCatalogue.get('products.sections.care'), items: listCareLines(edition.care ?? model.care) },
  ]
  const toSection = ({ title, items }: (typeof sections)[number], locale: string): Section => ({
    title: toLocale(title, locale),
    items: items.map((item) => toLocale(item, locale)),
  })
  const filled = sections.filter(({ items }) => items.length > 0)
  return Object.fromEntries(locales.map((locale) => [locale, filled.map((section) => toSection(section, locale))]))
}

/** The lines about the fit, with the length in size M for adults. */
function listFitLines(
  { fitLines, fitLinesForKids, lengthsCm }: ProductPlan['model'],
  gender: Gender,
): readonly Words[] {
  if (gender === 'kids') return fitLinesForKids
  const length = lengthsCm?.[gender]
  return fitLines.map((line) =>
    length === undefined ? line : fillWords(line, { length: wordCatalogue.measure(length) }),
  )
}

function listCareLines(care: string): Words[] {
  return care === 'none' ? [] : wordCatalogue.list(`products.care.${care}`)
}
