import { z } from 'zod'
import { readData } from '../read-data.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import type { ContentContext } from './content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from './documents.ts'

const articles = readData(
  'content/articles',
  z.array(
    z.strictObject({
      /** The address without `help/`, with hyphens for slashes; names the words of the article in `articles/`. */
      slug: z.string(),
      /** The regions whose sites have the article; without it, all. */
      regions: z.array(z.string()).optional(),
    }),
  ),
)

/** The pages on help, on the brand and on the law: text and questions in `data/words/<locale>/articles`. */
export function writeArticles(context: ContentContext): DemoDocument[] {
  return articles
    .filter(({ regions }) => regions?.includes(context.site.region) ?? true)
    .map(({ slug }) => writeArticle(slug, context))
}

function writeArticle(slug: string, context: ContentContext): DemoDocument {
  const words = `articles/${slug}`
  const title = context.getText(`${words}.title`)
  const parts = wordCatalogue.listNames(`${words}.parts`).map((part) => toHtml(`${words}.parts.${part}`, context))
  const text: BlockDocument = {
    id: `${slug}-words`,
    type: 'rich-text',
    title,
    titleH1: true,
    titleStyle: 'headline',
    richText: parts.join(''),
  }
  const questions = wordCatalogue.has(`${words}.questions`) ? [toAccordion(slug, context)] : []
  return toPage({ slug, title, description: context.getText(`${words}.description`), blocks: [text, ...questions] })
}

function toHtml(part: string, context: ContentContext): string {
  const getHtml = (key: string): string => escapeHtml(context.getText(key))
  const listHtml = (key: string, tag: string): string =>
    wordCatalogue
      .listNames(key)
      .map((name) => `<${tag}>${getHtml(`${key}.${name}`)}</${tag}>`)
      .join('')
  const heading = wordCatalogue.has(`${part}.heading`) ? `<h2>${getHtml(`${part}.heading`)}</h2>` : ''
  const list = wordCatalogue.has(`${part}.lines`) ? `<ul>${listHtml(`${part}.lines`, 'li')}</ul>` : ''
  return `${heading}${listHtml(`${part}.text`, 'p')}${list}`
}

function toAccordion(slug: string, context: ContentContext): BlockDocument {
  const questions = `articles/${slug}.questions`
  return {
    id: `${slug}-questions`,
    type: 'accordion',
    items: wordCatalogue.listNames(questions).map((name) => ({
      id: `${slug}-${name}`,
      title: context.getText(`${questions}.${name}.question`),
      richText: `<p>${escapeHtml(context.getText(`${questions}.${name}.answer`))}</p>`,
    })),
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
