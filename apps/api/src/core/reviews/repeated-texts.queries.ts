import { type Executor, getRow, json, literal, nullable, param, sql, statement, text } from '@lacehouse/database'

const hash = param('hash', text)
/** The product of a review that is written anew, whose own earlier text is no repetition; null for questions and answers. */
const ownProductId = param('ownProductId', nullable(text))
const consumerNo = param('consumerNo', text)

/** Products that a finding names. */
const mostNamed = 5

const listProducts = statement({
  name: 'repeated-texts-list',
  row: { productIds: json<readonly string[]>() },
  sql: sql`
    select coalesce(json_agg(product_id order by product_id), '[]') as "productIds" from (
      select r.product_id from reviews r where r.text_hash = ${hash}
        and (r.product_id, r.consumer_no) is distinct from (${ownProductId}::text, ${consumerNo}::text)
      union select q.product_id from product_questions q where q.text_hash = ${hash}
      union select q.product_id from product_answers a join product_questions q on q.id = a.question_id where a.text_hash = ${hash}
      order by product_id limit ${literal(mostNamed)}
    ) as same`,
})

type Wanted = { readonly hash: string; readonly consumerNo: string; readonly ownProductId: string | null }

/** Lists the products under which a text was written before, by whomever and in whichever state; five at most. */
export async function listRepeatedUnder(executor: Executor, wanted: Wanted): Promise<readonly string[]> {
  return (await getRow(executor, listProducts, wanted)).productIds
}
