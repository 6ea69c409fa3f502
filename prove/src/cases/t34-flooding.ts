import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { seconds } from '@lacehouse/domain/time/durations'
import { buyGiftCards, watchSignIns } from '../flood/buy-gift-cards.ts'
import { cartFlood, eventFlood, type Flood, pageFlood } from '../flood/flood-calls.ts'
import { floodPictures, listSmallPictures, watchPictures } from '../flood/flood-pictures.ts'
import { type HonestShoppers, hasAllOrders, isQuick, openHonest, quietVisits } from '../honest/beside-honest.ts'
import type { Visit } from '../honest/visit-and-buy.ts'
import { type Finding, isAtMost, isEmpty, type Proof, type ProofContext } from '../proof.ts'

const droppedPictures = 60
const giftCards = 2000
const mebibyte = 2 ** 20
const mostLog = mebibyte
const mostDisk = 64 * mebibyte

/** A run is a page event; the other floods have a fiftieth of that. The shop logs as in production. */
export const t34Flooding: Proof = {
  id: 'T34',
  title: '60 dropped requests for the largest pictures, 10,000 page events, dear calls and pages, 2,000 gift cards',
  runs: 10_000,
  prove: async (context) => {
    const { shop } = context
    await shop.restart({ LOG_LEVEL: 'info' })
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const honest = await openHonest(context, { variantIds: shop.variantIds })
    const quiet = await honest.visit(quietVisits)
    const before = await measureSize(context)
    const floods = [pictureFlood, eventFlood, cartFlood, pageFlood, giftCardFlood]
    const visits: Visit[] = [...quiet]
    const findings: Finding[] = []
    for (const flood of floods) {
      const { beside, found } = await floodBeside(context, honest, flood)
      visits.push(...beside)
      findings.push(...isQuick(flood.name, quiet, beside), ...found)
    }
    const after = await measureSize(context)
    return [
      ...findings,
      isAtMost('growth of the log in bytes', after.log - before.log, mostLog),
      isAtMost('growth of data folder and database in MiB', toMebibytes(after.disk - before.disk), mostDisk / mebibyte),
      hasAllOrders(visits),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

const toMebibytes = (bytes: number): number => Math.round(bytes / mebibyte)

const floodBeside = async (context: ProofContext, honest: HonestShoppers, { send }: Flood) => {
  let isOver = false
  const sending = send(context).finally(() => {
    isOver = true
  })
  // Its failure is thrown below; until then it must not end the process.
  sending.catch(() => undefined)
  const beside = await honest.visitUntil(() => isOver, 1)
  return { beside, found: await sending }
}

const pictureFlood: Flood = {
  name: `${droppedPictures} dropped pictures`,
  send: async (context) => {
    const [first = '', ...addresses] = await listSmallPictures(context.shop, 'newest')
    // The drawing process is there, as in a shop with visitors.
    await watchPictures(context.shop, [first])
    const [times] = await Promise.all([watchPictures(context.shop, addresses), floodPictures(context, droppedPictures)])
    return [isAtMost(`slowest of ${times.length} shoppers’ pictures in ms`, Math.round(Math.max(...times)), seconds(2))]
  },
}

const giftCardFlood: Flood = {
  name: `an order of ${giftCards} gift cards`,
  send: async (context) => {
    const outcome = await buyGiftCards(context, giftCards)
    const times = await watchSignIns(context.shop)
    return [
      { what: `an order of ${giftCards} gift cards is answered`, found: outcome, wanted: 'any', holds: true },
      isAtMost(`slowest of ${times.length} sign-ins after it in ms`, Math.round(Math.max(...times)), seconds(1)),
    ]
  },
}

type Size = { readonly log: number; readonly disk: number }

/** The bytes that the shop has logged, and those of its data folder and its database. */
const measureSize = async ({ shop }: ProofContext): Promise<Size> => {
  const { rows } = await shop.database.pool.query<{ size: number }>(
    'select pg_database_size(current_database())::float8 as size',
  )
  return { log: shop.output().length, disk: (await measureFolder(shop.dataDir)) + (rows[0]?.size ?? 0) }
}

const measureFolder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const sizes = entries
    .filter((entry) => entry.isFile())
    // A file may be removed meanwhile.
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
