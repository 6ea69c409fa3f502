import { categoryIdOf, newCategoryId, saleCategoryId } from '../../catalogue/categories.ts'
import { say, type Words } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import type { BlockDocument, DemoDocument } from '../documents.ts'
import { findScene, type SceneName, scenes, toSceneMedia } from '../media.ts'

type Opening = {
  readonly id: string
  readonly scenes: readonly SceneName[]
  readonly title: Words
  readonly text: Words
}

const openings: readonly Opening[] = [
  {
    id: categoryIdOf('women'),
    scenes: ['banner-colours'],
    title: say('Women', 'Damen', 'Femmes'),
    text: say(
      'Shoes first. Everything else follows.',
      'Zuerst die Schuhe. Alles andere folgt.',
      'Les souliers d’abord. Le reste suit.',
    ),
  },
  {
    id: categoryIdOf('men'),
    scenes: ['hero-chelsea-dusk', 'hero-runner-harbour'],
    title: say('Men', 'Herren', 'Hommes'),
    text: say('Made for the way there and back.', 'Gemacht für hin und zurück.', 'Faits pour l’aller et le retour.'),
  },
  {
    id: categoryIdOf('kids'),
    scenes: ['hero-chunky-studio', 'hero-court-ember'],
    title: say('Kids', 'Kinder', 'Enfants'),
    text: say('Small sizes, the same care.', 'Kleine Größen, dieselbe Sorgfalt.', 'Petites pointures, même soin.'),
  },
  ...(['women', 'men', 'kids'] as const).flatMap((shopper): Opening[] => [
    {
      id: categoryIdOf(shopper, 'running'),
      scenes: ['category-running'],
      title: say('Running shoes', 'Laufschuhe', 'Souliers de course'),
      text: say(
        'For the miles that count, and the ones that do not.',
        'Für die Kilometer, die zählen, und für die anderen.',
        'Pour les kilomètres qui comptent, et pour les autres.',
      ),
    },
    {
      id: categoryIdOf(shopper, 'trail'),
      scenes: ['category-trail'],
      title: say('Trail shoes', 'Trailschuhe', 'Souliers de sentier'),
      text: say(
        'Paths do not ask what you wear. They let you know.',
        'Wege fragen nicht, was Sie tragen. Sie lassen es Sie spüren.',
        'Les sentiers ne demandent pas ce que vous portez. Ils vous le font savoir.',
      ),
    },
    {
      id: categoryIdOf(shopper, 'sneakers'),
      scenes: ['category-court'],
      title: say('Sneakers', 'Sneaker', 'Espadrilles'),
      text: say('The pair by the door.', 'Das Paar neben der Tür.', 'La paire près de la porte.'),
    },
    {
      id: categoryIdOf(shopper, 'boots'),
      scenes: ['category-boots'],
      title: say('Boots', 'Stiefel', 'Bottes'),
      text: say(
        'For streets that shine with rain.',
        'Für Straßen, die vor Regen glänzen.',
        'Pour les rues luisantes de pluie.',
      ),
    },
    {
      id: categoryIdOf(shopper, 'sandals'),
      scenes: ['category-slides'],
      title: say('Sandals', 'Sandalen', 'Sandales'),
      text: say('Feet off duty.', 'Feierabend für Füße.', 'Les pieds en congé.'),
    },
    {
      id: categoryIdOf(shopper, 'apparel'),
      scenes: ['category-apparel'],
      title: say('Apparel', 'Kleidung', 'Vêtements'),
      text: say('Few pieces, many days.', 'Wenige Stücke, viele Tage.', 'Peu de pièces, beaucoup de jours.'),
    },
    {
      id: categoryIdOf(shopper, 'slip-ons'),
      scenes: ['category-canvas'],
      title: say('Slip-ons', 'Slipper', 'Souliers à enfiler'),
      text: say(
        'On before the door has closed.',
        'Am Fuß, bevor die Tür zufällt.',
        'Aux pieds avant que la porte se referme.',
      ),
    },
  ]),
]

/** Blocks above the listings of the main categories; sale and new have a line of words. */
export const writeCategoryPages = (context: ContentContext): DemoDocument[] => [
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

const toDocument = (id: string, title: string, block: BlockDocument): DemoDocument => ({
  doctype: 'category',
  slug: id,
  body: { id: `category-${id}`, slug: id, title, blocks: [block] },
})

const writeOpening = (context: ContentContext, { id, scenes: names, title, text }: Opening): DemoDocument[] => {
  const scene = findScene(context, names)
  const { say: tell } = context
  if (!scene || !context.findCategory(id)) return []
  const block: BlockDocument = {
    id: `category-${id}-hero`,
    type: 'hero',
    variant: 'standard',
    title: tell(title),
    titleStyle: 'headline',
    titleH1: true,
    subtitle: tell(text),
    align: scenes[scene].room,
    backdrop: scenes[scene].backdrop,
    media: toSceneMedia(scene, ''),
    isFullWidth: true,
    bottomMargins: 'medium',
  }
  return [toDocument(id, tell(title), block)]
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
