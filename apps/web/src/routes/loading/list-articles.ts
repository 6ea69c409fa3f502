import type { CallReply } from '@lacehouse/contracts'
import { getShop, type WithContext } from '../../shop-context.ts'

type Found = CallReply<'content.searchArticles'>
type Asked = { readonly tags: readonly string[]; readonly count: number; readonly text?: string }
type Articles = {
  readonly articles: Found['documents']
  readonly facets: Found['facets']
  readonly total: number
}

/** The most articles that the API answers at once. */
const most = 48

/** Lists the newest articles that have one of some tags, up to a number. */
export async function listArticles(args: WithContext, { tags, count, text }: Asked): Promise<Articles> {
  const { api, site } = getShop(args)
  const params = { mode: 'publish', siteId: site.siteId } as const
  const asked = { ...(tags.length > 0 && { tags: tags.join(',') }), ...(text && { query: text }) }
  const ask = (offset: number) => {
    const query = { ...asked, offset, limit: Math.min(most, count - offset) }
    return api.call('content.searchArticles', { params, query })
  }
  const first = await ask(0)
  const end = Math.min(count, first.numFound)
  const offsets = Array.from({ length: Math.ceil(end / most) - 1 }, (_, index) => (index + 1) * most)
  const others = await Promise.all(offsets.map(ask))
  return {
    articles: [first, ...others].flatMap(({ documents }) => documents),
    facets: first.facets,
    total: first.numFound,
  }
}

/** Lists articles that are related to one: those that its search finds, then those with its tags, the newest first. */
export async function listRelatedArticles(
  args: WithContext,
  article: { readonly id: string; readonly relatedQuery?: string; readonly tags: readonly { readonly id: string }[] },
  count: number,
): Promise<Found['documents']> {
  const tags = article.tags.map(({ id }) => id)
  const enough = count + 1
  const [found, withTags, newest] = await Promise.all([
    article.relatedQuery ? listArticles(args, { tags: [], count: enough, text: article.relatedQuery }) : null,
    listArticles(args, { tags, count: enough * 2 }),
    listArticles(args, { tags: [], count: enough * 2 }),
  ])
  const all = [...(found?.articles ?? []), ...withTags.articles, ...newest.articles]
  const others = new Map(all.filter(({ id }) => id !== article.id).map((other) => [other.id, other]))
  return [...others.values()].slice(0, count)
}
