import { useEffect, useSyncExternalStore } from 'react'
import { readCartRefusal, setCartRefusal, subscribeToCartRefusal } from '../../client/cart/cart-refusal.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/notice.tsx'

/** Shows above the cart why its last change was refused, where that concerns no single item (CART-23). It goes with the page. */
export function CartRefusal() {
  const t = useTranslate()
  const words = useSyncExternalStore(subscribeToCartRefusal, readCartRefusal, () => null)
  // The refusal is kept outside of React, and must not wait for the next visit to the cart.
  useEffect(() => () => setCartRefusal(null), [])
  return words === null ? null : (
    <Notice tone="negative" onDismiss={() => setCartRefusal(null)} dismissLabel={t('common.dismiss')}>
      {words}
    </Notice>
  )
}
