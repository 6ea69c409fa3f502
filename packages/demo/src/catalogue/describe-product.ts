import { createRandom } from '../seed/random.ts'
import { toLocale } from '../words/localise.ts'
import { fill, mapWords, same, say, type Words } from '../words/words.ts'
import { careLines } from './care.ts'
import type { Gender } from './model-plan.ts'
import type { ProductPlan } from './plan-products.ts'

type Section = { title: string; items: string[] }

const nothing = same('')

const titles = {
  material: say('Material', 'Material', 'Matières'),
  fit: say('Fit', 'Passform', 'Coupe'),
  care: say('Care', 'Pflege', 'Entretien'),
}

const forKids: Words = say(' Kids', ' Kinder', ' Enfants')

/** The name of a product: its family, what is special about this edition, and what kind of thing it is. */
export function nameProduct({ model, family, edition, gender }: ProductPlan): Words {
  const base = fill(model.name, { family: same(family), edition: edition.name ?? nothing })
  return gender === 'kids' ? mapWords([base, forKids], (parts) => parts.join('')) : base
}

/** Three sentences: what it is, how it is made, what it is for. */
export function describeProduct(plan: ProductPlan): Words {
  const { model, edition, key } = plan
  const open = model.opens[createRandom(`${key}/words`).between(0, model.opens.length - 1)] ?? nothing
  const opened = fill(open, { name: nameProduct(plan) })
  return mapWords([opened, edition.says, model.serves], (sentences) => sentences.join(' '))
}

/** What stands under the folds of a product page, by locale. */
export function listDetails(
  { model, edition }: Pick<ProductPlan, 'model' | 'edition'>,
  locales: readonly string[],
): Record<string, Section[]> {
  const sections = [
    { title: titles.material, items: edition.made },
    { title: titles.fit, items: model.fits },
    { title: titles.care, items: careLines[model.care] },
  ]
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      sections
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => ({
          title: toLocale(title, locale),
          items: items.map((item) => toLocale(item, locale)),
        })),
    ]),
  )
}

/** What the person in the picture measures and wears, for clothes. */
export const modelMeasurements: Readonly<Record<Gender, Words>> = {
  women: say(
    'Our model is 5′10″ (178 cm) tall and wears size S.',
    'Unser Model ist 178 cm groß und trägt Größe S.',
    'Notre mannequin mesure 1,78 m et porte la taille S.',
  ),
  men: say(
    'Our model is 6′1″ (186 cm) tall and wears size M.',
    'Unser Model ist 186 cm groß und trägt Größe M.',
    'Notre mannequin mesure 1,86 m et porte la taille M.',
  ),
  unisex: say(
    'Our model is 5′11″ (180 cm) tall and wears size M.',
    'Unser Model ist 180 cm groß und trägt Größe M.',
    'Notre mannequin mesure 1,80 m et porte la taille M.',
  ),
  kids: say(
    'Our model is 4′5″ (134 cm) tall and wears size M.',
    'Unser Model ist 134 cm groß und trägt Größe M.',
    'Notre mannequin mesure 1,34 m et porte la taille M.',
  ),
}
