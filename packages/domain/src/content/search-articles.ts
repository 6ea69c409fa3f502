import { foldText } from '../search/fold-text.ts'

type Tag = { readonly id: string; readonly title: string }

/** The parts of an article that the search reads. */
export type SearchedArticle = {
  readonly slug: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly description?: string | undefined
  readonly date: string
  readonly tags: readonly Tag[]
}

export type ArticleQuery = {
  readonly text: string
  /** Ids; an article needs one of them. */
  readonly tags: readonly string[]
  readonly offset: number
  readonly limit: number
}

export type ArticlesFound<Article> = {
  readonly facets: readonly (Tag & { readonly count: number })[]
  readonly documents: readonly Article[]
  readonly numFound: number
}

/**
 * Finds the articles that have a word beginning with each word of the text in their titles, description or tags, and one of the tags;
 * the newest first. The facets count the tags of all articles that have the words, the most frequent first, so that a choice of tags
 * does not change what can be chosen.
 */
export function searchArticles<Article extends SearchedArticle>(
  articles: readonly Article[],
  { text, tags, offset, limit }: ArticleQuery,
): ArticlesFound<Article> {
  const words = toWords(text)
  const withWords = articles.filter((article) => hasWords(article, words))
  const found = withWords
    .filter((article) => tags.length === 0 || article.tags.some(({ id }) => tags.includes(id)))
    .toSorted((a, b) => compareTexts(b.date, a.date) || compareTexts(a.slug, b.slug))
  return { facets: countTags(withWords), documents: found.slice(offset, offset + limit), numFound: found.length }
}

const toWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

const hasWords = (article: SearchedArticle, words: readonly string[]): boolean => {
  const { title, subtitle = '', description = '', tags } = article
  const own = toWords([title, subtitle, description, ...tags.flatMap((tag) => [tag.id, tag.title])].join(' '))
  return words.every((word) => own.some((one) => one.startsWith(word)))
}

const countTags = (articles: readonly SearchedArticle[]) => {
  const counts = new Map<string, Tag & { count: number }>()
  for (const { tags } of articles)
    for (const tag of tags) counts.set(tag.id, { ...tag, count: (counts.get(tag.id)?.count ?? 0) + 1 })
  return [...counts.values()].toSorted((a, b) => b.count - a.count || compareTexts(a.id, b.id))
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
