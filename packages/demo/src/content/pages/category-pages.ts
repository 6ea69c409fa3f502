import { categoryIdOf, newCategoryId, saleCategoryId, shoppers } from '../../catalogue/categories.ts'
import { say, type Words } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import type { BlockDocument, DemoDocument } from '../documents.ts'
import { findScene, type SceneName, scenes, toWideScene } from '../media.ts'

type Opening = {
  readonly id: string
  readonly scenes: readonly SceneName[]
  readonly text: Words
}

const openings: readonly Opening[] = [
  {
    id: categoryIdOf('women'),
    scenes: ['banner-colours'],
    text: say(
      'Shoes first. Everything else follows.',
      'Zuerst die Schuhe. Alles andere folgt.',
      'Les souliers d’abord. Le reste suit.',
    ),
  },
  {
    id: categoryIdOf('men'),
    scenes: ['hero-chelsea-dusk', 'hero-runner-harbour'],
    text: say('Made for the way there and back.', 'Gemacht für hin und zurück.', 'Faits pour l’aller et le retour.'),
  },
  {
    id: categoryIdOf('kids'),
    scenes: ['hero-chunky-studio', 'hero-court-ember'],
    text: say('Small sizes, the same care.', 'Kleine Größen, dieselbe Sorgfalt.', 'Petites pointures, même soin.'),
  },
  ...shoppers.flatMap((shopper): Opening[] => [
    {
      id: categoryIdOf(shopper, 'running'),
      scenes: ['category-running'],
      text: say(
        'For the miles that count, and the ones that do not.',
        'Für die Kilometer, die zählen, und für die anderen.',
        'Pour les kilomètres qui comptent, et pour les autres.',
      ),
    },
    {
      id: categoryIdOf(shopper, 'trail'),
      scenes: ['category-trail'],
      text: say(
        'Paths do not ask what you wear. They let you know.',
        'Wege fragen nicht, was Sie tragen. Sie lassen es Sie spüren.',
        'Les sentiers ne demandent pas ce que vous portez. Ils vous le font savoir.',
      ),
    },
    {
      id: categoryIdOf(shopper, 'sneakers'),
      scenes: ['category-court'],
      text: say('The pair by the door.', 'Das Paar neben der Tür.', 'La paire près de la porte.'),
    },
    {
      id: categoryIdOf(shopper, 'boots'),
      scenes: ['category-boots'],
      text: say(
        'For streets that shine with rain.',
        'Für Straßen, die vor Regen glänzen.',
        'Pour les rues luisantes de pluie.',
      ),
    },
    {
      id: categoryIdOf(shopper, 'sandals'),
      scenes: ['category-slides'],
      text: say('Feet off duty.', 'Feierabend für Füße.', 'Les pieds en congé.'),
    },
    {
      id: categoryIdOf(shopper, 'apparel'),
      scenes: ['category-apparel'],
      text: say('Few pieces, many days.', 'Wenige Stücke, viele Tage.', 'Peu de pièces, beaucoup de jours.'),
    },
    {
      id: categoryIdOf(shopper, 'slip-ons'),
      scenes: ['category-canvas'],
      text: say(
        'On before the door has closed.',
        'Am Fuß, bevor die Tür zufällt.',
        'Aux pieds avant que la porte se referme.',
      ),
    },
  ]),
]

/** Blocks above the listings of the main categories; sale and new have a line of words. */
export function writeCategoryPages(context: ContentContext): DemoDocument[] {
  return [
    ...openings.flatMap((opening) => writeOpening(context, opening)),
    ...writeLine(
      context,
      saleCategoryId(),
      say(
        'Reduced while it lasts: one color, one size, then it is gone.',
        'Reduziert, solange der Vorrat reicht.',
        'En solde jusqu’à épuisement des stocks.',
      ),
    ),
    ...writeLine(
      context,
      newCategoryId(),
      say(
        'Everything that came in during the last four weeks.',
        'Alles, was in den letzten vier Wochen eingetroffen ist.',
        'Tout ce qui est arrivé au cours des quatre dernières semaines.',
      ),
    ),
  ]
}

const toDocument = (id: string, title: string, block: BlockDocument): DemoDocument => ({
  doctype: 'category',
  slug: id,
  body: { id: `category-${id}`, slug: id, title, blocks: [block] },
})

const writeOpening = (context: ContentContext, { id, scenes: names, text }: Opening): DemoDocument[] => {
  const scene = findScene(context, names)
  const category = context.findCategory(id)
  if (!scene || !category) return []
  const block: BlockDocument = {
    id: `category-${id}-hero`,
    type: 'hero',
    variant: 'standard',
    title: category.name,
    titleStyle: 'headline',
    titleH1: true,
    subtitle: context.say(text),
    align: scenes[scene].room,
    backdrop: scenes[scene].backdrop,
    media: toWideScene(scene, ''),
    isFullWidth: true,
    bottomMargins: 'medium',
  }
  return [toDocument(id, category.name, block)]
}

const writeLine = (context: ContentContext, id: string, text: Words): DemoDocument[] => {
  const category = context.findCategory(id)
  if (!category) return []
  const block: BlockDocument = {
    id: `category-${id}-line`,
    type: 'banner',
    variant: 'thin',
    subtitle: context.say(text),
    bottomMargins: 'small',
  }
  return [toDocument(id, category.name, block)]
}
