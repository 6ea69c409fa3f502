import {
  boolean,
  type Executor,
  execute,
  findRow,
  getRow,
  integer,
  json,
  moment,
  nullable,
  param,
  reviews,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Fit, FlagReason, PublicationState } from '@lacehouse/domain/reviews/review'
import type { Finding } from '@lacehouse/domain/reviews/screen-text'

const id = param('id', uuid)
const productId = param('productId', text)
const consumerNo = param('consumerNo', text)
const now = moment('now')

const proof = param('proofOrder', nullable(text))

/**
 * Whether the shop delivered the product to the account, also by an order of its proved mailbox before it was one. The link of an
 * invitation proves the mailbox of its order: `proofOrder` is the order that one was sent for, null without one.
 */
export const isDelivered = sql`exists (
  select from orders o cross join lateral jsonb_array_elements(o.doc -> 'items') i
    cross join lateral jsonb_array_elements(o.doc -> 'shipments') d
    join shipments s on s.id = d ->> 'shipmentId'
  where o.state = 'finalised' and i ->> 'masterId' = ${productId} and d -> 'lineIds' ? (i ->> 'lineId')
    and s.state in ('delivered', 'collected', 'returned')
    and ((o.owner_kind = 'consumer' and o.owner_id = ${consumerNo}) or lower(o.email) = (
      select c.email from consumers c where c.consumer_no = ${consumerNo}
        and (c.email_confirmed_at is not null or o.number = ${proof}::text))))`

// A changed review keeps its votes and its place among the newest: what it says now is judged anew.
const putReview = statement({
  name: 'review-put',
  row: { id: reviews.id },
  sql: sql`
    insert into reviews as r (id, product_id, consumer_no, site_id, locale, language, stars, title, body, nickname, fit, size,
      is_verified, photo_count, text_hash, state, findings, created_at, changed_at, published_at)
    values (${id}, ${productId}, ${consumerNo}, ${param('siteId', text)}, ${param('locale', text)}, ${param('language', text)},
      ${param('stars', integer)}, ${param('title', text)}, ${param('body', text)}, ${param('nickname', text)},
      ${param('fit', nullable(text))}, ${param('size', nullable(text))}, ${isDelivered}, ${param('photoCount', integer)},
      ${param('textHash', nullable(text))},
      ${param('state', text)}, ${param('findings', json<readonly Finding[]>())}, ${now}, ${now},
      case when ${param('state', text)} = 'published' then ${now} end)
    on conflict (product_id, consumer_no) do update set site_id = excluded.site_id, locale = excluded.locale,
      language = excluded.language, stars = excluded.stars, title = excluded.title, body = excluded.body,
      nickname = excluded.nickname, fit = excluded.fit, size = excluded.size, is_verified = excluded.is_verified,
      photo_count = excluded.photo_count, text_hash = excluded.text_hash, state = excluded.state, findings = excluded.findings, refusal_reason = null,
      changed_at = excluded.changed_at,
      published_at = case when excluded.state = 'published' then coalesce(r.published_at, excluded.published_at) end
    returning r.id`,
})

const findOwn = statement({
  name: 'review-find-own',
  row: { isVerified: boolean, review: nullable(json<OwnReview>()) },
  sql: sql`
    select ${isDelivered} as "isVerified", (
      select json_build_object('stars', r.stars, 'title', r.title, 'body', r.body, 'fit', r.fit, 'size', r.size, 'state', r.state,
        'nickname', r.nickname)
      from reviews r where r.product_id = ${productId} and r.consumer_no = ${consumerNo}) as review`,
})

// One row of the review where it is published; `isOwn` decides without another statement.
const findTarget = (name: string, from: typeof reviewTarget) =>
  statement({ name, row: { isOwn: boolean, helpful: integer, unhelpful: integer }, sql: from })
const reviewTarget = sql`select coalesce(r.consumer_no = ${consumerNo}, false) as "isOwn", r.helpful, r.unhelpful
  from reviews r where r.id = ${id} and r.product_id = ${productId} and r.state = 'published'`
const findReview = findTarget('review-find', reviewTarget)
const findAnswer = findTarget(
  'product-answer-find',
  sql`select coalesce(a.consumer_no = ${consumerNo}, false) as "isOwn", a.helpful, a.unhelpful
    from product_answers a join product_questions q on q.id = a.question_id
    where a.id = ${id} and q.product_id = ${productId} and a.state = 'published' and q.state = 'published'`,
)

const isHelpful = param('isHelpful', boolean)
const voteReview = statement({
  name: 'review-vote',
  sql: sql`insert into review_votes as v (review_id, consumer_no, is_helpful, voted_at) values (${id}, ${consumerNo}, ${isHelpful}, ${now})
    on conflict (review_id, consumer_no) do update set is_helpful = excluded.is_helpful, voted_at = excluded.voted_at
    where v.is_helpful <> excluded.is_helpful`,
})
const voteAnswer = statement({
  name: 'product-answer-vote',
  sql: sql`insert into product_answer_votes as v (answer_id, consumer_no, is_helpful, voted_at)
    values (${id}, ${consumerNo}, ${isHelpful}, ${now})
    on conflict (answer_id, consumer_no) do update set is_helpful = excluded.is_helpful, voted_at = excluded.voted_at
    where v.is_helpful <> excluded.is_helpful`,
})

const flagReview = statement({
  name: 'review-flag',
  sql: sql`insert into review_flags (review_id, consumer_no, reason, flagged_at)
    values (${id}, ${consumerNo}, ${param('reason', text)}, ${now}) on conflict do nothing`,
})

export type OwnReview = {
  readonly stars: number
  readonly title: string
  readonly body: string
  readonly nickname: string
  readonly fit: Fit | null
  readonly size: string | null
  readonly state: PublicationState
}

export type NewReview = Omit<OwnReview, 'state'> & {
  readonly id: string
  readonly productId: string
  readonly consumerNo: string
  readonly siteId: string
  readonly locale: string
  readonly language: string
  readonly photoCount: number
  /** The order whose invitation the writer has followed; null without one. */
  readonly proofOrder: string | null
  readonly findings: readonly Finding[]
  readonly textHash: string | null
  readonly state: 'waiting' | 'published'
  readonly now: number
}

type OfPerson = { readonly id: string; readonly productId: string; readonly consumerNo: string }
type Vote = { readonly id: string; readonly consumerNo: string; readonly isHelpful: boolean; readonly now: number }

export const reviewChanges = {
  /** Writes a person's review of a product, or replaces it; resolves to its id. */
  put: async (executor: Executor, review: NewReview): Promise<string> => (await getRow(executor, putReview, review)).id,
  findOwn: (executor: Executor, of: Omit<OfPerson, 'id'> & Pick<NewReview, 'proofOrder'>) =>
    getRow(executor, findOwn, of),
  /** Finds a published review with its votes; null for any other. */
  findReview: (executor: Executor, of: OfPerson) => findRow(executor, findReview, of),
  /** Finds a published answer with its votes; null for any other. */
  findAnswer: (executor: Executor, of: OfPerson) => findRow(executor, findAnswer, of),
  voteReview: (executor: Executor, vote: Vote) => execute(executor, voteReview, vote),
  voteAnswer: (executor: Executor, vote: Vote) => execute(executor, voteAnswer, vote),
  /** Records a report; resolves to false where the person reported the review before. */
  flag: async (executor: Executor, flag: Omit<Vote, 'isHelpful'> & { reason: FlagReason }): Promise<boolean> =>
    (await execute(executor, flagReview, flag)) === 1,
} as const
