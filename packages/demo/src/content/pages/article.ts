import type { Words } from '../../words/words.ts'
import type { ContentContext } from '../content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from '../documents.ts'

/** A part of an article: a heading, what is said, and lines of a list. */
export type Part = { readonly heading?: Words; readonly text?: readonly Words[]; readonly lines?: readonly Words[] }

export type Article = {
  readonly slug: string
  readonly title: Words
  readonly description: Words
  readonly parts: readonly Part[]
  /** Questions that open to their answers, below the article. */
  readonly questions?: readonly { readonly id: string; readonly asks: Words; readonly answers: Words }[]
}

/** A page of words. Texts are written here and nowhere else, so that marks like `&` need no escaping but this. */
export function writeArticle(context: ContentContext, article: Article): DemoDocument {
  const { say: tell } = context
  const { slug, title, description, parts, questions = [] } = article
  return toPage(slug, { title: tell(title), description: tell(description) }, [
    {
      id: `${slug}-words`,
      type: 'rich-text',
      title: tell(title),
      titleH1: true,
      titleStyle: 'headline',
      richText: parts.map((part) => toHtml(context, part)).join(''),
    },
    questions.length > 0 ? toAccordion(context, slug, questions) : null,
  ])
}

const toHtml = ({ say: tell }: ContentContext, { heading, text = [], lines = [] }: Part): string => {
  const list = lines.map((line) => `<li>${escapeMarks(tell(line))}</li>`).join('')
  return [
    heading ? `<h2>${escapeMarks(tell(heading))}</h2>` : '',
    ...text.map((paragraph) => `<p>${escapeMarks(tell(paragraph))}</p>`),
    list ? `<ul>${list}</ul>` : '',
  ].join('')
}

const toAccordion = (
  { say: tell }: ContentContext,
  slug: string,
  questions: NonNullable<Article['questions']>,
): BlockDocument => ({
  id: `${slug}-questions`,
  type: 'accordion',
  items: questions.map(({ id, asks, answers }) => ({
    id: `${slug}-${id}`,
    title: tell(asks),
    richText: `<p>${escapeMarks(tell(answers))}</p>`,
  })),
})

const escapeMarks = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
