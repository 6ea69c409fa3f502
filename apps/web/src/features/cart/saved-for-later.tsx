import { Suspense, useSyncExternalStore } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { mayHaveSaved } from '../../client/cart/may-have-saved.ts'
import { useShop } from '../../client/use-shop.ts'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import styles from './cart-page.module.css'

// Most visitors have no saved items, so that the code is fetched for the others only.
const SavedItems = lazyConnected(() => import('./saved-items.tsx').then((module) => ({ default: module.SavedItems })))

const never = () => () => undefined
/** The account's link asks for the list also in a browser that knows of none. */
const asksForSaved = () => mayHaveSaved() || location.hash === '#saved-items'

/** Shows the saved items below the cart, also below an empty one, for shoppers who may save items (CART-26, FAV-04). */
export function SavedForLater({ cart }: { readonly cart: Cart | null }) {
  const { site } = useShop()
  const isRemembered = useSyncExternalStore(never, asksForSaved, () => false)
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
