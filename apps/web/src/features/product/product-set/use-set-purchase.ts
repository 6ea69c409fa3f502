import type { Product } from '@lacehouse/contracts'
import { useState } from 'react'
import { isToast } from '../../../client/api/is-toast.ts'
import { toQuickItem } from '../../../components/product/to-quick-item.ts'
import { openDialog, preloadDialog } from '../../../ui/dialogs/open-dialog.ts'
import { focusMember } from './set-fields.ts'
import type { SetMember } from './set-member.ts'
import { type SetChoices, useSetChoice } from './use-set-choice.ts'

export type SetPurchase = Pick<SetChoices, 'members' | 'choose' | 'take'> & {
  readonly isBusy: boolean
  /** The shopper tried to add the set: what is missing is named. */
  readonly hasTried: boolean
  /** What became of the last attempt, where the cart did not take everything. */
  readonly result: SetResult | null
  readonly add: () => Promise<void>
}

type SetResult = {
  /** Why the attempt ended, where that concerns no single product and the shopper has not seen it. */
  readonly failure: unknown
}

type WantedItem = ReturnType<typeof toWanted>[number]

/** Adds all that is chosen of a set to the cart; what the cart refuses stays with its reason, and is all that the next attempt adds (CAT-03). */
export function useSetPurchase(name: string, own: readonly Product[]): SetPurchase {
  const choices = useSetChoice(own)
  const { members, forget } = choices
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [result, setResult] = useState<SetResult | null>(null)

  async function add(): Promise<void> {
    const wanted = members.filter(({ isChosen }) => isChosen)
    if (isBusy || wanted.length === 0) return
    setTried(true)
    setResult(null)
    const unready = wanted.find(({ missing, isSoldOut }) => missing !== undefined || isSoldOut)
    if (unready) return focusMember(unready)
    const items = toWanted(wanted)
    if (navigator.onLine) {
      setBusy(true)
      preloadDialog('mini-cart')
      const failed = await send(items)
      setBusy(false)
      if (failed) return
      void openDialog('mini-cart', { added: name })
    } else await hold(items)
    setTried(false)
    forget()
  }

  /** Sends the items, and says whether some are left. */
  async function send(items: readonly WantedItem[]): Promise<boolean> {
    const { addEach, isRefusalOfItem } = await import('../../../client/cart/add-each.ts')
    const additions = await addEach(items)
    const failed = additions.filter((one) => !one.isAdded)
    if (failed.length === 0) return false
    for (const { item, isAdded } of additions) {
      const error = failed.find((one) => one.item === item)?.error
      choices.note(item.id, { key: item.key, isAdded, refusal: isRefusalOfItem(error) ? error : null })
    }
    const failure = failed.find(({ error }) => error !== null && !isRefusalOfItem(error))?.error ?? null
    setResult({ failure: isToast(failure) ? null : failure })
    const refused = members.find(({ product }) => product.id === failed[0]?.item.id)
    if (refused && !failure) focusMember(refused)
    return true
  }

  return { ...choices, isBusy, hasTried, result, add }
}

const toWanted = (members: readonly SetMember[]) =>
  members.flatMap(({ product, variant, key }) =>
    variant
      ? [{ id: product.id, name: product.name, key: key || crypto.randomUUID(), input: toQuickItem(product, variant) }]
      : [],
  )

/** Holds the items until the connection is back; the status of the page says so. */
async function hold(items: readonly WantedItem[]): Promise<void> {
  const { holdItem } = await import('../../../client/cart/held-items.ts')
  for (const { input, name } of items) holdItem({ item: input, name })
}
