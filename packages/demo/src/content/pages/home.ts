import { categoryIdOf, newCategoryId } from '../../catalogue/categories.ts'
import { say, type Words } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from '../documents.ts'
import { findScene, type SceneName, toSceneMedia } from '../media.ts'
import { writeBenefits } from './home-benefits.ts'
import { writeCategoryCards } from './home-category-cards.ts'

/** The home page, from the opening picture down to the story. */
export const writeHome = (context: ContentContext): DemoDocument => {
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
    writeRunning(context),
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
  const { say: tell, site } = context
  const first: SceneName[] = ['hero-court-ember', 'hero-runner-harbour']
  const scene = findScene(context, site.brand === 'outpost' ? first.toReversed() : first)
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
    align: isCourt ? 'left' : 'right',
    backdrop: 'light',
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

const writeRunning = (context: ContentContext): BlockDocument | null => {
  const { say: tell } = context
  const scene = findScene(context, ['hero-runner-harbour', 'banner-colours'])
  const isRunning = scene === 'hero-runner-harbour'
  const category = context.findCategory(categoryIdOf('women', isRunning ? 'running' : 'sneakers'))
  if (!scene || !category) return null
  return {
    id: 'home-split',
    type: 'banner',
    variant: 'split',
    splitWidth: 60,
    splitSide: 'left',
    overline: category.name,
    title: isRunning
      ? tell(
          say(
            'The first kilometer is always the hardest',
            'Der erste Kilometer ist immer der schwerste',
            'Le premier kilomètre est toujours le plus dur',
          ),
        )
      : tell(
          say(
            'Forty-seven colors, one shoe',
            'Siebenundvierzig Farben, ein Schuh',
            'Quarante-sept couleurs, un soulier',
          ),
        ),
    subtitle: isRunning
      ? tell(
          say(
            'After that our running shoes take over: soft at the heel, steady in the middle, quick at the toe.',
            'Danach übernehmen unsere Laufschuhe: weich an der Ferse, ruhig in der Mitte, schnell am Zeh.',
            'Ensuite, nos souliers de course prennent le relais : souples au talon, stables au milieu, vifs aux orteils.',
          ),
        )
      : tell(
          say(
            'The same last, the same leather, and a palette that we have been mixing for years.',
            'Derselbe Leisten, dasselbe Leder und eine Palette, an der wir seit Jahren mischen.',
            'La même forme, le même cuir, et une palette que nous mélangeons depuis des années.',
          ),
        ),
    media: { sm: toSceneMedia(scene, '').sm, lg: toSceneMedia(scene, '').lg },
    mediaTarget: { text: category.name, url: category.url },
    targets: [
      {
        text: tell(say('Find your pair', 'Ihr Paar finden', 'Trouver votre paire')),
        url: category.url,
        style: 'primary',
      },
    ],
    linkType: 'CTA',
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
    align: scene === 'banner-atelier' ? 'right' : 'left',
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
