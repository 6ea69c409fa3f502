import {
  type Executor,
  type Fragment,
  findRow,
  getRow,
  integer,
  json,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Fit, Stars } from '@lacehouse/domain/reviews/review'
import {
  isCountedBySummary,
  type ReviewFilter,
  type ReviewSort,
  reviewSorts,
} from '@lacehouse/domain/reviews/review-query'
import { noReviews, type ReviewSummary } from '@lacehouse/domain/reviews/review-summary'

/** A published review; `publishedAt` in milliseconds since 1970. */
export type PublishedReview = {
  readonly id: string
  readonly stars: Stars
  readonly title: string
  readonly body: string
  readonly nickname: string
  readonly language: string
  readonly fit: Fit | null
  readonly size: string | null
  readonly isVerified: boolean
  readonly publishedAt: number
  readonly helpful: number
  readonly unhelpful: number
  readonly photos: readonly StoredPhoto[]
}

export type StoredPhoto = { readonly id: string; readonly width: number; readonly height: number }

const productId = param('productId', text)

/** The photos of the review `r`, in their order. */
export const photosJson: Fragment = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height)
    order by f.position, f.id), '[]') from review_photos f where f.review_id = r.id)`

const reviewJson = sql`json_build_object('id', r.id, 'stars', r.stars, 'title', r.title, 'body', r.body, 'nickname', r.nickname,
  'language', r.language, 'fit', r.fit, 'size', r.size, 'isVerified', r.is_verified, 'helpful', r.helpful, 'unhelpful', r.unhelpful,
  'publishedAt', (extract(epoch from r.published_at) * 1000)::float8, 'photos', case when r.photo_count = 0 then '[]' else ${photosJson} end)`

const summaryJson = sql`(select json_build_object('count', s.count, 'sum', s.sum,
    'stars', json_build_object('1', s.stars_1, '2', s.stars_2, '3', s.stars_3, '4', s.stars_4, '5', s.stars_5),
    'fits', json_build_object('small', s.fit_small, 'true', s.fit_true, 'large', s.fit_large),
    'withPhotos', s.with_photos, 'verified', s.verified)
  from review_summaries s where s.product_id = ${productId})`

// As the indexes are ordered, which a page of a product with many reviews is read from.
const orders: Readonly<Record<ReviewSort, Fragment>> = {
  newest: sql`r.published_at desc nulls last, r.id`,
  helpful: sql`r.helpful desc nulls last, r.published_at desc nulls last, r.id`,
  highest: sql`r.stars desc, r.published_at desc nulls last, r.id`,
  lowest: sql`r.stars, r.published_at desc nulls last, r.id`,
}

const stars = param('stars', nullable(integer))
const fit = param('fit', nullable(text))
const size = param('size', nullable(text))
const language = param('language', nullable(text))
const withPhotos = param('withPhotos', integer)
const isVerified = param('isVerified', integer)

/** Conditions of their own statements, so that each has the index that fits it; rare ones share one. */
const conditions = {
  all: sql`true`,
  stars: sql`r.stars = ${stars}`,
  language: sql`r.language = ${language}`,
  narrow: sql`(${stars}::int is null or r.stars = ${stars}) and (${fit}::text is null or r.fit = ${fit})
    and (${size}::text is null or r.size = ${size}) and (${language}::text is null or r.language = ${language})
    and r.photo_count >= ${withPhotos} and r.is_verified::int >= ${isVerified}`,
} as const
type Condition = keyof typeof conditions

const toPage = (sort: ReviewSort, condition: Condition) => {
  const wanted = sql`r.product_id = ${productId} and r.state = 'published' and ${conditions[condition]}`
  const isCounted = condition === 'all' || condition === 'stars'
  return statement({
    name: `reviews-${sort}-${condition}`,
    row: {
      summary: nullable(json<ReviewSummary>()),
      reviews: json<readonly PublishedReview[]>(),
      total: nullable(integer),
    },
    // The page is found before its texts and photos are read.
    sql: sql`
      with page as materialized (
        select r.*, row_number() over (order by ${orders[sort]}) as place from (
          select r.* from reviews r where ${wanted} order by ${orders[sort]}
          offset ${param('offset', integer)} limit ${param('limit', integer)}
        ) r
      )
      select ${summaryJson} as summary,
        ${isCounted ? sql`null::int` : sql`(select count(*)::int from reviews r where ${wanted})`} as total,
        (select coalesce(json_agg(${reviewJson} order by r.place), '[]') from page r) as reviews`,
  })
}

const pages = Object.fromEntries(
  reviewSorts.map((sort) => [
    sort,
    Object.fromEntries(
      (Object.keys(conditions) as Condition[]).map((condition) => [condition, toPage(sort, condition)]),
    ),
  ]),
) as Readonly<Record<ReviewSort, Readonly<Record<Condition, ReturnType<typeof toPage>>>>>

const findCondition = (filter: ReviewFilter): Condition => {
  if (isCountedBySummary(filter)) return filter.stars === null ? 'all' : 'stars'
  const others = { ...filter, language: null }
  return isCountedBySummary(others) && filter.stars === null ? 'language' : 'narrow'
}

export type ReviewPage = {
  readonly summary: ReviewSummary
  readonly reviews: readonly PublishedReview[]
  readonly total: number
}

type Asked = {
  readonly productId: string
  readonly sort: ReviewSort
  readonly filter: ReviewFilter
  readonly offset: number
  readonly limit: number
}

/** Lists a page of a product's published reviews with the summary of all of them, in one statement. */
export async function listReviews(executor: Executor, { sort, filter, ...rest }: Asked): Promise<ReviewPage> {
  const values = { ...rest, ...filter, withPhotos: Number(filter.withPhotos), isVerified: Number(filter.isVerified) }
  const row = await getRow(executor, pages[sort][findCondition(filter)], values)
  const summary = row.summary ?? noReviews
  const known = filter.stars === null ? summary.count : summary.stars[filter.stars]
  return { summary, reviews: row.reviews, total: row.total ?? known }
}

const findText = statement({
  name: 'review-text-find',
  row: { title: text, body: text, language: text },
  sql: sql`select title, body, language from reviews where id = ${param('id', uuid)} and state = 'published'`,
})

/** Finds the words of a published review; null for every other one. */
export function findPublishedText(executor: Executor, id: string) {
  return findRow(executor, findText, { id })
}
