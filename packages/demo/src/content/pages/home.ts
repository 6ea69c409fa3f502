import { categoryIdOf, newCategoryId } from '../../catalogue/categories.ts'
import { say, type Words } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from '../documents.ts'
import { findScene, scenes, toSceneMedia } from '../media.ts'
import { findHero } from './find-hero.ts'
import { writeBenefits } from './home-benefits.ts'
import { writeCategoryCards } from './home-category-cards.ts'
import { writeSplit } from './home-split.ts'

/** The home page, from the opening picture down to the story. */
export function writeHome(context: ContentContext): DemoDocument {
  const { say: tell, brand } = context
  const title = tell(
    say(
      'Shoes and apparel, made to move',
      'Schuhe und Kleidung für unterwegs',
      'Souliers et vêtements faits pour bouger',
    ),
  )
  const description = tell(
    say(
      `${brand}: sneakers, running shoes and everyday clothes, made with care and sold without fuss.`,
      `${brand}: Sneaker, Laufschuhe und Kleidung für jeden Tag, mit Sorgfalt gemacht und ohne Umstände verkauft.`,
      `${brand} : espadrilles, souliers de course et vêtements de tous les jours, faits avec soin et vendus sans chichi.`,
    ),
  )
  return toPage('home', { title, description }, [
    writeHero(context),
    writeCategoryCards(context),
    writeCarousel(context, {
      id: 'home-new',
      categoryId: newCategoryId(),
      sort: 'newest',
      title: say('New arrivals', 'Neu eingetroffen', 'Nouveautés'),
      link: say('All that is new', 'Alles Neue', 'Toutes les nouveautés'),
    }),
    writeSplit(context),
    writeBenefits(context),
    writeCarousel(context, {
      id: 'home-apparel',
      categoryId: categoryIdOf('women', 'apparel'),
      title: say('Layers for every day', 'Schichten für jeden Tag', 'Des épaisseurs pour tous les jours'),
      link: say('All apparel', 'Alle Kleidung', 'Tous les vêtements'),
    }),
    writeStory(context),
  ])
}

const writeHero = (context: ContentContext): BlockDocument | null => {
  const { say: tell } = context
  const scene = findHero(context)
  if (!scene) return null
  const targets = (['women', 'men'] as const).flatMap((shopper, index) => {
    const category = context.findCategory(categoryIdOf(shopper, 'footwear'))
    const text = [
      say('Shop women', 'Damen entdecken', 'Magasiner pour femmes'),
      say('Shop men', 'Herren entdecken', 'Magasiner pour hommes'),
    ][index]
    return category && text
      ? [{ text: tell(text), url: category.url, style: index === 0 ? 'primary' : 'secondary' }]
      : []
  })
  const isCourt = scene === 'hero-court-ember'
  return {
    id: 'home-hero',
    type: 'hero',
    variant: 'standard',
    name: 'Home hero',
    overline: tell(say('The autumn collection', 'Die Herbstkollektion', 'La collection d’automne')),
    title: isCourt
      ? tell(say('Low, quiet, everywhere', 'Flach, ruhig, überall', 'Basses, sobres, partout'))
      : tell(say('Run the long way home', 'Der längere Heimweg', 'Rentrez par le chemin le plus long')),
    titleStyle: 'display',
    titleH1: true,
    subtitle: isCourt
      ? tell(
          say(
            'Court shoes in leather that softens with every wear.',
            'Court-Schuhe aus Leder, das mit jedem Tragen weicher wird.',
            'Des espadrilles de court en cuir qui s’assouplit au fil des jours.',
          ),
        )
      : tell(
          say(
            'Daily running shoes with a ride that stays calm on tired legs.',
            'Laufschuhe für jeden Tag, ruhig auch mit müden Beinen.',
            'Des souliers de course de tous les jours, calmes même quand les jambes fatiguent.',
          ),
        ),
    align: scenes[scene].room,
    backdrop: scenes[scene].backdrop,
    media: toSceneMedia(scene, ''),
    targets,
    linkType: 'CTA',
    isFullWidth: true,
    promotionTracking: { promotionName: 'home-hero' },
    bottomMargins: 'large',
  }
}

type Carousel = {
  readonly id: string
  readonly categoryId: string
  readonly title: Words
  readonly link: Words
  readonly sort?: string
}

const writeCarousel = (
  context: ContentContext,
  { id, categoryId, title, link, sort }: Carousel,
): BlockDocument | null => {
  const category = context.findCategory(categoryId)
  if (!category) return null
  return {
    id,
    type: 'product-carousel',
    title: context.say(title),
    categoryId,
    ...(sort && { sort }),
    cards: 5,
    textLink: { text: context.say(link), url: category.url },
    bottomMargins: 'large',
  }
}

const writeStory = (context: ContentContext): BlockDocument | null => {
  const { say: tell, page } = context
  const scene = findScene(context, ['banner-atelier', 'banner-colours'])
  if (!scene) return null
  return {
    id: 'home-story',
    type: 'banner',
    variant: 'overlay',
    overlayWidth: 'sm',
    align: scenes[scene].room,
    title: tell(
      say('Every shoe begins as a line', 'Jeder Schuh beginnt als Linie', 'Chaque soulier commence par un trait'),
    ),
    subtitle: tell(
      say(
        'We draw, model and color everything in our own atelier, and throw most of it away. What is left you find here.',
        'Wir zeichnen, modellieren und färben alles im eigenen Atelier und werfen das meiste weg. Was bleibt, finden Sie hier.',
        'Nous dessinons, modelons et colorons tout dans notre atelier, et nous en jetons la plus grande partie. Le reste est ici.',
      ),
    ),
    media: toSceneMedia(scene, ''),
    targets: [
      {
        text: tell(say('How we make', 'Wie wir fertigen', 'Notre fabrication')),
        url: page('about/making'),
        style: 'secondary',
      },
    ],
    linkType: 'CTA',
    isFullWidth: true,
    bottomMargins: 'none',
  }
}
