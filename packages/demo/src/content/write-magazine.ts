import { z } from 'zod'
import { readData } from '../read-data.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { findComposition, toCompositionPicture, toProductPicture } from './compositions.ts'
import type { CategoryLink, ContentContext } from './content-context.ts'
import type { BlockDocument, DemoDocument, Picture } from './documents.ts'
import { escapeHtml } from './html.ts'
import { toInlineHtml } from './inline-html.ts'

const Article = z.strictObject({
  /** Names the address and the words in `magazine/`. */
  slug: z.string(),
  date: z.iso.date(),
  /** Subjects by the names of `magazine/tags`; the first one finds the related articles. */
  tags: z.array(z.string()).min(1),
  /** Compositions of the picture, the first choice first; the product of a category replaces them. */
  pictures: z.array(z.string()),
  /** A film of the shop that opens the article, by the name of its files, instead of the picture. */
  film: z.string().optional(),
  /** Categories that the article leads to, as `women/boots`; those without products are left out. */
  categories: z.array(z.string()).min(1),
})
type Article = z.infer<typeof Article>

const articles = readData('content/magazine', z.array(Article))

/** The articles of the shop's magazine in a language. */
export function writeMagazine(context: ContentContext): DemoDocument[] {
  return articles.map((article) => writeArticle(article, context))
}

function writeArticle(article: Article, context: ContentContext): DemoDocument {
  const { slug, date, tags } = article
  const categories = article.categories.flatMap((path) => context.findCategory(path) ?? [])
  const composition = findComposition(article.pictures, context.models)
  const media = composition ? toCompositionPicture(composition, '1x1') : findProductPicture(categories, context)
  return {
    doctype: 'article',
    slug,
    body: {
      id: `article-${slug}`,
      slug,
      date,
      title: getText(`${slug}.title`, context),
      subtitle: getText(`${slug}.subtitle`, context),
      description: getText(`${slug}.description`, context),
      tags: tags.map((id) => ({ id, title: getText(`tags.${id}`, context) })),
      relatedQuery: tags[0],
      ...(media && { media }),
      blocks: [
        ...(composition ? [writeOpening(article, composition, context)] : []),
        writeText(slug, context),
        ...(categories.length > 0 ? [writeLinks(slug, categories)] : []),
      ],
    },
  }
}

function findProductPicture(categories: readonly CategoryLink[], context: ContentContext): Picture | null {
  const [product] = categories.flatMap(({ id }) => context.findProduct(id) ?? [])
  return product ? toProductPicture(product) : null
}

function writeOpening({ slug, film }: Article, composition: string, context: ContentContext): BlockDocument {
  const wide = toCompositionPicture(composition, '16x7')
  if (film) {
    return {
      id: `${slug}-film`,
      type: 'video',
      media: { sm: { kind: 'video', url: `/media/${film}`, alt: getText(`${slug}.film`, context), ...filmSize } },
      poster: wide,
      playerSettings: { autoplay: true, loop: true, muted: true },
      bottomMargins: 'medium',
    }
  }
  return {
    id: `${slug}-picture`,
    type: 'picture',
    media: { sm: toCompositionPicture(composition, '1x1'), md: wide },
    isFullWidth: true,
    bottomMargins: 'medium',
  }
}

const filmSize = { width: 960, height: 420 }

function writeText(slug: string, context: ContentContext): BlockDocument {
  const parts = wordCatalogue
    .listNames(`magazine/${slug}.parts`)
    .map((name) => writePart(`${slug}.parts.${name}`, context))
  return { id: `${slug}-text`, type: 'rich-text', richText: parts.join(''), bottomMargins: 'medium' }
}

function writePart(part: string, context: ContentContext): string {
  const heading = context.findText(`magazine/${part}.heading`)
  const list = (key: string, tag: string) =>
    wordCatalogue
      .listNames(`magazine/${part}.${key}`)
      .map((name) => `<${tag}>${toInlineHtml(getText(`${part}.${key}.${name}`, context), context)}</${tag}>`)
      .join('')
  const lines = list('lines', 'li')
  return [heading && `<h2>${escapeHtml(heading)}</h2>`, list('text', 'p'), lines && `<ul>${lines}</ul>`].join('')
}

function writeLinks(slug: string, categories: readonly CategoryLink[]): BlockDocument {
  return {
    id: `${slug}-links`,
    type: 'button',
    targets: categories.map(({ longName, url }) => ({ text: longName, url, style: 'secondary' })),
    bottomMargins: 'medium',
  }
}

function getText(key: string, { locale, findText }: ContentContext): string {
  const text = findText(`magazine/${key}`)
  if (text === null) throw new Error(`data/words/${locale}/magazine has no words for '${key}'.`)
  return text
}
