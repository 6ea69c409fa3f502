import {
  boolean,
  type Executor,
  execute,
  type Fragment,
  findRow,
  getRow,
  identifier,
  integer,
  json,
  type Localised,
  literal,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { FlagReason, PublicationState, RefusalReason } from '@lacehouse/domain/reviews/review'
import type { Finding } from '@lacehouse/domain/reviews/screen-text'
import { photosJson, type StoredPhoto } from './reviews.queries.ts'

export const textKinds = ['review', 'question', 'answer'] as const
/** What a person writes about a product. */
export type TextKind = (typeof textKinds)[number]

export const queueFilters = ['open', 'unanswered', 'published', 'refused'] as const
/** What of it the staff want to see; `open` waits for them, or was reported since they looked at it. */
export type QueueFilter = (typeof queueFilters)[number]

export type ModeratedText = {
  readonly kind: TextKind
  readonly id: string
  readonly productId: string
  readonly productNames: Localised
  readonly siteId: string
  readonly language: string
  readonly stars: number | null
  readonly title: string
  readonly body: string
  readonly nickname: string
  readonly isVerified: boolean
  readonly isOfficial: boolean
  readonly state: PublicationState
  readonly refusalReason: RefusalReason | null
  readonly findings: readonly Finding[]
  readonly flags: readonly FlagReason[]
  readonly photos: readonly StoredPhoto[]
  /** The question that an answer belongs to. */
  readonly question: string | null
  /** In milliseconds since 1970. */
  readonly changedAt: number
}

const offset = param('offset', integer)
const limit = param('limit', integer)
type Paged = Fragment<{ readonly offset: number; readonly limit: number }>

const sources: Readonly<Record<TextKind, Fragment>> = {
  review: sql`reviews t`,
  question: sql`product_questions t`,
  answer: sql`product_answers t`,
}

const ofState = (state: PublicationState): Readonly<Record<TextKind, Fragment>> => {
  const condition = sql`t.state = ${literal(state)}`
  return { review: condition, question: condition, answer: condition }
}

/** What each filter wants of each kind: a statement for each, so that a list is read from the index that fits it. */
const conditions: Readonly<Record<QueueFilter, Readonly<Partial<Record<TextKind, Fragment>>>>> = {
  open: { ...ofState('waiting'), review: sql`(t.state = 'waiting' or t.open_flags > 0)` },
  unanswered: {
    question: sql`t.state = 'published' and not exists (
      select from product_answers a where a.question_id = t.id and a.author = 'staff')`,
  },
  published: ofState('published'),
  refused: ofState('refused'),
}

const listParts = <Part>(filter: QueueFilter, toPart: (kind: TextKind, condition: Fragment) => Part): Part[] =>
  textKinds.flatMap((kind) => {
    const condition = conditions[filter][kind]
    return condition ? [toPart(kind, condition)] : []
  })

/** The keys of a filter's texts, of each kind as far as the page reaches. */
const keysOf = (filter: QueueFilter, order: Fragment): Paged =>
  listParts(
    filter,
    (
      kind,
      condition,
    ): Paged => sql`(select ${literal(kind)} as kind, t.id, t.changed_at from ${sources[kind]} where ${condition}
      order by t.changed_at ${order}, t.id limit ${offset}::int + ${limit}::int)`,
  ).reduce((all, part) => sql`${all} union all ${part}`)

const countOf = (filter: QueueFilter): Fragment =>
  listParts(
    filter,
    (kind, condition): Fragment => sql`(select count(*)::int from ${sources[kind]} where ${condition})`,
  ).reduce((sum, part) => sql`${sum} + ${part}`)

const isOnPage = (kind: TextKind, alias: string): Fragment =>
  sql`${identifier(alias)}.id in (select page.id from page where page.kind = ${literal(kind)})`

// One shape for the three kinds, so that they are one list in the order in which they came.
const items = sql`
  select 'review' as kind, r.id, r.product_id, r.site_id, r.language, r.stars, r.title, r.body, r.nickname, r.is_verified,
    false as is_official, r.state, r.refusal_reason, r.findings, r.changed_at, null::text as question, (
      select coalesce(json_agg(f.reason order by f.flagged_at), '[]') from review_flags f
      where f.review_id = r.id and f.handled_at is null) as flags, ${photosJson} as photos
  from reviews r where ${isOnPage('review', 'r')}
  union all
  select 'question', q.id, q.product_id, q.site_id, q.language, null, '', q.body, q.nickname, false, false, q.state, q.refusal_reason,
    q.findings, q.changed_at, null, '[]', '[]'
  from product_questions q where ${isOnPage('question', 'q')}
  union all
  select 'answer', a.id, q.product_id, q.site_id, a.language, null, '', a.body, a.nickname, false, a.author = 'staff', a.state,
    a.refusal_reason, a.findings, a.changed_at, q.body, '[]', '[]'
  from product_answers a join product_questions q on q.id = a.question_id where ${isOnPage('answer', 'a')}`

const toList = (filter: QueueFilter) => {
  const order = filter === 'open' ? sql`asc` : sql`desc nulls last`
  return statement({
    name: `product-texts-${filter}`,
    row: { items: json<readonly ModeratedText[]>(), total: integer },
    sql: sql`
    with page as materialized (
      select * from (${keysOf(filter, order)}) as keys order by changed_at ${order}, id offset ${offset} limit ${limit}
    ), found as (${items})
    select ${countOf(filter)} as total, (
      select coalesce(json_agg(json_build_object('kind', i.kind, 'id', i.id, 'productId', i.product_id, 'productNames', p.names,
        'siteId', i.site_id, 'language', i.language, 'stars', i.stars, 'title', i.title, 'body', i.body, 'nickname', i.nickname,
        'isVerified', i.is_verified, 'isOfficial', i.is_official, 'state', i.state, 'refusalReason', i.refusal_reason,
        'findings', i.findings, 'flags', i.flags, 'photos', i.photos, 'question', i.question,
        'changedAt', (extract(epoch from i.changed_at) * 1000)::float8) order by i.changed_at ${order}, i.id), '[]')
      from found i join products p on p.id = i.product_id) as items`,
  })
}

const lists = {
  open: toList('open'),
  unanswered: toList('unanswered'),
  published: toList('published'),
  refused: toList('refused'),
}

const id = param('id', uuid)
const now = moment('now')
const tables = { review: 'reviews', question: 'product_questions', answer: 'product_answers' } as const

const toLock = (kind: TextKind) =>
  statement({
    name: `product-text-lock-${kind}`,
    row: { state: text, siteId: text, consumerNo: nullable(text), isFlagged: boolean },
    sql: sql`select t.state, ${kind === 'answer' ? sql`(select q.site_id from product_questions q where q.id = t.question_id)` : sql`t.site_id`} as "siteId",
        t.consumer_no as "consumerNo", ${kind === 'review' ? sql`t.open_flags > 0` : sql`false`} as "isFlagged"
      from ${identifier(tables[kind])} t where t.id = ${id} for update`,
  })

const state = param('state', text)
const toDecide = (kind: TextKind) =>
  statement({
    name: `product-text-decide-${kind}`,
    sql: sql`update ${identifier(tables[kind])} t set state = ${state}, refusal_reason = ${param('reason', nullable(text))}, changed_at = ${now}
      ${kind === 'review' ? sql`, published_at = case when ${state} = 'published' then coalesce(t.published_at, ${now}) end` : sql``}
      where t.id = ${id}`,
  })

const locks = { review: toLock('review'), question: toLock('question'), answer: toLock('answer') }
const decisions = { review: toDecide('review'), question: toDecide('question'), answer: toDecide('answer') }

const handleFlags = statement({
  name: 'review-flags-handle',
  sql: sql`update review_flags set handled_at = ${now} where review_id = ${id} and handled_at is null`,
})

type Decision = {
  readonly id: string
  readonly state: 'published' | 'refused'
  readonly reason: RefusalReason | null
  readonly now: number
}

export const moderationQueries = {
  /** Lists a page of what shoppers wrote: the oldest first of what waits, the newest first of all else. */
  list: (executor: Executor, { filter, ...page }: { filter: QueueFilter; offset: number; limit: number }) =>
    getRow(executor, lists[filter], page),
  /** Finds a text and locks it within a transaction; null for an unknown one. */
  lock: (executor: Executor, kind: TextKind, of: string) => findRow(executor, locks[kind], { id: of }),
  decide: async (executor: Executor, kind: TextKind, decision: Decision): Promise<void> => {
    await execute(executor, decisions[kind], decision)
    if (kind === 'review') await execute(executor, handleFlags, decision)
  },
} as const
