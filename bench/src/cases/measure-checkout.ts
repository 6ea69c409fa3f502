import { median } from '../measure/median.ts'
import { readCpuOfDescendants } from '../measure/read-cpu.ts'
import { readMetrics } from '../measure/read-metrics.ts'
import { runCallers } from '../measure/run-callers.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'
import { checkOut } from '../shop/shopper.ts'

export type CheckoutFigures = {
  readonly callers: number
  /** Whole checkouts a second, median of the rounds. */
  readonly rate: number
  readonly best: number
  /** Milliseconds for the seven calls of one checkout. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds of processor that a checkout costs: the shop's process, and everything with it (database, provider, caller). */
  readonly shopCpu: number
  readonly wholeCpu: number | null
}

const roundLength = 4000

/** The whole checkout of guests: token, cart, address, billing, card, prepare and place, with durable commits. */
export const measureCheckout = async (bench: BenchShop, callers: number, rounds: number): Promise<CheckoutFigures> => {
  const { client, variantIds, shop } = bench
  const one = (caller: number, turn: number): Promise<void> =>
    checkOut(client, variantIds[(caller + turn) % variantIds.length] ?? '')
  const figures: { rate: number; p50: number; p95: number; shopCpu: number; wholeCpu: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await readCpu(shop.url)
    const { rate, p50, p95, count } = await runCallers(callers, roundLength, one)
    const after = await readCpu(shop.url)
    const shopCpu = (after.shop - before.shop) / count
    figures.push({ rate, p50, p95, shopCpu, wholeCpu: (after.whole - before.whole) / count })
  }
  const of = (name: keyof (typeof figures)[number]): number => median(figures.map((figure) => figure[name]))
  const wholeCpu = of('wholeCpu')
  return {
    callers,
    rate: of('rate'),
    best: Math.max(...figures.map(({ rate }) => rate)),
    p50: of('p50'),
    p95: of('p95'),
    shopCpu: of('shopCpu'),
    wholeCpu: Number.isNaN(wholeCpu) ? null : wholeCpu,
  }
}

const readCpu = async (url: string): Promise<{ shop: number; whole: number }> => {
  const { user, system } = process.cpuUsage()
  const others = (await readCpuOfDescendants(process.pid)) ?? Number.NaN
  return { shop: (await readMetrics(url)).cpu, whole: others + (user + system) / 1000 }
}
