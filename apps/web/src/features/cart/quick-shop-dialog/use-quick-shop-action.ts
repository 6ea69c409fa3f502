import type { Product } from '@lacehouse/contracts'
import { type QuickShopAction, quickShopActionOf } from '@lacehouse/domain/product/quick-shop-action'
import { useState } from 'react'
import { useAccount } from '../../../client/account/use-account.ts'
import { addWithRetry } from '../../../client/cart/add-with-retry.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { toProductOffer } from '../../../components/product/product-offer.ts'
import { toQuickItem } from '../../../components/product/to-quick-item.ts'
import { useServerClock } from '../../../components/product/use-server-clock.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { changeItem, openExpressCart, type QuickShopArgs, type QuickShopSubject } from './take-choice.ts'
import type { QuickShop } from './use-quick-shop.ts'

export type QuickShopTaking = {
  /** Null until the product is loaded. */
  readonly action: QuickShopAction | null
  readonly isBusy: boolean
  /** The shopper tried to go on without a choice. */
  readonly isMissing: boolean
  /** Why the cart did not take the choice. */
  readonly refusal: string | null
  readonly forget: () => void
  readonly take: () => Promise<void>
  readonly openCart: () => Promise<Cart>
}

type Parts = {
  readonly args: QuickShopArgs
  readonly subject: QuickShopSubject
  readonly shop: QuickShop
  readonly onDone: () => void
}

/** Says what the button of quick-shop does, and carries it out (QS-01, QS-02, QS-03). */
export function useQuickShopAction({ args, subject, shop, onDone }: Parts): QuickShopTaking {
  const t = useTranslate()
  const { product, variant } = shop
  const now = useServerClock(product?.targetPublishDate ?? null)
  const isSignedIn = useAccount() !== null
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  /** Reports a refusal in the dialog, which keeps the choice. */
  async function run<Done>(make: () => Promise<Done>): Promise<Done> {
    setRefusal(null)
    setBusy(true)
    try {
      return await make()
    } catch (error) {
      setRefusal(formatError(t, error))
      throw error
    } finally {
      setBusy(false)
    }
  }

  async function carryOut(loaded: Product, chosen: NonNullable<typeof variant>): Promise<void> {
    if (!('product' in args)) {
      await changeItem(args, chosen)
      return onDone()
    }
    const item = toQuickItem(loaded, chosen)
    if (!navigator.onLine) {
      // The status of the page says that the item waits for a connection.
      ;(await import('../../../client/cart/held-items.ts')).holdItem({ item, name: subject.name })
      return onDone()
    }
    await addWithRetry(item)
    void openDialog('mini-cart', { added: subject.name })
  }

  return {
    action: product ? toAction(product, shop, { subject, now, isSignedIn }) : null,
    isBusy,
    isMissing: hasTried && !variant,
    refusal,
    forget: () => setRefusal(null),
    take: async () => {
      setTried(true)
      // `run` shows the error.
      if (product && variant && !isBusy) await run(() => carryOut(product, variant)).catch(() => undefined)
    },
    openCart: () =>
      run(async () => {
        const cart = product && variant ? await openExpressCart(args, product, variant) : null
        if (!cart) throw new Error('a cart is opened for a chosen variant only')
        return cart
      }),
  }
}

type Shopper = { readonly subject: QuickShopSubject; readonly now: Date; readonly isSignedIn: boolean }

/** An item keeps its own variant even where that has sold out. */
function toAction(product: Product, { variant }: QuickShop, { subject, now, isSignedIn }: Shopper): QuickShopAction {
  const offer = toProductOffer(product, variant, { now, isSignedIn })
  const isOwn = variant !== null && variant.id === subject.variantId
  return quickShopActionOf(isOwn ? { state: 'inStock' } : offer, subject.origin)
}
