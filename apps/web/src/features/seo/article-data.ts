import type { ArticleDocument } from '@lacehouse/contracts'

type Article = Pick<ArticleDocument, 'title' | 'description' | 'date' | 'media' | 'tags'>
type Place = {
  readonly origin: string
  readonly path: string
  readonly publisher: string
  /** The locale of the page. */
  readonly language: string
}

/** Maps an article to structured data; the shop itself is its author and publisher. */
export function toArticleData(article: Article, { origin, path, publisher, language }: Place): object {
  const { title, description, date, media, tags } = article
  const organization = { '@type': 'Organization', name: publisher, url: origin }
  return {
    '@type': 'Article',
    headline: title,
    ...(description && { description }),
    datePublished: date,
    inLanguage: language,
    ...(media && { image: [`${origin}${media.url}-1200.jpg`] }),
    keywords: tags.map((tag) => tag.title).join(', '),
    author: organization,
    publisher: organization,
    mainEntityOfPage: origin + path,
  }
}
