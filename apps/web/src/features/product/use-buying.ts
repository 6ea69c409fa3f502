import type { Product } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ApiError } from '../../client/api/api-error.ts'
import type { AddToCart, ProductConfiguration } from './add-to-cart.ts'
import { toProductOffer } from './product-offer.ts'
import type { ProductChoice } from './use-product-choice.ts'
import { useServerClock } from './use-server-clock.ts'

export type Buying = {
  readonly offer: ReturnType<typeof toProductOffer>
  readonly state: 'ready' | 'adding' | 'added'
  /** Why it did not go into the cart. */
  readonly error: ApiError | null
  /** A size has to be chosen first, and the shopper has tried without. */
  readonly isSizeMissing: boolean
  /** The choice of sizes, which gets the focus when it is missing. */
  readonly sizes: RefObject<HTMLFieldSetElement | null>
  readonly buy: () => void
  /** What would be bought; null, and the size asked for, while there is none. */
  readonly toItem: () => ReturnType<typeof toWish> | null
  /** The server's present, for countdowns. */
  readonly now: Date
}

type Parts = {
  readonly product: Product
  readonly chosen: ProductChoice
  readonly addToCart: AddToCart
  readonly making: RefObject<ProductConfiguration>
}

/** For how long the button says that it has worked. */
const praise = seconds(2)

/** Carries what is chosen into the cart, and says how that went. */
export function useBuying({ product, chosen, addToCart, making }: Parts): Buying {
  const { variant } = chosen
  const now = useServerClock(product.targetPublishDate)
  const [state, setState] = useState<Buying['state']>('ready')
  const [error, setError] = useState<ApiError | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const sizes = useRef<HTMLFieldSetElement>(null)

  // What was said of one variant does not hold for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another variant is the event
  useEffect(() => setError(null), [variant?.id])

  function toItem() {
    if (variant) return { ...toWish(product, chosen.color, variant.id), made: making.current }
    setHasTried(true)
    sizes.current?.querySelector('input')?.focus({ preventScroll: true })
    sizes.current?.scrollIntoView({ block: 'center' })
    return null
  }

  async function buy(): Promise<void> {
    const wish = toItem()
    if (!wish) return
    setState('adding')
    setError(null)
    const added = await addToCart(wish)
    setState(added.ok ? 'added' : 'ready')
    if (added.ok) setTimeout(() => setState('ready'), praise)
    else setError(added.error)
  }

  return {
    offer: toProductOffer(product, variant, now),
    state,
    error,
    isSizeMissing: hasTried && !variant,
    sizes,
    buy: () => void buy(),
    toItem,
    now,
  }
}

function toWish({ id, name, url, images }: Product, color: string, variantId: string) {
  const pdpUrl = `${url}?color=${encodeURIComponent(color)}`
  return { productId: variantId, masterId: id, name, qty: 1, pdpUrl, productImageURL: images[color]?.[0]?.url ?? '' }
}
