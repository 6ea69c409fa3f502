import { z } from 'zod'
import { readData } from '../read-data.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { articleTables } from './article-tables.ts'
import { findComposition, toCompositionPicture } from './compositions.ts'
import { Condition, holds } from './condition.ts'
import type { ContentContext } from './content-context.ts'
import { type BlockDocument, type DemoDocument, toPage } from './documents.ts'
import { escapeHtml, toTableHtml } from './html.ts'
import { toInlineHtml } from './inline-html.ts'

const Article = z.strictObject({
  /** The address without `help/`, with hyphens for slashes; names the words of the article in `articles/`. */
  slug: z.string(),
  /** The slug of the page above it: `help` puts it into the help centre. */
  parent: z.string().optional(),
  /** The regions whose sites have the article; without it, all. */
  regions: z.array(z.string()).optional(),
  /** Compositions of the picture that the article opens with, the first choice first. */
  opening: z.array(z.string()).optional(),
  /** Compositions of the pictures beside parts of the text. */
  pictures: z.record(z.string(), z.array(z.string())).optional(),
  /** The row in which a part stands beside its neighbours of the same row. */
  rows: z.record(z.string(), z.string()).optional(),
  /** Tables below parts of the text. */
  tables: z.record(z.string(), z.string()).optional(),
  /** The document of one of the shop's own pages, which has the article below its own heading and content. */
  below: z.string().optional(),
  /** Parts that only some sites have. */
  when: z.record(z.string(), Condition).optional(),
  /** Articles that the last line leads to, by their address. */
  more: z.array(z.string()).optional(),
})
export type Article = z.infer<typeof Article>

export const articles: readonly Article[] = readData('content/articles', z.array(Article))

/** The pages on help, on the brand and on the law: texts, tables and questions in `data/words/<locale>/articles`. */
export function writeArticles(context: ContentContext): DemoDocument[] {
  return articles
    .filter(({ regions }) => regions?.includes(context.site.region) ?? true)
    .map((article) => writeArticle(article, context))
}

function writeArticle(article: Article, context: ContentContext): DemoDocument {
  const { slug, below, parent } = article
  const words = `articles/${slug}`
  const blocks = [
    ...(below ? [] : [writeOpening(article, context)]),
    ...writeParts(article, context),
    ...(wordCatalogue.has(`${words}.questions`) ? [writeQuestions(slug, context)] : []),
    ...(article.more ? [writeMore(article.more, context)] : []),
  ]
  return toPage({
    slug: below ?? slug,
    ...(parent && { parentSlug: parent }),
    title: context.getText(`${words}.title`),
    description: context.getText(`${words}.description`),
    blocks,
  })
}

function writeOpening({ slug, opening }: Article, context: ContentContext): BlockDocument {
  const title = context.getText(`articles/${slug}.title`)
  const subtitle = context.getText(`articles/${slug}.lead`)
  const name = findComposition(opening ?? [], context.models)
  const shared = { id: `${slug}-opening`, title, titleH1: true, titleStyle: 'headline', subtitle }
  if (name === null) return { ...shared, type: 'rich-text', bottomMargins: 'medium' }
  return {
    ...shared,
    type: 'hero',
    variant: 'block-below',
    media: { sm: toCompositionPicture(name, '4x5'), lg: toCompositionPicture(name, '16x7') },
    isFullWidth: true,
    bottomMargins: 'medium',
  }
}

/** Parts with a picture are blocks of their own; neighbours of one row stand side by side; other neighbours share a block. */
function writeParts(article: Article, context: ContentContext): BlockDocument[] {
  const { slug, pictures = {}, rows = {} } = article
  const names = wordCatalogue
    .listNames(`articles/${slug}.parts`)
    .filter((name) => holds(article.when?.[name] ?? {}, context))
  const groups: { readonly key: string; readonly names: [string, ...string[]] }[] = []
  for (const name of names) {
    const key = pictures[name] ? name : (rows[name] ?? 'text')
    const last = groups.at(-1)
    if (last && last.key === key) last.names.push(name)
    else groups.push({ key, names: [name] })
  }
  return groups.flatMap(({ key, names: [first, ...others] }, index) => {
    const picture = findComposition(pictures[first] ?? [], context.models)
    if (picture !== null) return [writeSplit(article, { name: first, picture, isEven: index % 2 === 0 }, context)]
    if (key === rows[first]) return [writeRow(article, [first, ...others], context)]
    const richText = [first, ...others].map((name) => writeText(article, name, context)).join('')
    return [{ id: `${slug}-${first}`, type: 'rich-text', richText, bottomMargins: 'large' }]
  })
}

function writeText(article: Article, name: string, context: ContentContext): string {
  const part = `articles/${article.slug}.parts.${name}`
  const heading = wordCatalogue.has(`${part}.heading`)
    ? `<h2>${escapeHtml(context.getText(`${part}.heading`))}</h2>`
    : ''
  return heading + toHtml(part, context) + writeTable(article.tables?.[name], context)
}

function writeRow(article: Article, names: readonly string[], context: ContentContext): BlockDocument {
  const { slug } = article
  return {
    id: `${slug}-${names[0]}`,
    type: 'collection',
    variant: 'standard',
    breakpoints: {
      sm: { type: 'grid', columns: 1, slidePadding: '32px' },
      md: { type: 'grid', columns: 2, slidePadding: '32px' },
      lg: { type: 'grid', columns: 3, slidePadding: '48px' },
    },
    items: names.map((name) => ({
      id: `${slug}-${name}`,
      title: context.getText(`articles/${slug}.parts.${name}.heading`),
      richText: toHtml(`articles/${slug}.parts.${name}`, context) + writeTable(article.tables?.[name], context),
    })),
    bottomMargins: 'large',
  }
}

type Split = { readonly name: string; readonly picture: string; readonly isEven: boolean }

function writeSplit({ slug }: Article, { name, picture, isEven }: Split, context: ContentContext): BlockDocument {
  const part = `articles/${slug}.parts.${name}`
  return {
    id: `${slug}-${name}`,
    type: 'banner',
    variant: 'split',
    title: context.getText(`${part}.heading`),
    titleStyle: 'title',
    richText: toHtml(part, context),
    splitWidth: 50,
    splitSide: isEven ? 'left' : 'right',
    media: { sm: toCompositionPicture(picture, '1x1') },
    bottomMargins: 'medium',
  }
}

function writeTable(name: string | undefined, context: ContentContext): string {
  if (name === undefined) return ''
  const write = articleTables[name]
  if (!write) throw new Error(`data/content/articles.json names a table '${name}' that does not exist.`)
  return write(context)
}

function toHtml(part: string, context: ContentContext): string {
  const listHtml = (key: string, tag: string): string =>
    wordCatalogue
      .listNames(`${part}.${key}`)
      .map((name) => `<${tag}>${toInlineHtml(context.getText(`${part}.${key}.${name}`), context)}</${tag}>`)
      .join('')
  const lines = listHtml('lines', 'li')
  const steps = listHtml('steps', 'li')
  const facts = wordCatalogue.listNames(`${part}.facts`).map((name) => {
    const fact = `${part}.facts.${name}`
    return [context.getText(`${fact}.0`), context.getText(`${fact}.1`)]
  })
  return [
    listHtml('text', 'p'),
    steps && `<ol>${steps}</ol>`,
    lines && `<ul>${lines}</ul>`,
    facts.length > 0 ? toTableHtml([], facts) : '',
  ].join('')
}

function writeQuestions(slug: string, context: ContentContext): BlockDocument {
  return {
    id: `${slug}-questions`,
    type: 'accordion',
    title: context.getText('content/tables.questions'),
    items: listQuestions(slug, context),
    bottomMargins: 'medium',
  }
}

type Question = { readonly id: string; readonly title: string; readonly richText: string }

/** Lists the questions of an article as the items of an accordion. */
export function listQuestions(slug: string, context: ContentContext): readonly Question[] {
  const questions = `articles/${slug}.questions`
  return wordCatalogue.listNames(questions).map((name) => ({
    id: `${slug}-${name}`,
    title: context.getText(`${questions}.${name}.question`),
    richText: `<p>${toInlineHtml(context.getText(`${questions}.${name}.answer`), context)}</p>`,
  }))
}

function writeMore(paths: readonly string[], context: ContentContext): BlockDocument {
  const toSlug = (path: string): string => path.replace('help/', '').replaceAll('/', '-')
  return {
    id: 'more',
    type: 'rich-text',
    title: context.getText('content/tables.more'),
    titleStyle: 'title',
    targets: paths.map((path) => ({
      text: context.getText(`articles/${toSlug(path)}.title`),
      url: context.toPagePath(path),
      style: 'secondary',
    })),
    bottomMargins: 'none',
  }
}
