import { useState } from 'react'
import { isApiError } from '../../api/api-error.ts'
import type { CartItem } from '../../cart/cart.ts'
import { removeItem, restoreItem, setQuantity } from '../../cart/change-item.ts'
import { sayError } from '../../cart/say-error.ts'
import { useText } from '../../i18n/use-text.ts'
import { toasts } from '../../ui/toasts.ts'

export type ItemChanges = {
  /** What went wrong with an item, in words, by its id. */
  readonly errors: Readonly<Record<string, string>>
  /** The item taken out last, which can be put back. */
  readonly removed: CartItem | null
  /** What a screen reader is told. */
  readonly said: string
  readonly setQuantity: (item: CartItem, qty: number) => void
  readonly remove: (item: CartItem) => void
  readonly undo: () => void
}

/** What a shopper may do to the items of a cart, each with its way back. */
export function useItemChanges(): ItemChanges {
  const say = useText()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [removed, setRemoved] = useState<CartItem | null>(null)
  const [said, setSaid] = useState('')

  const setError = (id: string, error: unknown) => {
    const words = sayError(say, error)
    if (isApiError(error, 'GWP403')) toasts.add({ title: words, tone: 'negative', sticky: true })
    else setErrors((old) => ({ ...old, [id]: words }))
  }
  const clearError = (id: string) => setErrors(({ [id]: _, ...others }) => others)
  return {
    errors,
    removed,
    said,
    async setQuantity(item, qty) {
      clearError(item.id)
      try {
        await setQuantity(item, qty)
        setSaid(say('cart.item.updated', { name: item.name, count: qty }))
      } catch (error) {
        setError(item.id, error)
      }
    },
    async remove(item) {
      clearError(item.id)
      setRemoved(item)
      try {
        await removeItem(item)
      } catch (error) {
        setRemoved(null)
        setError(item.id, error)
      }
    },
    async undo() {
      if (!removed) return
      setRemoved(null)
      try {
        await restoreItem(removed)
        setSaid(say('cart.item.restored', { name: removed.name }))
      } catch (error) {
        setRemoved(removed)
        if (isApiError(error, 'GWP403')) return
        toasts.add({ title: say('cart.cannotMove'), text: sayError(say, error), tone: 'negative', sticky: true })
      }
    },
  }
}
