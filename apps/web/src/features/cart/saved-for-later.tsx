import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { mayHaveSaved } from '../../client/cart/may-have-saved.ts'
import { useShop } from '../../client/use-shop.ts'
import styles from './cart-page.module.css'

// A list that most visitors do not have: its code comes with it.
const SavedItems = lazy(() => import('./saved-items.tsx').then((module) => ({ default: module.SavedItems })))

const never = () => () => undefined

/** What was saved for later, below the cart and also below an empty one; not for whom it is closed (CART-26, FAV-04). */
export function SavedForLater({ cart }: { readonly cart: Cart | null }) {
  const { site } = useShop()
  const isRemembered = useSyncExternalStore(never, mayHaveSaved, () => false)
  const isOpen = site.features.saveForLater && cart?.rights.saveForLater !== false
  if (!isOpen || (!cart && !isRemembered)) return null
  return (
    <div className={styles.later}>
      <Suspense>
        <SavedItems />
      </Suspense>
    </div>
  )
}
