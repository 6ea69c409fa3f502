import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { addConsumer, addCoupon, demoPassword, type SignedInShopper, signInAs } from '@lacehouse/test-kit'
import { fillPerson, type MarkedPerson, makeMarkedPerson } from '@lacehouse/test-kit/api/fill-person'
import {
  listMarkedColumns,
  listMarkedTables,
  listPersonalColumns,
  listUnexported,
  readMarkedValues,
  readOrderSums,
} from '@lacehouse/test-kit/proof/find-marks'
import { leaveTraces, onceCode } from '../erasure/leave-traces.ts'
import { searchFiles } from '../erasure/search-files.ts'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import { toPromotionTarget } from '../shop/to-promotion-target.ts'

/** The shop erases accounts once a minute. */
const erasedWithin = seconds(150)
const exportedWithin = seconds(30)
/** People with numbers from here on stay. */
const toStay = 13

type Person = MarkedPerson & { readonly consumerNo: string; readonly shopper: SignedInShopper }

/** A run is a person who is erased; as many others stay. */
export const t30Erasure: Proof = {
  id: 'T30',
  title: 'every column marked personal filled, exported and erased; then database, logs, files and caches are searched',
  runs: 5,
  prove: async (context) => {
    const { shop, runs } = context
    const securityLog = join(shop.dataDir, 'security.log')
    await shop.restart({ LOG_LEVEL: 'trace', SECURITY_LOG: securityLog })
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const count = Math.min(runs, toStay)
    await addCoupon(toPromotionTarget(shop), onceCode, { coupon: { useLimitPerOwner: 1 } })
    const going = await openPeople(context, 0, count)
    const staying = await openPeople(context, toStay, count)
    const left = await fillAll(shop, [...going, ...staying])
    const stored = await readStored(shop, staying)
    const exported = await inWaves(count, { atOnce: 2 }, (nth) => exportOf(shop, going[nth] as Person))
    const sums = await readOrderSums(shop.database.pool)
    const erased = await erase(shop, going)
    const afterwards = await readOrderSums(shop.database.pool)
    const logs = `${shop.output()}${await readFile(securityLog, 'utf8')}`
    return [
      isSame('accounts that the shop erased', erased, count),
      isEmpty('things that people did and that were refused', left.refused),
      isEmpty('personal columns that nothing was written to, so that nothing is proved', left.unfilled),
      isEmpty('personal columns that an export lacks', exported.flat()),
      isEmpty('tables with something of an erased person', await listLeft(shop, going)),
      isEmpty('lines of logs with something of a person', listLines(logs, [...going, ...staying])),
      isSame('lines of logs that were read, at least some', logs.split('\n').length > count ? 'yes' : 'no', 'yes'),
      isEmpty('files with something of an erased person', await searchFiles(shop.dataDir, going.map(toMark))),
      isEmpty('answers with something of an erased person', await listShown(shop, going)),
      isSame('sums, payments and goods of all orders', JSON.stringify(afterwards) === JSON.stringify(sums) ? 1 : 0, 1),
      isSame('data of the people who stay', (await readStored(shop, staying)) === stored ? 1 : 0, 1),
    ]
  },
}

const toMark = ({ mark }: MarkedPerson): string => mark

const openPeople = ({ shop }: ProofContext, from: number, count: number): Promise<Person[]> =>
  inWaves(count, { atOnce: 2 }, async (nth) => {
    const person = makeMarkedPerson(from + nth)
    const own = { email: person.email, emailConfirmedAt: new Date() }
    const { consumerNo } = await addConsumer(shop.database, own)
    return { ...person, consumerNo, shopper: await signInAs(shop.client(), { email: person.email }) }
  })

const fillAll = async (shop: ProofShop, people: readonly Person[]) => {
  const refused: string[] = []
  const unfilled: string[] = []
  for (const person of people) {
    await fillPerson(shop.database, person.consumerNo, person)
    for (const { what, status, outcome, mayFail } of await leaveTraces(shop, person))
      if (status >= 500 || (status >= 400 && !mayFail)) refused.push(`${what}: ${outcome}`)
    const filled = await listMarkedColumns(shop.database.pool, person)
    unfilled.push(...listPersonalColumns().filter((column) => !filled.includes(column)))
  }
  // An order on its way would be waited for, and one whose mail is still to be sent needs its address.
  await shop.database.pool.query(
    `update shipments set state = 'delivered' where order_number in (select number from orders where owner_id = any ($1))`,
    [people.map(({ consumerNo }) => consumerNo)],
  )
  return { refused, unfilled }
}

/** Exports a person's data as the person does; returns the personal columns that it lacks. */
const exportOf = async (shop: ProofShop, person: Person): Promise<string[]> => {
  const { dataExport } = await person.shopper.call('privacy.requestExport', { body: {} })
  const params = { exportId: dataExport?.exportId ?? '' }
  for (const until = Date.now() + exportedWithin; ; await pause(200)) {
    const { status, body } = await person.shopper.tryCall('privacy.getExport', { params })
    if (status < 400) return listUnexported((body as CallReply<'privacy.getExport'>).tables, person)
    if (Date.now() > until) throw new Error(`the export of ${person.consumerNo} on ${shop.url()} was not made`)
  }
}

/** Asks for the deletions, ends their cooling-off, and waits until the shop has erased the accounts; returns their number. */
const erase = async (shop: ProofShop, people: readonly Person[]): Promise<number> => {
  const { pool } = shop.database
  for (const { shopper } of people) await shopper.call('privacy.requestDeletion', { body: { password: demoPassword } })
  const numbers = people.map(({ consumerNo }) => consumerNo)
  await pool.query(`update account_deletions set due_at = now() - interval '1 second' where consumer_no = any ($1)`, [
    numbers,
  ])
  for (const until = Date.now() + erasedWithin; ; await pause(seconds(1))) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from consumers where consumer_no = any ($1) and state = 'erased'`,
      [numbers],
    )
    const count = rows[0]?.count ?? 0
    if (count === numbers.length || Date.now() > until) return count
  }
}

const listLeft = async (shop: ProofShop, people: readonly Person[]): Promise<string[]> => {
  const found: string[] = []
  for (const person of people)
    for (const table of await listMarkedTables(shop.database.pool, person)) found.push(`${table} has ${person.mark}`)
  return found
}

/** The logs name no one at all, those who stay neither. */
const listLines = (logs: string, people: readonly MarkedPerson[]): string[] =>
  logs.split('\n').filter((line) => people.some(({ mark, day }) => line.includes(mark) || line.includes(day)))

/** The personal data of some people, as text. */
const readStored = async (shop: ProofShop, people: readonly Person[]): Promise<string> => {
  const stored = await Promise.all(people.map((person) => readMarkedValues(shop.database.pool, person)))
  return JSON.stringify(stored)
}

/** Asks again, by the sessions that the erased people had, for pages, calls and a repeated answer. */
const listShown = async (shop: ProofShop, people: readonly Person[]): Promise<string[]> => {
  const found: string[] = []
  for (const { shopper, mark, email, number } of people) {
    const paths = ['/en-us/account', '/en-us/account/orders', '/en-us/cart', '/en-us/checkout', '/en-us/favourites']
    for (const path of paths) {
      const answer = await fetch(`${shop.url()}${path}`, { headers: { cookie: `lh_access=${shopper.token}` } })
      if ((await answer.text()).includes(mark)) found.push(path)
    }
    const again = [
      await shopper.tryCall('consumer.get', {}),
      await shopper.tryCall('orders.list', { body: {} }),
      await shopper.tryCall('cart.setGiftWrapping', {
        params: { basketId: crypto.randomUUID() },
        body: {},
        headers: { 'idempotency-key': `proof-${number}` },
      }),
      await shop
        .client()
        .withToken(null)
        .tryCall('orders.track', { body: { orderNumber: 'LH77000001', email } }),
    ]
    for (const { body } of again) if (JSON.stringify(body).includes(mark)) found.push(`a call says ${mark}`)
  }
  return found
}
