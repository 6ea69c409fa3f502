import { createHash } from 'node:crypto'
import { listCarriers, parseTracking } from '@lacehouse/domain/order/carriers'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { parseReturnNumber } from '@lacehouse/domain/returns/return-number'

type Given = {
  readonly action: string | undefined
  readonly number: string | undefined
  readonly to?: string | undefined
  readonly item?: readonly string[] | undefined
  readonly quantity?: readonly string[] | undefined
  readonly reason?: string | undefined
  readonly key?: string | undefined
  readonly tracking?: string | undefined
  readonly credit?: boolean | undefined
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
  | {
      readonly ok: true
      readonly action: 'advance'
      readonly orderNumber: string
      readonly to?: ShipmentState
      readonly tracking?: string
    }
  | {
      readonly ok: true
      readonly action: 'refund'
      readonly orderNumber: string
      readonly items: readonly WantedItem[]
      readonly reason: string | null
      readonly key: string
      readonly asStoreCredit: boolean
    }
  | {
      readonly ok: true
      readonly action: 'return'
      readonly returnNumber: string
      readonly items: readonly WantedItem[]
      readonly asStoreCredit: boolean
    }
  | { readonly ok: false; readonly reason: string }

/** Reads the arguments of `lacehouse order`; numbers of orders and returns with or without hyphens. */
export function readOrderCommand({ action, number, to, ...given }: Given): OrderCommand {
  const { item = [], quantity = [], reason, key, tracking, credit: asStoreCredit = false } = given
  if (action === 'return') return readReturn(number, readItems(item, quantity), asStoreCredit)
  if (!number) return { ok: false, reason: 'Which order?' }
  const orderNumber = parseOrderNumber(number)
  if (!orderNumber) return { ok: false, reason: `${number} is no order number.` }
  if (action === 'advance') {
    if (to !== undefined && !states[to]) return { ok: false, reason: `There is no state ${to}.` }
    if (tracking !== undefined && parseTracking(tracking) === null)
      return { ok: false, reason: `${tracking} is no parcel; a carrier is one of ${listCarriers().join(', ')}.` }
    const parcel = tracking !== undefined && { tracking }
    return { ok: true, action, orderNumber, ...(to !== undefined && { to: states[to] }), ...parcel }
  }
  if (action !== 'refund') return { ok: false, reason: 'What is to be done?' }
  const read = readItems(item, quantity)
  if (!read.ok) return read
  const { items } = read
  const named = { reason: reason?.slice(0, 200) ?? null, key: key ?? nameReturn(items) }
  return { ok: true, action, orderNumber, items, ...named, asStoreCredit }
}

type ReadItems = { readonly ok: true; readonly items: readonly WantedItem[] } | Extract<OrderCommand, { ok: false }>

const readItems = (item: readonly string[], quantity: readonly string[]): ReadItems => {
  if (quantity.length > item.length) return { ok: false, reason: 'A quantity belongs to an item.' }
  const items = item.map((name, at) => ({ item: name, qty: Number(quantity[at] ?? 1) }))
  const isCounted = items.every(({ qty }) => Number.isSafeInteger(qty) && qty > 0)
  return isCounted ? { ok: true, items } : { ok: false, reason: 'A quantity is a whole number above zero.' }
}

const readReturn = (number: string | undefined, read: ReadItems, asStoreCredit: boolean): OrderCommand => {
  if (!number) return { ok: false, reason: 'Which return?' }
  const returnNumber = parseReturnNumber(number)
  if (!returnNumber) return { ok: false, reason: `${number} is no number of a return.` }
  return read.ok ? { ok: true, action: 'return', returnNumber, items: read.items, asStoreCredit } : read
}

/** The key of a return: the same command twice is one return and refunds once, unless `--key` names another. */
const nameReturn = (items: readonly WantedItem[]): string => {
  if (items.length === 0) return 'all'
  return `return-${createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 12)}`
}
