import {
  type Executor,
  execute,
  type Fragment,
  findRow,
  getRow,
  integer,
  json,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type {
  CaseAuthor,
  CaseCategory,
  CaseState,
  CaseSubject,
  WarrantyRemedy,
} from '@lacehouse/domain/support-cases/support-case'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const number = param('number', text)
const consumerNo = param('consumerNo', text)
const now = moment('now')

/** A message of a case; `sentAt` in milliseconds since 1970. */
export type CaseMessage = {
  readonly id: string
  readonly author: CaseAuthor
  readonly staffId: string | null
  /** The member of staff who wrote it, for colleagues. */
  readonly staffName: string | null
  readonly message: string
  readonly sentAt: number
}

/** A case without its messages; moments in milliseconds since 1970. */
export type SupportCase = {
  readonly number: string
  readonly state: CaseState
  readonly siteId: string
  readonly locale: string
  readonly consumerNo: string | null
  readonly category: CaseCategory
  readonly subject: CaseSubject
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly orderNumber: string | null
  readonly lineId: string | null
  readonly itemName: string | null
  readonly remedy: WarrantyRemedy | null
  readonly createdAt: number
  readonly updatedAt: number
}

export type CasePhoto = { readonly id: string; readonly width: number; readonly height: number }

/** A case with its messages, the oldest first, and its photos. */
export type FullCase = SupportCase & {
  readonly messages: readonly CaseMessage[]
  readonly photos: readonly CasePhoto[]
}

const toMilliseconds = (column: Fragment): Fragment => sql`(extract(epoch from ${column}) * 1000)::float8`

const caseFields = sql`'number', c.number, 'state', c.state, 'siteId', c.site_id, 'locale', c.locale, 'consumerNo', c.consumer_no,
  'category', c.category, 'subject', c.subject, 'name', c.name, 'email', c.email, 'phone', c.phone, 'orderNumber', c.order_number,
  'lineId', c.line_id, 'itemName', c.item_name, 'remedy', c.remedy, 'createdAt', ${toMilliseconds(sql`c.created_at`)},
  'updatedAt', ${toMilliseconds(sql`c.updated_at`)}`

// Of two messages of one moment the shopper’s is the first: an answer follows what it answers.
const caseJson = sql`json_build_object(${caseFields}, 'messages', (
    select coalesce(json_agg(json_build_object('id', m.id, 'author', m.author, 'staffId', m.staff_id, 'staffName', (
        select trim(k.first_name || ' ' || k.last_name) from consumers k where k.consumer_no = m.staff_id), 'message', m.message,
      'sentAt', ${toMilliseconds(sql`m.created_at`)}) order by m.created_at, m.author, m.id), '[]')
    from support_case_messages m where m.case_number = c.number
  ), 'photos', (
    select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.created_at, p.id), '[]')
    from support_case_photos p where p.case_number = c.number
  ))`

// A guest's case belongs to the account whose mailbox got the mail of the case, once the account has proved the mailbox.
const ofConsumer = sql`(c.consumer_no = ${consumerNo} or (c.consumer_no is null and c.email = (
  select k.email from consumers k where k.consumer_no = ${consumerNo} and k.email_confirmed_at is not null)))`

const insertCase = statement({
  name: 'support-case-insert',
  sql: sql`
    with made as (
      insert into support_cases (number, state, site_id, locale, consumer_no, category, subject, name, email, phone, order_number,
        line_id, item_name, remedy, created_at, updated_at)
      values (${number}, 'open', ${param('siteId', text)}, ${param('locale', text)}, ${param('consumerNo', nullable(text))},
        ${param('category', text)}, ${param('subject', text)}, ${param('name', text)}, ${param('email', text)},
        ${param('phone', nullable(text))}, ${param('orderNumber', nullable(text))}, ${param('lineId', nullable(text))},
        ${param('itemName', nullable(text))}, ${param('remedy', nullable(text))}, ${now}, ${now})
      returning number
    ), said as (
      insert into support_case_messages (id, case_number, author, message, created_at)
      select ${param('messageId', uuid)}, made.number, 'shopper', ${param('message', text)}, ${now} from made
      returning id, case_number
    ), ${enqueueInStatement({
      queues: sql`array['case-mail']`,
      data: sql`jsonb_build_object('caseNumber', said.case_number, 'messageId', said.id)`,
      source: sql`said`,
    })}
    select number from made`,
})

// Another message may have come in between, which may have changed the state that the plan was made from.
const addMessage = statement({
  name: 'support-case-message-add',
  sql: sql`
    with moved as (
      update support_cases set state = ${param('state', text)}, updated_at = ${now}
      where number = ${number} and state = ${param('from', text)} returning number
    ), said as (
      insert into support_case_messages (id, case_number, author, staff_id, message, created_at)
      select ${param('messageId', uuid)}, moved.number, ${param('author', text)}, ${param('staffId', nullable(text))},
        ${param('message', text)}, ${now} from moved
      returning id, case_number
    ), ${enqueueInStatement({
      queues: sql`array['case-mail']`,
      data: sql`jsonb_build_object('caseNumber', said.case_number, 'messageId', said.id)`,
      source: sql`said`,
    })}
    select 1 from said`,
})

const findCase = statement({
  name: 'support-case-find',
  row: { found: json<FullCase>() },
  sql: sql`select ${caseJson} as found from support_cases c where c.number = ${number}`,
})

const findOwnCase = statement({
  name: 'support-case-find-own',
  row: { found: json<FullCase>() },
  sql: sql`select ${caseJson} as found from support_cases c where c.number = ${number} and ${ofConsumer}`,
})

const toPage = <Params>(condition: Fragment<Params>, order: Fragment<never>) => sql`
  with wanted as (select c.* from support_cases c where ${condition}),
  page as (select * from wanted c order by ${order}, c.number offset ${param('start', integer)} limit ${param('count', integer)})
  select (select count(*)::int from wanted) as total,
    (select coalesce(json_agg(json_build_object(${caseFields}) order by ${order}, c.number), '[]') from page c) as cases`

const pageRow = { total: integer, cases: json<readonly SupportCase[]>() }
const newestFirst = sql`c.updated_at desc`

const listOwnCases = statement({ name: 'support-cases-list-own', row: pageRow, sql: toPage(ofConsumer, newestFirst) })

const state = param('state', nullable(text))
const category = param('category', nullable(text))
const search = param('search', nullable(text))
const namePattern = param('name', nullable(text))
const wanted = sql`(${state}::text is null or c.state = ${state})
    and (${category}::text is null or c.category = ${category} or (${category} = 'contact' and c.category not in ('warranty', 'withdrawal')))
    and (${search}::text is null or ${search} in (c.number, c.order_number, c.email))
    and (${namePattern}::text is null or lower(c.name) like ${namePattern} or lower(c.name) like '% ' || ${namePattern})
    and c.created_at >= ${moment('from')} and c.created_at < ${moment('to')}`

const lists = {
  updatedAt: statement({ name: 'support-cases-list-quiet', row: pageRow, sql: toPage(wanted, sql`c.updated_at`) }),
  '-updatedAt': statement({ name: 'support-cases-list', row: pageRow, sql: toPage(wanted, newestFirst) }),
  createdAt: statement({ name: 'support-cases-list-oldest', row: pageRow, sql: toPage(wanted, sql`c.created_at`) }),
  '-createdAt': statement({
    name: 'support-cases-list-newest',
    row: pageRow,
    sql: toPage(wanted, sql`c.created_at desc`),
  }),
} as const
export type CaseSort = keyof typeof lists

const lockCase = statement({
  name: 'support-case-lock',
  sql: sql`select 1 from support_cases where number = ${number} for update`,
})

// The moment of the newest message stays: a state is none.
const setState = statement({
  name: 'support-case-set-state',
  sql: sql`update support_cases set state = ${param('state', text)} where number = ${number}`,
})

export type CasePage = { readonly total: number; readonly cases: readonly SupportCase[] }

export type NewCase = Omit<SupportCase, 'state' | 'createdAt' | 'updatedAt'> & { readonly message: string }

/** Which cases the staff want to see; null for all of them. */
export type CaseFilter = {
  readonly state: CaseState | null
  /** A category, or `contact` for all but reports of faults and withdrawals. */
  readonly category: CaseCategory | 'contact' | null
  /** The number of a case or an order, or an email. */
  readonly search: string | null
  /** A pattern of `like` for the beginning of a part of the name, in lower case. */
  readonly name: string | null
  /** The moments between which it was opened. */
  readonly from: number
  readonly to: number
  readonly start: number
  readonly count: number
}

export type NewMessage = {
  readonly number: string
  readonly messageId: string
  readonly author: CaseAuthor
  readonly staffId: string | null
  readonly message: string
  /** The state that the message was planned from, and the one that it leads to. */
  readonly from: CaseState
  readonly state: CaseState
  readonly now: number
}

export const supportCasesQueries = {
  /** Records a case with its first message, and enqueues its mail. */
  insert: (executor: Executor, made: NewCase & { messageId: string; now: number }) =>
    execute(executor, insertCase, made),

  /** Adds a message and enqueues its mail; resolves to false where the case is in another state by now. */
  addMessage: async (executor: Executor, added: NewMessage): Promise<boolean> =>
    (await execute(executor, addMessage, added)) === 1,

  find: async (executor: Executor, of: string): Promise<FullCase | null> =>
    (await findRow(executor, findCase, { number: of }))?.found ?? null,

  /** Finds a case of a consumer; null for another's. */
  findOwn: async (executor: Executor, wanted: { number: string; consumerNo: string }): Promise<FullCase | null> =>
    (await findRow(executor, findOwnCase, wanted))?.found ?? null,

  /** Lists a page of a consumer's cases, the newest message first. */
  listOwn: (executor: Executor, wanted: { consumerNo: string; start: number; count: number }): Promise<CasePage> =>
    getRow(executor, listOwnCases, wanted),

  /** Lists a page of all cases. */
  list: (executor: Executor, wanted: CaseFilter, sort: CaseSort = '-updatedAt'): Promise<CasePage> =>
    getRow(executor, lists[sort], wanted),

  /** Has changes of a case wait for each other until the end of the transaction. */
  lock: async (client: PoolClient, of: string): Promise<void> => {
    await execute(client, lockCase, { number: of })
  },

  setState: async (client: PoolClient, changed: { number: string; state: CaseState }): Promise<void> => {
    await execute(client, setState, changed)
  },
} as const
