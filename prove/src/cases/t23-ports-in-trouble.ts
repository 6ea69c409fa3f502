import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { type HonestShoppers, hasAllOrders, isQuick, openHonest, quietVisits } from '../honest/beside-honest.ts'
import type { Visit } from '../honest/visit-and-buy.ts'
import { isAtMost, isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { type Fault, openFaults, type ShopPart, setFaults, shopParts } from '../trouble/shop-parts.ts'

const faults: readonly Fault[] = [{ mode: 'down' }, { mode: 'slow', ms: seconds(10) }, { mode: 'garbage' }]
/** The failing calls that open the circuit of a part. */
const firstCalls = 6
const visitsBeside = 16
const longestReturn = seconds(20)
const returnWithin = seconds(6)

/** A run is one fault of one part: all parts down, then all slow, then all with garbage. */
export const t23PortsInTrouble: Proof = {
  id: 'T23',
  title: 'search, content, recommendations, mail, pictures and captcha, each down, 10 s slow, or answering garbage',
  runs: faults.length * shopParts.length,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    await openFaults(shop)
    for (const variantId of shop.variantIds) await shop.setStock(variantId, 100_000)
    const honest = await openHonest(context, { variantIds: shop.variantIds })
    const since = new Date()
    const quiet = await honest.visit(quietVisits)
    const troubles: Trouble[] = []
    for (let nth = 0; nth < runs && !isLate(); nth += 1) troubles.push(await makeTrouble(context, honest, nth))
    const beside = troubles.flatMap(({ visits }) => visits)
    return [
      isSame('faults', troubles.length, runs),
      ...shopParts.flatMap(({ name }) => {
        const ofPart = troubles.filter(({ part }) => part.name === name)
        return ofPart.length === 0
          ? []
          : isQuick(
              name,
              quiet,
              ofPart.flatMap(({ visits }) => visits),
            )
      }),
      isEmpty(
        'parts in trouble that do not say so',
        troubles.flatMap(({ silent }) => silent),
      ),
      isEmpty(
        'other parts that did not work meanwhile',
        troubles.flatMap(({ others }) => others),
      ),
      isAtMost(
        'longest time from the end of the trouble until the part works, in ms',
        Math.round(Math.max(...troubles.map(({ back }) => back))),
        returnWithin,
      ),
      hasAllOrders([...quiet, ...beside]),
      isEmpty('orders without their mail afterwards', await listWithoutMail(context, since)),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

type Trouble = {
  readonly part: ShopPart
  readonly visits: readonly Visit[]
  readonly silent: readonly string[]
  readonly others: readonly string[]
  /** Milliseconds until the part worked again. */
  readonly back: number
}

let asked = 0

const ask = async ({ shop }: ProofContext, part: ShopPart): Promise<string> => {
  asked += 1
  return (await part.ask?.(shop, asked)) ?? 'ok'
}

const makeTrouble = async (context: ProofContext, honest: HonestShoppers, nth: number): Promise<Trouble> => {
  const { shop } = context
  const part = shopParts[nth % shopParts.length] as ShopPart
  const fault = faults[Math.floor(nth / shopParts.length) % faults.length] as Fault
  const name = `${part.name} ${fault.mode}`
  await setFaults(shop, { [part.name]: fault })
  await Promise.all(Array.from({ length: firstCalls }, () => ask(context, part)))
  const visits = await honest.visit(visitsBeside)
  const state = await ask(context, part)
  const others: string[] = []
  for (const other of shopParts.filter((one) => one !== part)) {
    const found = await ask(context, other)
    if (found !== 'ok') others.push(`${other.name} with ${name}: ${found}`)
  }
  await setFaults(shop, {})
  const isRight = state === 'unavailable' || (fault.mode === 'slow' && part.mayBeLate === true)
  const silent = part.ask && !isRight ? [`${name}: ${state}`] : []
  return { part, visits, silent, others, back: await waitUntilBack(context, part) }
}

const waitUntilBack = async (context: ProofContext, part: ShopPart): Promise<number> => {
  const begun = performance.now()
  for (; performance.now() < begun + longestReturn; await pause(200)) if ((await ask(context, part)) === 'ok') break
  return performance.now() - begun
}

/** Lists the orders since a moment that have no confirmation, after the job queue had time to repeat. */
const listWithoutMail = async ({ shop }: ProofContext, since: Date): Promise<string[]> => {
  const { rows } = await shop.database.pool.query<{ number: string }>(
    `select number from orders where state = 'finalised' and placed_at >= $1`,
    [since],
  )
  for (const until = Date.now() + minutes(2); ; await pause(seconds(1))) {
    const sent = new Set(await readdir(join(shop.dataDir, 'mail')))
    const missing = rows.filter(({ number }) => !sent.has(`order-${formatOrderNumber(number)}.eml`))
    if (missing.length === 0 || Date.now() > until) return missing.map(({ number }) => number)
  }
}
