import type { AnswerAuthor, PublicationState, RefusalReason } from '@lacehouse/domain/reviews/review'
import type { Finding } from '@lacehouse/domain/reviews/screen-text'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { instant } from './columns.ts'

/** Questions of shoppers about products, of which the published ones are public (decision 0075). */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The account that asked; null for a question that came with the catalogue. */
    consumerNo: text('consumer_no'),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    language: text('language').notNull(),
    body: text('body').notNull(),
    nickname: text('nickname').notNull(),
    /** SHA-256 of the folded text, as of a review. */
    textHash: text('text_hash'),
    state: text('state').$type<PublicationState>().notNull(),
    findings: jsonb('findings').$type<readonly Finding[]>().notNull(),
    refusalReason: text('refusal_reason').$type<RefusalReason>(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    check('product_questions_state_known', sql`${table.state} in ('waiting', 'published', 'refused')`),
    index('product_questions_newest')
      .on(table.productId, table.createdAt.desc(), table.id)
      .where(sql`${table.state} = 'published'`),
    index('product_questions_by_text').on(table.textHash).where(sql`${table.textHash} is not null`),
    index('product_questions_by_consumer').on(table.consumerNo).where(sql`${table.consumerNo} is not null`),
    index('product_questions_to_moderate').on(table.changedAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('product_questions_refused').on(table.changedAt).where(sql`${table.state} = 'refused'`),
  ],
)

/** Answers of shoppers and of the shop to questions. */
export const productAnswers = pgTable(
  'product_answers',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => productQuestions.id, { onDelete: 'cascade' }),
    author: text('author').$type<AnswerAuthor>().notNull(),
    consumerNo: text('consumer_no'),
    /** The member of staff who wrote it. */
    staffId: text('staff_id'),
    language: text('language').notNull(),
    body: text('body').notNull(),
    nickname: text('nickname').notNull(),
    /** SHA-256 of the folded text, as of a review. */
    textHash: text('text_hash'),
    state: text('state').$type<PublicationState>().notNull(),
    findings: jsonb('findings').$type<readonly Finding[]>().notNull(),
    refusalReason: text('refusal_reason').$type<RefusalReason>(),
    /** Kept by a trigger from the votes. */
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    check('product_answers_author_known', sql`${table.author} in ('shopper', 'staff')`),
    check('product_answers_state_known', sql`${table.state} in ('waiting', 'published', 'refused')`),
    index('product_answers_by_question').on(table.questionId, table.createdAt),
    index('product_answers_by_text').on(table.textHash).where(sql`${table.textHash} is not null`),
    index('product_answers_by_consumer').on(table.consumerNo).where(sql`${table.consumerNo} is not null`),
    index('product_answers_to_moderate').on(table.changedAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('product_answers_refused').on(table.changedAt).where(sql`${table.state} = 'refused'`),
  ],
)

/** Whether a reader found an answer helpful; each person has one vote, which may change. */
export const productAnswerVotes = pgTable(
  'product_answer_votes',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => productAnswers.id, { onDelete: 'cascade' }),
    consumerNo: text('consumer_no').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.answerId, table.consumerNo] }),
    index('product_answer_votes_by_consumer').on(table.consumerNo),
  ],
)
