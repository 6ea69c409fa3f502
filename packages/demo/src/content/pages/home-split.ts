import { categoryIdOf } from '../../catalogue/categories.ts'
import { say, type Words } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import type { BlockDocument } from '../documents.ts'
import { findScene, type SceneName, toSceneMedia } from '../media.ts'
import { findHero } from './find-hero.ts'

type Split = { readonly categoryId: string; readonly title: Words; readonly text: Words }

const splits: Readonly<Partial<Record<SceneName, Split>>> = {
  'hero-runner-harbour': {
    categoryId: categoryIdOf('women', 'running'),
    title: say(
      'The first kilometer is always the hardest',
      'Der erste Kilometer ist immer der schwerste',
      'Le premier kilomètre est toujours le plus dur',
    ),
    text: say(
      'After that our running shoes take over: soft at the heel, steady in the middle, quick at the toe.',
      'Danach übernehmen unsere Laufschuhe: weich an der Ferse, ruhig in der Mitte, schnell am Zeh.',
      'Ensuite, nos souliers de course prennent le relais : souples au talon, stables au milieu, vifs aux orteils.',
    ),
  },
  'banner-colours': {
    categoryId: categoryIdOf('women', 'sneakers'),
    title: say('Many colors, one shoe', 'Viele Farben, ein Schuh', 'Bien des couleurs, un seul soulier'),
    text: say(
      'The same last, the same leather, and a palette that we have been mixing for years.',
      'Derselbe Leisten, dasselbe Leder und eine Palette, an der wir seit Jahren mischen.',
      'La même forme, le même cuir, et une palette que nous mélangeons depuis des années.',
    ),
  },
}

/** A picture beside its words in the middle of the home page: another one than opens it. */
export function writeSplit(context: ContentContext): BlockDocument | null {
  const { say: tell } = context
  const hero = findHero(context)
  const scene = findScene(
    context,
    (Object.keys(splits) as SceneName[]).filter((name) => name !== hero),
  )
  const split = scene && splits[scene]
  const category = split && context.findCategory(split.categoryId)
  if (!scene || !split || !category) return null
  return {
    id: 'home-split',
    type: 'banner',
    variant: 'split',
    splitWidth: 60,
    splitSide: 'left',
    overline: category.name,
    title: tell(split.title),
    subtitle: tell(split.text),
    media: toSceneMedia(scene, ''),
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
