import type { Fulfilment } from '@lacehouse/api'

type Told = { readonly ok: boolean; readonly text: string }
type Advanced = Awaited<ReturnType<Fulfilment['advance']>>
type Returned = Awaited<ReturnType<Fulfilment['refund']>>
type Of = { readonly orderNumber: string }

const refusals: Readonly<Record<string, string>> = {
  unknown: 'There is no such order.',
  not_final: 'It is not paid for, or was cancelled.',
  no_way: 'None of its shipments can go there.',
  nothing: 'Nothing is kept of it.',
  unknown_line: 'It has no such item.',
  bad_quantity: 'A quantity is a whole number above zero.',
  too_many: 'So many are not kept of it.',
  cards_spent: 'Its gift cards are not issued yet, or were spent from.',
  cards_together: 'Gift cards go back all together.',
}

/** What became of moving an order on, in words. */
export function describeAdvance(done: Advanced, { orderNumber }: Of): Told {
  if (!done.ok) return { ok: false, text: `${orderNumber}: ${refusals[done.reason]}` }
  if (done.moved.length === 0) return { ok: true, text: `${orderNumber} is there already.` }
  const moved = done.moved.map(({ id, state }) => `  ${id}: ${state}`)
  return { ok: true, text: [`${orderNumber}:`, ...moved, ...describeMoney(done.money)].join('\n') }
}

/** What became of a return, in words; amounts in the currency's smallest unit, as the ledgers have them. */
export function describeReturn(done: Returned, { orderNumber }: Of): Told {
  if (!done.ok) return { ok: false, text: `${orderNumber}: ${refusals[done.reason]}` }
  const { key, amount } = done.action
  if (done.isRepeat)
    return {
      ok: true,
      text: `${orderNumber}: ${key} was done before, for ${amount}. Another return needs another --key.`,
    }
  return { ok: true, text: [`${orderNumber}: ${key}, ${amount} goes back.`, ...describeMoney(done.money)].join('\n') }
}

const describeMoney = (money: Extract<Returned, { ok: true }>['money']): string[] =>
  money ? [`  The provider is asked for a ${money.kind} of ${money.amount}.`] : []
