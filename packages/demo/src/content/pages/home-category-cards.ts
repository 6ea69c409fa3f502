import { categoryIdOf } from '../../catalogue/categories.ts'
import { say } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import type { BlockDocument } from '../documents.ts'
import { findScene, type SceneName, scenes, toProductPicture, toSceneMedia } from '../media.ts'

type Card = { readonly id: string; readonly scenes: readonly SceneName[] }

// The first four that there are.
const cards: readonly Card[] = [
  { id: categoryIdOf('women', 'sneakers'), scenes: ['category-court'] },
  { id: categoryIdOf('men', 'running'), scenes: ['category-running'] },
  { id: categoryIdOf('women', 'boots'), scenes: ['category-boots'] },
  { id: categoryIdOf('women', 'sweatshirts'), scenes: ['category-apparel'] },
  { id: categoryIdOf('men', 'trail'), scenes: ['category-trail'] },
  { id: categoryIdOf('women', 'slip-ons'), scenes: ['category-canvas'] },
]

/** Four cards that lead to what most people look for. */
export function writeCategoryCards(context: ContentContext): BlockDocument {
  return {
    id: 'home-categories',
    type: 'collection',
    variant: 'category-card',
    name: 'Home categories',
    title: context.say(say('Shop by category', 'Nach Kategorie', 'Par catégorie')),
    breakpoints: {
      sm: { type: 'carousel', slideWidth: '72%', slidePadding: '12px', showArrows: false },
      lg: { type: 'grid', columns: 4, slidePadding: '16px' },
    },
    items: cards.flatMap((card) => writeCard(context, card)).slice(0, 4),
    bottomMargins: 'large',
  }
}

const writeCard = (context: ContentContext, { id, scenes: names }: Card) => {
  const category = context.findCategory(id)
  const [product] = context.listProducts(id, 1)
  if (!category || !product) return []
  const scene = findScene(context, names)
  const media = scene ? { sm: toSceneMedia(scene, '').sm } : { sm: toProductPicture(product, '') }
  return [
    {
      id: `home-card-${id}`,
      title: category.name,
      media,
      backdrop: scene ? scenes[scene].backdrop : 'light',
      mediaTarget: { text: category.name, url: category.url },
    },
  ]
}
