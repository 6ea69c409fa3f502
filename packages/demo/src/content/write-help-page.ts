import { wordCatalogue } from '../words/word-catalogue.ts'
import type { ContentContext } from './content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from './documents.ts'
import { type Article, articles, listQuestions } from './write-articles.ts'

const slug = 'help'
const words = 'content/service-pages.help'
/** The icons of the subjects, by the slugs of their pages. */
const icons: Readonly<Record<string, string>> = {
  'track-order': 'package',
  delivery: 'truck',
  returns: 'rotate-ccw',
  payment: 'credit-card',
  'size-guide': 'ruler',
  'contact-us': 'mail',
}
/** Questions that the page repeats from each of its articles. */
const questionsOfArticle = 2

/** The start of the help centre: its subjects, the first questions of each, and the pages of an order and of the stores. */
export function writeHelpPage(context: ContentContext): DemoDocument {
  const subjects = articles.filter(({ parent }) => parent === slug)
  return toPage({
    slug,
    title: context.getText(`${words}.title`),
    subtitle: context.getText(`${words}.subtitle`),
    description: context.getText(`${words}.description`),
    blocks: [writeSubjects(subjects, context), writeQuestions(subjects, context)],
  })
}

function writeSubjects(subjects: readonly Article[], context: ContentContext): BlockDocument {
  const ofArticles = subjects.map(({ slug: name }) =>
    toCard(name, { words: `articles/${name}`, text: 'description', path: `help/${name}` }, context),
  )
  const track = toCard('track-order', { words: `${words}.track`, text: 'text', path: 'track-order' }, context)
  return {
    id: 'help-subjects',
    type: 'collection',
    variant: 'icon-and-text',
    iconPlace: 'beside',
    title: context.getText(`${words}.subjects`),
    titleStyle: 'title',
    breakpoints: {
      sm: { type: 'grid', columns: 1, slidePadding: '16px' },
      md: { type: 'grid', columns: 2, slidePadding: '24px' },
      lg: { type: 'grid', columns: 3, slidePadding: '24px' },
    },
    items: [track, ...ofArticles],
    bottomMargins: 'large',
  }
}

type Card = { readonly words: string; readonly text: string; readonly path: string }

function toCard(name: string, card: Card, { getText, toPagePath }: ContentContext) {
  const title = getText(`${card.words}.title`)
  return {
    id: `help-${name}`,
    icon: icons[name],
    title,
    subtitle: getText(`${card.words}.${card.text}`),
    targets: [{ text: title, url: toPagePath(card.path) }],
  }
}

function writeQuestions(subjects: readonly Article[], context: ContentContext): BlockDocument {
  const asked = subjects.filter(({ slug: name }) => wordCatalogue.has(`articles/${name}.questions`))
  const first = asked.flatMap(({ slug: name }) => listQuestions(name, context).slice(0, questionsOfArticle))
  // Some articles answer the same question.
  const byTitle = new Map(first.toReversed().map((question) => [question.title, question]))
  return {
    id: 'help-questions',
    type: 'accordion',
    title: context.getText(`${words}.questions`),
    titleStyle: 'title',
    items: first.filter((question) => byTitle.get(question.title) === question),
    bottomMargins: 'medium',
  }
}
