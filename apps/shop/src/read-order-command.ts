import { createHash } from 'node:crypto'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'

type Given = {
  readonly action: string | undefined
  readonly number: string | undefined
  readonly to?: string | undefined
  readonly item?: readonly string[] | undefined
  readonly quantity?: readonly string[] | undefined
  readonly reason?: string | undefined
  readonly key?: string | undefined
}

/** The states of a shipment by their names in the command. */
const states: Readonly<Record<string, ShipmentState>> = {
  packed: 'picking',
  sent: 'shipped',
  ready: 'ready_for_pickup',
  delivered: 'delivered',
  collected: 'collected',
}

export type WantedItem = { readonly item: string; readonly qty: number }

export type OrderCommand =
  | { readonly ok: true; readonly action: 'advance'; readonly orderNumber: string; readonly to?: ShipmentState }
  | {
      readonly ok: true
      readonly action: 'refund'
      readonly orderNumber: string
      readonly items: readonly WantedItem[]
      readonly reason: string | null
      readonly key: string
    }
  | { readonly ok: false; readonly reason: string }

/** Reads the arguments of `lacehouse order`; order numbers with or without hyphens. */
export function readOrderCommand({ action, number, to, item = [], quantity = [], reason, key }: Given): OrderCommand {
  if (!number) return { ok: false, reason: 'Which order?' }
  const orderNumber = parseOrderNumber(number)
  if (!orderNumber) return { ok: false, reason: `${number} is no order number.` }
  if (action === 'advance') {
    if (to !== undefined && !states[to]) return { ok: false, reason: `There is no state ${to}.` }
    return { ok: true, action, orderNumber, ...(to !== undefined && { to: states[to] }) }
  }
  if (action !== 'refund') return { ok: false, reason: 'What is to be done?' }
  if (quantity.length > item.length) return { ok: false, reason: 'A quantity belongs to an item.' }
  const items = item.map((name, at) => ({ item: name, qty: Number(quantity[at] ?? 1) }))
  if (items.some(({ qty }) => !Number.isSafeInteger(qty) || qty < 1))
    return { ok: false, reason: 'A quantity is a whole number above zero.' }
  return { ok: true, action, orderNumber, items, reason: reason?.slice(0, 200) ?? null, key: key ?? nameReturn(items) }
}

/** The key of a return: the same command twice is one return and refunds once, unless `--key` names another. */
const nameReturn = (items: readonly WantedItem[]): string => {
  if (items.length === 0) return 'all'
  return `return-${createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 12)}`
}
