import {
  boolean,
  carts,
  integer,
  listStatements,
  notNull,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './create-test-database.ts'
import { listStatementProblems } from './list-statement-problems.ts'

let scratch: TestDatabase

beforeAll(async () => {
  scratch = await createTestDatabase()
})

afterAll(() => scratch.drop())

const describeOne = (made: { readonly name: string }): Promise<string[]> =>
  listStatementProblems(
    scratch.url,
    listStatements().filter(({ name }) => name === made.name),
  )

test('a statement that answers what it declares has no problem', async () => {
  const right = statement({
    name: 'right',
    row: {
      id: carts.id,
      number: notNull(carts.orderNumber),
      ofJoin: nullable(text),
      count: integer,
      hasEnded: boolean,
    },
    sql: sql`select c.id, c.order_number as number, o.number as "ofJoin", count(*) over () as count, true as "hasEnded"
      from carts c left join orders o on o.cart_id = c.id where c.order_number is not null and c.id = ${param('id', uuid)}`,
  })
  expect(await describeOne(right)).toEqual([])
})

test('a wrong type, name, column, nullability or parameter is a problem each', async () => {
  const wrong = statement({
    name: 'wrong',
    row: { id: text, siteId: carts.state, number: text, total: carts.version, absent: text },
    sql: sql`select id, site_id as "siteId", order_number as number, version + 1 as total, owner_id from carts
      where version = ${param('version', text)}`,
  })
  expect(await describeOne(wrong)).toEqual([
    'wrong: the parameter version is declared text, PostgreSQL takes type 23',
    'wrong: absent is declared, but not answered',
    'wrong: id is declared text, PostgreSQL answers type 2950',
    'wrong: siteId is declared as carts.state, but is carts.site_id',
    'wrong: number is declared not null, carts.order_number can be null',
    'wrong: total is declared as carts.version, but is computed',
    'wrong: owner_id is answered, but not declared',
  ])
})

test('a statement that PostgreSQL does not understand is a problem, and those after it are still looked at', async () => {
  statement({ name: 'broken-1', sql: sql`select nothing from nowhere` })
  statement({ name: 'broken-2', sql: sql`selekt` })
  const problems = await listStatementProblems(
    scratch.url,
    listStatements().filter(({ name }) => name.startsWith('broken')),
  )
  expect(problems).toEqual([
    'broken-1: relation "nowhere" does not exist',
    'broken-2: syntax error at or near "selekt"',
  ])
})
