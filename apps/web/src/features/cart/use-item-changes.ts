import { useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import type { CartItem } from '../../client/cart/cart.ts'
import { removeItem, restoreItem, setQuantity } from '../../client/cart/change-item.ts'
import type { SavedItem } from '../../client/cart/saved-items.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toasts.ts'

export type ItemChanges = {
  /** What went wrong with an item, in words, by its id. */
  readonly errors: Readonly<Record<string, string>>
  /** The item taken out last, which can be put back. */
  readonly removed: CartItem | null
  /** It was not removed but saved for later. */
  readonly isSaved?: boolean
  /** What a screen reader is told. */
  readonly said: string
  readonly setQuantity: (item: CartItem, qty: number) => void
  readonly remove: (item: CartItem) => void
  readonly save?: (item: CartItem) => void
  readonly undo: () => void
  /** Tells why something else that was wished for an item could not be. */
  readonly fail?: (item: CartItem, error: unknown) => void
  /** Tells what a dialog has done to an item. */
  readonly tell?: (words: string) => void
}

type Taken = { readonly item: CartItem; readonly isSaved: boolean; readonly saved: SavedItem | null }

/** What a shopper may do to the items of a cart, each with its way back. */
export function useItemChanges(): ItemChanges {
  const t = useTranslate()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [taken, setTaken] = useState<Taken | null>(null)
  const [said, setSaid] = useState('')

  const setError = (id: string, error: unknown) => {
    const words = formatError(t, error)
    if (isApiError(error, 'GWP403')) toasts.add({ title: words, tone: 'negative', sticky: true })
    else setErrors((old) => ({ ...old, [id]: words }))
  }
  const clearError = (id: string) => setErrors(({ [id]: _, ...others }) => others)
  const take = async (item: CartItem, isSaved: boolean, out: () => Promise<SavedItem | null>) => {
    clearError(item.id)
    if (!isSaved) setTaken({ item, isSaved, saved: null })
    try {
      const saved = await out()
      if (isSaved) setTaken({ item, isSaved, saved })
    } catch (error) {
      setTaken(null)
      setError(item.id, error)
    }
  }
  return {
    errors,
    removed: taken?.item ?? null,
    isSaved: taken?.isSaved ?? false,
    said,
    tell: setSaid,
    fail: (item, error) => setError(item.id, error),
    async setQuantity(item, qty) {
      clearError(item.id)
      try {
        await setQuantity(item, qty)
        setSaid(t('cart.item.updated', { name: item.name, count: qty }))
      } catch (error) {
        setError(item.id, error)
      }
    },
    remove: (item) => void take(item, false, () => removeItem(item).then(() => null)),
    save: (item) => void take(item, true, () => saveLater(item)),
    async undo() {
      if (!taken) return
      setTaken(null)
      try {
        await putBack(taken)
        setSaid(t('cart.item.restored', { name: taken.item.name }))
      } catch (error) {
        setTaken(taken)
        if (isApiError(error, 'GWP403')) return
        toasts.add({ title: t('cart.cannotMove'), text: formatError(t, error), tone: 'negative', sticky: true })
      }
    },
  }
}

// The list's own code comes with the first thing that is saved.
const saveLater = async (item: CartItem) => (await import('../../client/cart/saved-items.ts')).saveForLater(item)

async function putBack({ item, saved }: Taken): Promise<unknown> {
  if (!saved) return restoreItem(item)
  return (await import('../../client/cart/saved-items.ts')).moveToCart(saved, item.id)
}
