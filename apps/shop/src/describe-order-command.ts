import type { Fulfilment } from '@lacehouse/api'

type CommandResult = { readonly ok: boolean; readonly text: string }
type Advanced = Awaited<ReturnType<Fulfilment['advance']>>
type Returned = Awaited<ReturnType<Fulfilment['refund']>>
type TakenBack = Awaited<ReturnType<Fulfilment['takeBack']>>
type Of = { readonly orderNumber: string }

const refusals: Readonly<Record<string, string>> = {
  unknown: 'There is no such order.',
  not_final: 'It is not paid for, or was cancelled.',
  too_late: 'It is being packed already.',
  other_amount: 'Another amount would go back now.',
  no_way: 'None of its shipments can go there.',
  not_arrived: 'Its pre-ordered goods have not arrived.',
  being_charged: 'Its card is being charged; the answer of the provider decides.',
  nothing: 'Nothing is kept of it.',
  unknown_line: 'It has no such item.',
  bad_quantity: 'A quantity is a whole number above zero.',
  too_many: 'So many are not kept of it.',
  cards_spent: 'Its gift cards are not issued yet, or were spent from.',
  cards_together: 'Gift cards go back all together.',
  not_creditable: 'Store credit is for accounts, goods that have left, and what a provider was paid.',
}

/** Describes the result of advancing an order. */
export function describeAdvance(result: Advanced, { orderNumber }: Of): CommandResult {
  if (!result.ok) return { ok: false, text: `${orderNumber}: ${refusals[result.reason]}` }
  if (result.charging !== undefined)
    return {
      ok: true,
      text: `${orderNumber}: its card is charged ${result.charging}; the parcel leaves by itself after that.`,
    }
  if (result.moved.length === 0) return { ok: true, text: `${orderNumber} is there already.` }
  const moved = result.moved.map(({ id, state }) => `  ${id}: ${state}`)
  return { ok: true, text: [`${orderNumber}:`, ...moved, ...describeMoney(result.money)].join('\n') }
}

/** Describes the result of a return; amounts are minor units. */
export function describeReturn(result: Returned, { orderNumber }: Of): CommandResult {
  if (!result.ok) return { ok: false, text: `${orderNumber}: ${refusals[result.reason]}` }
  const { key, amount } = result.action
  if (result.isRepeat)
    return {
      ok: true,
      text: `${orderNumber}: ${key} was done before, for ${amount}. Another return needs another --key.`,
    }
  return { ok: true, text: [`${orderNumber}: ${key}, ${amount} goes back.`, ...describeMoney(result.money)].join('\n') }
}

const describeMoney = (money: Extract<Returned, { ok: true }>['money']): string[] =>
  money ? [`  The provider is asked for a ${money.kind} of ${money.amount}.`] : []

/** Describes what was taken back of a return. */
export function describeTakeBack(taken: TakenBack, { returnNumber }: { readonly returnNumber: string }): CommandResult {
  if (taken.orderNumber === null) return { ok: false, text: `There is no return ${returnNumber}.` }
  if ('result' in taken) {
    const described = describeReturn(taken.result, taken)
    const units = taken.exchanged.reduce((sum, { qty }) => sum + qty, 0)
    return units === 0 ? described : { ...described, text: `${described.text}\n  For another size: ${units}.` }
  }
  return { ok: false, text: `${taken.orderNumber} has no item ${taken.item}.` }
}
