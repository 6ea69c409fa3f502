import {
  categoryIdOf,
  groups,
  listKinds,
  newCategoryId,
  type Shopper,
  saleCategoryId,
  shoppers,
} from '../catalogue/categories.ts'
import type { ProductKind } from '../catalogue/model-plan.ts'
import { say } from '../words/words.ts'
import type { ContentContext } from './content-context.ts'
import type { DemoDocument, Link } from './documents.ts'
import { findScene, type SceneName, toProductPicture, toScenePicture } from './media.ts'

type Leaf = { readonly id: string; readonly title: string; readonly target: Link }

/** The mega menu: what is new, three shoppers with their columns, and what is reduced. */
export function writeMenu(context: ContentContext): DemoDocument {
  return {
    doctype: 'menu',
    slug: 'main',
    body: {
      id: 'menu-main',
      opensOn: 'hover',
      items: [
        ...toItem(context, newCategoryId(), []),
        ...shoppers.flatMap((shopper) => writeShopper(context, shopper)),
        ...toItem(context, saleCategoryId(), []).map((item) => ({ ...item, menuStyle: 'sale' })),
      ],
    },
  }
}

const toItem = (context: ContentContext, categoryId: string, columns: readonly unknown[]) =>
  toLeaf(context, categoryId).map((leaf) => ({ ...leaf, columns, delocalizedTracking: categoryId }))

const toLeaf = ({ findCategory }: ContentContext, categoryId: string): Leaf[] => {
  const category = findCategory(categoryId)
  if (!category) return []
  const { name, url } = category
  return [{ id: `menu-${categoryId}`, title: name, target: { text: name, url } }]
}

const writeShopper = (context: ContentContext, shopper: Shopper) => {
  const columns = groups.map((group) => writeSection(context, shopper, group)).filter((sections) => sections.length > 0)
  const selectors = writeSelectors(context, shopper)
  const banner = writeBanner(context, shopper)
  return toItem(context, categoryIdOf(shopper), columns).map((item) => ({
    ...item,
    ...(banner && { menuBanner: banner }),
    ...(selectors.length > 0 && {
      visualSelectors: selectors,
      visualSelectorsTitle: context.say(say('Popular now', 'Gerade beliebt', 'Populaires')),
    }),
  }))
}

const writeSection = (context: ContentContext, shopper: Shopper, group: ProductKind) =>
  toLeaf(context, categoryIdOf(shopper, group)).map((leaf) => ({
    ...leaf,
    children: listKinds(group).flatMap((kind) => toLeaf(context, categoryIdOf(shopper, kind))),
  }))

const mostSelectors = 4

// One picture for each kind of shoe, of the most popular that there is.
const writeSelectors = (context: ContentContext, shopper: Shopper) =>
  listKinds('footwear')
    .flatMap((kind) => {
      const category = context.findCategory(categoryIdOf(shopper, kind))
      const [product] = context.listProducts(categoryIdOf(shopper, kind), 1)
      if (!category || !product) return []
      return [toSelector(`menu-pick-${shopper}-${kind}`, category, toProductPicture(product, ''))]
    })
    .slice(0, mostSelectors)

const toSelector = (id: string, { name, url }: { name: string; url: string }, media: unknown) => ({
  id,
  title: name,
  media,
  target: { text: name, url },
})

const bannerScenes: Readonly<Record<Shopper, readonly SceneName[]>> = {
  women: ['banner-colours', 'category-court'],
  men: ['hero-chelsea-dusk', 'hero-runner-harbour'],
  kids: ['category-chunky', 'category-court'],
}

const writeBanner = (context: ContentContext, shopper: Shopper) => {
  const scene = findScene(context, bannerScenes[shopper])
  const category = context.findCategory(newCategoryId(shopper))
  if (!scene || !category) return null
  return {
    media: toScenePicture(scene, '1x1', ''),
    title: context.say(say('Fresh this week', 'Neu in dieser Woche', 'Nouveau cette semaine')),
    target: { text: context.say(say('See what’s new', 'Neuheiten ansehen', 'Voir les nouveautés')), url: category.url },
  }
}
