import { useState } from 'react'
import { isToast } from '../../client/api/is-toast.ts'
import type { CartItem } from '../../client/cart/cart.ts'
import { setCartRefusal } from '../../client/cart/cart-refusal.ts'
import { removeItem, restoreItem, setQuantity } from '../../client/cart/change-item.ts'
import type { SavedItem } from '../../client/cart/saved-items.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { reportRefusal } from '../../components/cart/report-refusal.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toasts.ts'

export type ItemChanges = {
  /** The error messages by item id. */
  readonly errors: Readonly<Record<string, string>>
  /** The item that was removed last, which can be restored. */
  readonly removed: CartItem | null
  /** The item was saved for later rather than removed. */
  readonly isSaved?: boolean
  /** The announcement for screen readers. */
  readonly announcement: string
  readonly setQuantity: (item: CartItem, qty: number) => void
  readonly remove: (item: CartItem) => void
  readonly save?: (item: CartItem) => void
  readonly undo: () => void
  /** Reports that another change of an item failed. */
  readonly fail?: (item: CartItem, error: unknown) => void
  /** Shows why what was entered at an item is not taken. */
  readonly refuse?: (item: CartItem, words: string) => void
  /** Announces what a dialog changed about an item. */
  readonly announce?: (words: string) => void
}

type Taken = { readonly item: CartItem; readonly isSaved: boolean; readonly saved: SavedItem | null }

/** The actions on the items of a cart, with their errors and the removed item. */
export function useItemChanges(): ItemChanges {
  const t = useTranslate()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [taken, setTaken] = useState<Taken | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const setError = (id: string, error: unknown) => {
    const words = reportRefusal(t, error)
    if (words !== null) setErrors((old) => ({ ...old, [id]: words }))
  }
  const clearError = (id: string) => {
    setCartRefusal(null)
    setErrors(({ [id]: _, ...others }) => others)
  }
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
    announcement,
    announce: setAnnouncement,
    fail: (item, error) => setError(item.id, error),
    refuse: (item, words) => setErrors((old) => ({ ...old, [item.id]: words })),
    async setQuantity(item, qty) {
      clearError(item.id)
      try {
        await setQuantity(item, qty)
        setAnnouncement(t('cart.item.updated', { name: item.name, count: qty }))
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
        setAnnouncement(t('cart.item.restored', { name: taken.item.name }))
      } catch (error) {
        setTaken(taken)
        if (isToast(error)) return
        toasts.add({ title: t('cart.cannotMove'), text: formatError(t, error), tone: 'negative', sticky: true })
      }
    },
  }
}

// The code of saved items is fetched with the first one.
const saveLater = async (item: CartItem) => (await import('../../client/cart/saved-items.ts')).saveForLater(item)

async function putBack({ item, saved }: Taken): Promise<unknown> {
  if (!saved) return restoreItem(item)
  return (await import('../../client/cart/saved-items.ts')).moveToCart(saved, item.id)
}
