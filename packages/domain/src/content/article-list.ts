/** The articles of the first page of a list, of each further one, and the facets that a list shows at once at each width (CMS-17). */
export const articleSizes = {
  firstPage: 3,
  nextPage: 12,
  related: 4,
  skeletons: 16,
  facets: { sm: 4, md: 10, lg: 20 },
} as const

/** The pages that an address may ask for; more than any list has. */
const mostPages = 100
const tagPattern = /^[a-z0-9][a-z0-9-]{0,39}$/
const mostTags = 20

/** The selection of a list of articles: those with one of the tags, and all pages up to this one. */
export type ArticleListQuery = { readonly tags: readonly string[]; readonly page: number }

/** Reads the query of a list from its address; what it cannot read does not count. */
export function parseArticleList(search: URLSearchParams): ArticleListQuery {
  const tags = (search.get('tags') ?? '').split(',').filter((tag) => tagPattern.test(tag))
  const page = Number(search.get('page') ?? 1)
  return {
    tags: [...new Set(tags)].slice(0, mostTags).toSorted(),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, mostPages) : 1,
  }
}

/** Writes the query of a list for its address: `?tags=care,fit&page=2`; nothing for the first page of all. */
export function formatArticleList({ tags, page }: ArticleListQuery): string {
  const parts = [...(tags.length > 0 ? [`tags=${tags.join(',')}`] : []), ...(page > 1 ? [`page=${page}`] : [])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Adds a tag to a list or takes it away; the list begins again with its first page. */
export function toggleArticleTag({ tags }: ArticleListQuery, tag: string): ArticleListQuery {
  const next = tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag].toSorted()
  return { tags: next, page: 1 }
}

/** Counts the articles on all pages of a list up to this one. */
export function countArticlesTo(page: number): number {
  return articleSizes.firstPage + (page - 1) * articleSizes.nextPage
}
