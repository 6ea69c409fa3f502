import { fill, say, type Words } from '../words/words.ts'
import { kinds } from './category-kinds.ts'
import type { CategoryKind, Gender, ProductKind } from './model-plan.ts'
import type { ProductPlan } from './plan-products.ts'

/** A node of the tree with its words. */
export type CategoryPlan = {
  readonly id: string
  readonly parentId: string | null
  readonly position: number
  readonly names: Words
  /** What the slug is made of: the name with its ancestors where the name alone would say too little. */
  readonly longNames: Words
  readonly descriptions: Words
}

export type Shopper = Exclude<Gender, 'unisex'>
export const shoppers: readonly Shopper[] = ['women', 'men', 'kids']
export const groups: readonly ProductKind[] = ['footwear', 'apparel', 'accessory']

const shopperNames: Readonly<Record<Shopper, Words>> = {
  women: say('Women', 'Damen', 'Femmes'),
  men: say('Men', 'Herren', 'Hommes'),
  kids: say('Kids', 'Kinder', 'Enfants'),
}

const groupNames: Readonly<Record<ProductKind, Words>> = {
  footwear: say('Shoes', 'Schuhe', 'Souliers'),
  apparel: say('Apparel', 'Kleidung', 'Vêtements'),
  accessory: say('Accessories', 'Accessoires', 'Accessoires'),
}

/** The kinds of a group, in the order of the tree. */
export function listKinds(group: ProductKind): CategoryKind[] {
  return kinds.filter((kind) => kind.group === group).map(({ key }) => key)
}

/** The id of a shopper's part of the tree, of a group in it, or of a kind in that; four digits. */
export function categoryIdOf(shopper: Shopper, place: ProductKind | CategoryKind | null = null): string {
  const first = shoppers.indexOf(shopper) + 1
  if (place === null) return `${first}000`
  const group = groups.indexOf(place as ProductKind)
  if (group >= 0) return `${first}${group + 1}00`
  const kind = kinds.find(({ key }) => key === place)
  if (!kind) throw new Error(`There is no category '${place}'.`)
  const inGroup = listKinds(kind.group).indexOf(kind.key) + 1
  return `${first}${groups.indexOf(kind.group) + 1}${inGroup}0`
}

/** What is new, and what is reduced: for everybody, or for one shopper. */
export function newCategoryId(shopper: Shopper | null = null): string {
  return shopper === null ? '4000' : `4${shoppers.indexOf(shopper) + 1}00`
}
export function saleCategoryId(shopper: Shopper | null = null): string {
  return shopper === null ? '5000' : `5${shoppers.indexOf(shopper) + 1}00`
}

/** Whom a product is for, as the tree divides people. */
const listShoppers = (gender: Gender): Shopper[] => (gender === 'unisex' ? ['women', 'men'] : [gender])

/** Categories of a product, the deepest first, ancestors included. */
export function listCategoryIds(
  { gender, model }: Pick<ProductPlan, 'gender' | 'model'>,
  { isNew, isReduced }: { isNew: boolean; isReduced: boolean },
): string[] {
  const whom = listShoppers(gender)
  return [
    ...whom.map((shopper) => categoryIdOf(shopper, model.category)),
    ...whom.map((shopper) => categoryIdOf(shopper, model.kind)),
    ...whom.map((shopper) => categoryIdOf(shopper)),
    ...(isNew ? [...whom.map(newCategoryId), newCategoryId()] : []),
    ...(isReduced ? [...whom.map(saleCategoryId), saleCategoryId()] : []),
  ]
}

/** The whole tree, three levels and the two of what is new and reduced. */
export function listCategories(): CategoryPlan[] {
  return [...shoppers.flatMap(planShopper), ...planOffers()]
}

const planShopper = (shopper: Shopper, index: number): CategoryPlan[] => {
  const names = shopperNames[shopper]
  const root: CategoryPlan = {
    id: categoryIdOf(shopper),
    parentId: null,
    position: index + 1,
    names,
    longNames: names,
    descriptions: say(
      'Shoes and apparel, made to move.',
      'Schuhe und Kleidung, gemacht für Bewegung.',
      'Des souliers et des vêtements faits pour bouger.',
    ),
  }
  return [root, ...groups.flatMap((group, at) => planGroup(shopper, group, at))]
}

const planGroup = (shopper: Shopper, group: ProductKind, index: number): CategoryPlan[] => {
  const own = kinds.filter((kind) => kind.group === group)
  const longNames = join(shopperNames[shopper], groupNames[group])
  const node: CategoryPlan = {
    id: categoryIdOf(shopper, group),
    parentId: categoryIdOf(shopper),
    position: index,
    names: groupNames[group],
    longNames,
    descriptions: fill(say('{name}, made to last.', '{name}, gemacht, um zu bleiben.', '{name} faits pour durer.'), {
      name: groupNames[group],
    }),
  }
  const leaves = own.map((kind, at) => ({
    id: categoryIdOf(shopper, kind.key),
    parentId: node.id,
    position: at,
    names: kind.names,
    longNames: join(shopperNames[shopper], kind.names),
    descriptions: kind.says,
  }))
  return [node, ...leaves]
}

const planOffers = (): CategoryPlan[] => {
  const offers = [
    {
      idOf: newCategoryId,
      names: say('New', 'Neu', 'Nouveautés'),
      says: say('Just in.', 'Gerade eingetroffen.', 'Tout juste arrivés.'),
      position: 0,
    },
    {
      idOf: saleCategoryId,
      names: say('Sale', 'Sale', 'Soldes'),
      says: say(
        'Less money, the same shoes.',
        'Weniger Geld, dieselben Schuhe.',
        'Moins cher, mais les mêmes souliers.',
      ),
      position: 9,
    },
  ]
  return offers.flatMap(({ idOf, names, says, position }) => [
    { id: idOf(), parentId: null, position, names, longNames: names, descriptions: says },
    ...shoppers.map((shopper, at) => ({
      id: idOf(shopper),
      parentId: idOf(),
      position: at,
      names: shopperNames[shopper],
      longNames: join(names, shopperNames[shopper]),
      descriptions: says,
    })),
  ])
}

const join = (first: Words, second: Words): Words => fill(say('{a} {b}', '{a} {b}', '{a} {b}'), { a: first, b: second })
