import { wordCatalogue } from '../words/word-catalogue.ts'
import { fillWords, joinWords, type Words } from '../words/words.ts'
import { categoryIdOf, groups, newCategoryId, type Shopper, saleCategoryId, shoppers } from './category-ids.ts'
import { listKinds } from './category-kinds.ts'
import type { Gender, ProductKind } from './model-plan.ts'
import type { ProductPlan } from './plan-products.ts'

/** A node of the category tree with its words. */
export type CategoryPlan = {
  readonly id: string
  readonly parentId: string | null
  readonly position: number
  readonly names: Words
  /** The text of the slug: the name after the name of the shopper or the offer above it. */
  readonly longNames: Words
  readonly descriptions: Words
}

/** Lists the categories of a product, the deepest first, ancestors included. */
export function listCategoryIds(
  { gender, model }: Pick<ProductPlan, 'gender' | 'model'>,
  { isNew, isReduced }: { isNew: boolean; isReduced: boolean },
): string[] {
  const own = listShoppers(gender)
  return [
    ...own.map((shopper) => categoryIdOf(shopper, model.category)),
    ...own.map((shopper) => categoryIdOf(shopper, model.kind)),
    ...own.map((shopper) => categoryIdOf(shopper)),
    ...(isNew ? [...own.map(newCategoryId), newCategoryId()] : []),
    ...(isReduced ? [...own.map(saleCategoryId), saleCategoryId()] : []),
  ]
}

function listShoppers(gender: Gender): Shopper[] {
  return gender === 'unisex' ? ['women', 'men'] : [gender]
}

/** Lists the whole tree: three levels for each shopper, and the two categories of new and of reduced products. */
export function listCategories(): CategoryPlan[] {
  return [
    ...shoppers.flatMap(planShopper),
    ...planOffer('new', newCategoryId, 0),
    ...planOffer('sale', saleCategoryId, 9),
  ]
}

function getWords(key: string): Words {
  return wordCatalogue.get(`categories.${key}`)
}

function planShopper(shopper: Shopper, index: number): CategoryPlan[] {
  const names = getWords(`shoppers.${shopper}`)
  const root: CategoryPlan = {
    id: categoryIdOf(shopper),
    parentId: null,
    position: index + 1,
    names,
    longNames: names,
    descriptions: getWords('shopperDescription'),
  }
  return [root, ...groups.flatMap((group, position) => planGroup(shopper, group, position))]
}

function planGroup(shopper: Shopper, group: ProductKind, position: number): CategoryPlan[] {
  const shopperName = getWords(`shoppers.${shopper}`)
  const names = getWords(`groups.${group}`)
  const node: CategoryPlan = {
    id: categoryIdOf(shopper, group),
    parentId: categoryIdOf(shopper),
    position,
    names,
    longNames: joinWords([shopperName, names], ' '),
    descriptions: fillWords(getWords('groupDescription'), { name: names }),
  }
  const leaves = listKinds(group).map((kind, index): CategoryPlan => {
    const kindName = getWords(`kinds.${kind}.name`)
    return {
      id: categoryIdOf(shopper, kind),
      parentId: node.id,
      position: index,
      names: kindName,
      longNames: joinWords([shopperName, kindName], ' '),
      descriptions: getWords(`kinds.${kind}.description`),
    }
  })
  return [node, ...leaves]
}

function planOffer(key: 'new' | 'sale', idOf: (shopper?: Shopper) => string, position: number): CategoryPlan[] {
  const names = getWords(`${key}.name`)
  const descriptions = getWords(`${key}.description`)
  return [
    { id: idOf(), parentId: null, position, names, longNames: names, descriptions },
    ...shoppers.map((shopper, index) => {
      const shopperName = getWords(`shoppers.${shopper}`)
      const longNames = joinWords([names, shopperName], ' ')
      return { id: idOf(shopper), parentId: idOf(), position: index, names: shopperName, longNames, descriptions }
    }),
  ]
}
