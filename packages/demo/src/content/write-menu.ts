import { z } from 'zod'
import { groups, type Shopper, shoppers } from '../catalogue/category-ids.ts'
import { listKinds } from '../catalogue/category-kinds.ts'
import type { ProductKind } from '../catalogue/model-plan.ts'
import { readData } from '../read-data.ts'
import { findComposition, toCompositionPicture, toProductPicture } from './compositions.ts'
import type { CategoryLink, ContentContext } from './content-context.ts'
import type { DemoDocument, Link } from './documents.ts'

const { bannerCompositions } = readData(
  'content/menu',
  z.strictObject({ bannerCompositions: z.record(z.enum(['women', 'men', 'kids']), z.array(z.string())) }),
)

type Leaf = { readonly id: string; readonly title: string; readonly target: Link }

/** The mega menu: new products, three shoppers with their columns, and reduced products. */
export function writeMenu(context: ContentContext): DemoDocument {
  return {
    doctype: 'menu',
    slug: 'main',
    body: {
      id: 'menu-main',
      opensOn: 'hover',
      items: [
        ...toItem(context, 'new', []),
        ...shoppers.flatMap((shopper) => writeShopper(context, shopper)),
        ...toItem(context, 'sale', []).map((item) => ({ ...item, menuStyle: 'sale' })),
      ],
    },
  }
}

function toItem(context: ContentContext, path: string, columns: readonly unknown[]) {
  const category = context.findCategory(path)
  return category ? [{ ...toLeaf(category), columns, delocalizedTracking: category.id }] : []
}

function toLeaf({ id, name, url }: CategoryLink): Leaf {
  return { id: `menu-${id}`, title: name, target: { text: name, url } }
}

function listLeaves(context: ContentContext, path: string): Leaf[] {
  const category = context.findCategory(path)
  return category ? [toLeaf(category)] : []
}

function writeShopper(context: ContentContext, shopper: Shopper) {
  const columns = groups.map((group) => writeColumn(context, shopper, group)).filter((column) => column.length > 0)
  const selectors = writeSelectors(context, shopper)
  const banner = writeBanner(context, shopper)
  return toItem(context, shopper, columns).map((item) => ({
    ...item,
    ...(banner && { menuBanner: banner }),
    ...(selectors.length > 0 && {
      visualSelectors: selectors,
      visualSelectorsTitle: context.getText('content/menu.popular'),
    }),
  }))
}

function writeColumn(context: ContentContext, shopper: Shopper, group: ProductKind) {
  return listLeaves(context, `${shopper}/${group}`).map((leaf) => ({
    ...leaf,
    children: listKinds(group).flatMap((kind) => listLeaves(context, `${shopper}/${kind}`)),
  }))
}

const mostSelectors = 4

/** One picture for each kind of shoe, of its most popular product. */
function writeSelectors(context: ContentContext, shopper: Shopper) {
  const selectors = listKinds('footwear').flatMap((kind) => {
    const category = context.findCategory(`${shopper}/${kind}`)
    const product = category && context.findProduct(category.id)
    if (!category || !product) return []
    const { name, url } = category
    const media = toProductPicture(product)
    return [{ id: `menu-pick-${shopper}-${kind}`, title: name, media, target: { text: name, url } }]
  })
  return selectors.slice(0, mostSelectors)
}

function writeBanner(context: ContentContext, shopper: Shopper) {
  const composition = findComposition(bannerCompositions[shopper], context.models)
  const category = context.findCategory(`new/${shopper}`)
  if (composition === null || !category) return null
  return {
    media: toCompositionPicture(composition, '1x1'),
    title: context.getText('content/menu.banner.title'),
    target: { text: context.getText('content/menu.banner.link'), url: category.url },
  }
}
