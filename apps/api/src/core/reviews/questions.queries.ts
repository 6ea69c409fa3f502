import {
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

const isOwnLanguage = sql`(q.language = ${param('language', text)})`

const listQuestions = statement({
  name: 'product-questions-list',
  row: { questions: json<readonly PublishedQuestion[]>(), total: integer },
  sql: sql`
    with page as materialized (
      select q.* from product_questions q where q.product_id = ${productId} and q.state = 'published'
      order by ${isOwnLanguage} desc, q.created_at desc nulls last, q.id offset ${param('offset', integer)} limit ${param('limit', integer)}
    )
    select (select count(*)::int from product_questions q where q.product_id = ${productId} and q.state = 'published') as total,
      (select coalesce(json_agg(json_build_object('id', q.id, 'language', q.language, 'body', q.body, 'nickname', q.nickname,
        'createdAt', (extract(epoch from q.created_at) * 1000)::float8, 'answers', ${answersJson})
        order by ${isOwnLanguage} desc, q.created_at desc, q.id), '[]') from page q) as questions`,
})

const newText = {
  language: param('language', text),
  body: param('body', text),
  nickname: param('nickname', text),
  state: param('state', text),
  findings: param('findings', json<readonly Finding[]>()),
}

const insertQuestion = statement({
  name: 'product-question-insert',
  sql: sql`insert into product_questions (id, product_id, consumer_no, site_id, locale, language, body, nickname, state, findings,
      created_at, changed_at)
    values (${id}, ${productId}, ${param('consumerNo', text)}, ${param('siteId', text)}, ${param('locale', text)}, ${newText.language},
      ${newText.body}, ${newText.nickname}, ${newText.state}, ${newText.findings}, ${now}, ${now})`,
})

const insertAnswer = statement({
  name: 'product-answer-insert',
  sql: sql`insert into product_answers (id, question_id, author, consumer_no, staff_id, language, body, nickname, state, findings,
      created_at, changed_at)
    values (${id}, ${param('questionId', uuid)}, ${param('author', text)}, ${param('consumerNo', nullable(text))},
      ${param('staffId', nullable(text))}, ${newText.language}, ${newText.body}, ${newText.nickname}, ${newText.state}, ${newText.findings},
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

export const questionsQueries = {
  /** Lists a page of a product's published questions, those in the language first, with their published answers, the official one first. */
  list: (executor: Executor, asked: { productId: string; language: string; offset: number; limit: number }) =>
    getRow(executor, listQuestions, { ...asked, answers: mostAnswers }),
  insert: (executor: Executor, question: NewQuestion) => execute(executor, insertQuestion, question),
  insertAnswer: (executor: Executor, answer: NewAnswer) => execute(executor, insertAnswer, answer),
  /** Returns whether a question of the product is published. */
  isPublished: async (executor: Executor, of: { id: string; productId: string }): Promise<boolean> =>
    (await findRow(executor, findPublished, of)) !== null,
} as const
