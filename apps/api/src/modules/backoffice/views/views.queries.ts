import {
  type Executor,
  execute,
  json,
  listRows,
  literal,
  param,
  sql,
  staffViews,
  statement,
  text,
  uuid,
} from '@lacehouse/database'

export type ViewArea = 'orders' | 'cases' | 'customers' | 'staff' | 'audit'
export type StoredView = {
  readonly viewId: string
  readonly area: ViewArea
  readonly name: string
  readonly query: Record<string, string>
}

/** The most views of an area that one member of staff has. */
const mostViews = 20

const consumerNo = param('consumerNo', text)
const area = param('area', text)
const name = param('name', text)

const list = statement({
  name: 'staff-views',
  row: { viewId: uuid, area: staffViews.area, name: staffViews.name, query: staffViews.query },
  sql: sql`select id as "viewId", area, name, query from staff_views where consumer_no = ${consumerNo} order by area, name`,
})

const save = statement({
  name: 'staff-view-save',
  sql: sql`insert into staff_views (id, consumer_no, area, name, query)
    select ${param('viewId', uuid)}, ${consumerNo}, ${area}, ${name}, ${param('query', json<Readonly<Record<string, unknown>>>())}
    where (select count(*) from staff_views v where v.consumer_no = ${consumerNo} and v.area = ${area} and v.name <> ${name})
      < ${literal(mostViews)}
    on conflict (consumer_no, area, name) do update set query = excluded.query`,
})

const remove = statement({
  name: 'staff-view-remove',
  sql: sql`delete from staff_views where id = ${param('viewId', uuid)} and consumer_no = ${consumerNo}`,
})

type NewView = {
  readonly viewId: string
  readonly consumerNo: string
  readonly area: ViewArea
  readonly name: string
  readonly query: Readonly<Record<string, unknown>>
}

/** Queries of saved views; each member of staff reaches their own alone. */
export const viewQueries = {
  list: async (executor: Executor, consumerNo: string): Promise<StoredView[]> =>
    (await listRows(executor, list, { consumerNo })).map((view) => ({ ...view, area: view.area as ViewArea })),
  /** Saves a view in the place of one with the same name; false where there are too many. */
  save: async (executor: Executor, view: NewView): Promise<boolean> => (await execute(executor, save, view)) === 1,
  remove: async (executor: Executor, view: { viewId: string; consumerNo: string }): Promise<void> => {
    await execute(executor, remove, view)
  },
} as const
