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
  productQuestions,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { type QuestionFilter, type QuestionSort, toSearchPattern } from '@lacehouse/domain/reviews/question-query'
import type { AnswerAuthor, PublicationState } from '@lacehouse/domain/reviews/review'
import type { Finding } from '@lacehouse/domain/reviews/screen-text'

/** Moments in milliseconds since 1970. */
export type PublishedAnswer = {
  readonly id: string
  readonly author: AnswerAuthor
  readonly nickname: string
  readonly language: string
  readonly body: string
  readonly createdAt: number
  readonly helpful: number
  readonly unhelpful: number
}

export type PublishedQuestion = {
  readonly id: string
  readonly language: string
  readonly body: string
  readonly nickname: string
  readonly createdAt: number
  readonly answers: readonly PublishedAnswer[]
}

const id = param('id', uuid)
const productId = param('productId', text)
const now = moment('now')
/** Answers of one question that a page shows. */
const mostAnswers = 20

const answersJson = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'author', a.author, 'nickname', a.nickname,
    'language', a.language, 'body', a.body,
    'createdAt', (extract(epoch from a.created_at) * 1000)::float8, 'helpful', a.helpful, 'unhelpful', a.unhelpful)
    order by a.author = 'staff' desc, a.helpful desc, a.created_at, a.id), '[]')
  from (select * from product_answers a where a.question_id = q.id and a.state = 'published'
    order by a.author = 'staff' desc, a.helpful desc, a.created_at, a.id limit ${param('answers', integer)}) a)`

const isOwnLanguage = sql`(q.language = ${param('readerLanguage', text)})`
const answerCount = sql`(select count(*) from product_answers a where a.question_id = q.id and a.state = 'published')`
const isUnanswered = sql`not exists (select from product_answers a where a.question_id = q.id and a.state = 'published')`

const orders = {
  newest: sql`${isOwnLanguage} desc, q.created_at desc nulls last, q.id`,
  answered: sql`${answerCount} desc, ${isOwnLanguage} desc, q.created_at desc nulls last, q.id`,
  waiting: sql`${isUnanswered} desc, ${isOwnLanguage} desc, q.created_at, q.id`,
} as const

const language = param('language', nullable(text))
const pattern = param('pattern', nullable(text))
const published = sql`q.product_id = ${productId} and q.state = 'published'`
/** A product has few questions, which are found by the product. */
const wanted = sql`${published} and (${language}::text is null or q.language = ${language})
      and (not ${param('isUnanswered', boolean)} or ${isUnanswered})
      and (${pattern}::text is null or lower(q.body) like ${pattern} or exists (select from product_answers a
        where a.question_id = q.id and a.state = 'published' and lower(a.body) like ${pattern}))`

const toList = (sort: QuestionSort) =>
  statement({
    name: `product-questions-list-${sort}`,
    row: { questions: json<readonly PublishedQuestion[]>(), total: integer, all: integer, unanswered: integer },
    sql: sql`
    with page as materialized (
      select q.*, row_number() over (order by ${orders[sort]}) as place from product_questions q where ${wanted}
      order by ${orders[sort]} offset ${param('offset', integer)} limit ${param('limit', integer)}
    )
    select (select count(*)::int from product_questions q where ${wanted}) as total,
      (select count(*)::int from product_questions q where ${published}) as all,
      (select count(*)::int from product_questions q where ${published} and ${isUnanswered}) as unanswered,
      (select coalesce(json_agg(json_build_object('id', q.id, 'language', q.language, 'body', q.body, 'nickname', q.nickname,
        'createdAt', (extract(epoch from q.created_at) * 1000)::float8, 'answers', ${answersJson})
        order by q.place), '[]') from page q) as questions`,
  })

const lists = { newest: toList('newest'), answered: toList('answered'), waiting: toList('waiting') } as const

const newText = {
  language: param('language', text),
  body: param('body', text),
  nickname: param('nickname', text),
  textHash: param('textHash', nullable(text)),
  state: param('state', text),
  findings: param('findings', json<readonly Finding[]>()),
}

const insertQuestion = statement({
  name: 'product-question-insert',
  sql: sql`insert into product_questions (id, product_id, consumer_no, site_id, locale, language, body, nickname, text_hash, state, findings,
      created_at, changed_at)
    values (${id}, ${productId}, ${param('consumerNo', text)}, ${param('siteId', text)}, ${param('locale', text)}, ${newText.language},
      ${newText.body}, ${newText.nickname}, ${newText.textHash}, ${newText.state}, ${newText.findings}, ${now}, ${now})`,
})

const insertAnswer = statement({
  name: 'product-answer-insert',
  sql: sql`insert into product_answers (id, question_id, author, consumer_no, staff_id, language, body, nickname, text_hash, state, findings,
      created_at, changed_at)
    values (${id}, ${param('questionId', uuid)}, ${param('author', text)}, ${param('consumerNo', nullable(text))},
      ${param('staffId', nullable(text))}, ${newText.language}, ${newText.body}, ${newText.nickname}, ${newText.textHash}, ${newText.state}, ${newText.findings},
      ${now}, ${now})`,
})

const findPublished = statement({
  name: 'product-question-find',
  row: { id: productQuestions.id },
  sql: sql`select q.id from product_questions q
    where q.id = ${id} and q.product_id = ${productId} and q.state = 'published'`,
})

type NewText = {
  readonly id: string
  readonly language: string
  readonly body: string
  readonly nickname: string
  readonly textHash: string | null
  readonly state: PublicationState
  readonly findings: readonly Finding[]
  readonly now: number
}

export type NewQuestion = NewText & {
  readonly productId: string
  readonly consumerNo: string
  readonly siteId: string
  readonly locale: string
}

export type NewAnswer = NewText & {
  readonly questionId: string
  readonly author: AnswerAuthor
  readonly consumerNo: string | null
  readonly staffId: string | null
}

type AskedQuestions = {
  readonly productId: string
  readonly sort: QuestionSort
  readonly filter: QuestionFilter
  readonly readerLanguage: string
  readonly offset: number
  readonly limit: number
}

export const questionsQueries = {
  /** Lists a page of a product's published questions with their published answers, the official one first. */
  list: (executor: Executor, { sort, filter, ...asked }: AskedQuestions) => {
    const pattern = filter.text === null ? null : toSearchPattern(filter.text)
    return getRow(executor, lists[sort], { ...asked, ...filter, pattern, answers: mostAnswers })
  },
  insert: (executor: Executor, question: NewQuestion) => execute(executor, insertQuestion, question),
  insertAnswer: (executor: Executor, answer: NewAnswer) => execute(executor, insertAnswer, answer),
  /** Returns whether a question of the product is published. */
  isPublished: async (executor: Executor, of: { id: string; productId: string }): Promise<boolean> =>
    (await findRow(executor, findPublished, of)) !== null,
} as const
