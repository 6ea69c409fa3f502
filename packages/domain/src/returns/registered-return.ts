import type { LineId, VariantId } from '../cart/ids.ts'
import type { Instant } from '../time/instant.ts'

/** Why a shopper sends something back; the words are those of the message catalogue. */
export const returnReasons = [
  'too_small',
  'too_large',
  'not_as_described',
  'faulty',
  'wrong_item',
  'late',
  'changed_mind',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** How goods come back: with a carrier under a label, or to a store where the staff scan a code. */
export const returnWays = ['parcel', 'store'] as const
export type ReturnWay = (typeof returnWays)[number]

/** The most parcels of one return. */
export const mostReturnParcels = 5

export type RegisteredItem = {
  readonly lineId: LineId
  readonly qty: number
  readonly reason: ReturnReason
  /** The other size that its shopper gets in the place of a refund, as it was called at the registration. */
  readonly exchange?: { readonly variantId: VariantId; readonly size: string }
}

/** A return as its shopper has registered it. */
export type RegisteredReturn = {
  readonly id: string
  /** The number on the label (`return-number.ts`). */
  readonly number: string
  readonly items: readonly RegisteredItem[]
  readonly way: ReturnWay
  readonly parcels: number
  readonly registeredAt: Instant
  /** When its shopper cancelled it; null for one that is on its way or has arrived. */
  readonly cancelledAt: Instant | null
}

/** Makes the key of the step that gives a registered return back, so that it is given back once. */
export function toReturnKey({ id }: Pick<RegisteredReturn, 'id'>): string {
  return `return-${id}`
}

/** Finds when goods of a return were taken back, for their money or for another size; null until then. */
export function findReturnStep(
  registered: Pick<RegisteredReturn, 'id'>,
  { givenBack, exchanged }: Steps,
): Steps['exchanged'][number] | null {
  const key = toReturnKey(registered)
  return [...exchanged, ...givenBack].find((step) => step.key === key) ?? null
}

type Steps = Readonly<Record<'givenBack' | 'exchanged', readonly { readonly key: string; readonly at: Instant }[]>>

/**
 * Lists the returns of which nothing was taken back yet and that were not cancelled; `steps` are what was given back or exchanged, by
 * their keys.
 */
export function listOpenReturns<R extends Pick<RegisteredReturn, 'id' | 'cancelledAt'>>(
  registered: readonly R[],
  steps: readonly { readonly key: string }[],
): R[] {
  return registered.filter((one) => one.cancelledAt === null && !steps.some(({ key }) => key === toReturnKey(one)))
}

export type ReturnCancellation =
  | { readonly ok: true; readonly isRepeat: boolean }
  | { readonly ok: false; readonly reason: 'arrived' }

/** Decides whether a shopper may cancel a return: until its goods are taken back; a second time changes nothing (ACC-08). */
export function planReturnCancellation(
  registered: Pick<RegisteredReturn, 'id' | 'cancelledAt'>,
  steps: Steps,
): ReturnCancellation {
  if (findReturnStep(registered, steps)) return { ok: false, reason: 'arrived' }
  return { ok: true, isRepeat: registered.cancelledAt !== null }
}
