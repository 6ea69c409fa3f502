import type { Product } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { toVariantQuery } from '@lacehouse/domain/url/variant-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import type { ApiError } from '../../client/api/api-error.ts'
import type { AddToCart, ProductConfiguration } from '../../client/cart/add-to-cart.ts'
import type { ItemInput } from '../../client/cart/cart.ts'
import { toProductOffer } from '../../components/product/product-offer.ts'
import { useServerClock } from '../../components/product/use-server-clock.ts'
import type { ProductChoice } from './use-product-choice.ts'

export type Buying = {
  readonly offer: ReturnType<typeof toProductOffer>
  readonly state: 'ready' | 'adding' | 'added'
  /** Why the item was not added. */
  readonly error: ApiError | null
  /** The shopper tried to buy without choosing a size. */
  readonly isSizeMissing: boolean
  /** The choice of sizes, which gets the focus when the size is missing. */
  readonly sizes: RefObject<HTMLFieldSetElement | null>
  /** How often the shopper tried to buy without what the product asks for. */
  readonly tries: number
  readonly isEdit: boolean
  /** What is said of a choice that is sold before its arrival. */
  readonly preOrder: NonNullable<ProductChoice['variant']>['preOrder']
  readonly buy: () => void
  /** Gives the item that would be bought. Without a size it is null, and the size is asked for. */
  readonly toItem: () => ItemInput | null
  /** The time of the server, for countdowns. */
  readonly now: Date
}

type Parts = {
  readonly product: Product
  readonly chosen: ProductChoice
  readonly addToCart: AddToCart
  /** The product is in the cart already, and what is chosen replaces it. */
  readonly isEdit?: boolean
  /** Null while something that the product asks for is missing. */
  readonly configuration: RefObject<ProductConfiguration | null>
}

/** How long the button shows that the item was added. */
const confirmationTime = seconds(2)

/** Adds the chosen variant to the cart, and reports progress and errors. */
export function useBuying({ product, chosen, addToCart, configuration, isEdit = false }: Parts): Buying {
  const { variant } = chosen
  const now = useServerClock(product.targetPublishDate)
  const isSignedIn = useAccount() !== null
  const [state, setState] = useState<Buying['state']>('ready')
  const [error, setError] = useState<ApiError | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const [tries, setTries] = useState(0)
  const sizes = useRef<HTMLFieldSetElement>(null)

  // An error of one variant does not concern the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another variant is chosen
  useEffect(() => {
    setError(null)
  }, [variant?.id])

  function toItem() {
    if (!configuration.current) {
      setTries((old) => old + 1)
      return null
    }
    if (variant) return { ...toItemInput(product, chosen, variant.id), ...configuration.current }
    setHasTried(true)
    sizes.current?.querySelector('input')?.focus({ preventScroll: true })
    sizes.current?.scrollIntoView({ block: 'center' })
    return null
  }

  async function buy(): Promise<void> {
    const item = toItem()
    if (!item) return
    setState('adding')
    setError(null)
    const added = await addToCart({ item, name: product.name })
    setState(added.ok ? 'added' : 'ready')
    if (added.ok) setTimeout(() => setState('ready'), confirmationTime)
    else setError(added.error)
  }

  return {
    offer: toProductOffer(product, variant, { now, isSignedIn }),
    state,
    error,
    isSizeMissing: hasTried && !variant,
    sizes,
    tries,
    isEdit,
    preOrder: variant?.preOrder,
    buy: () => void buy(),
    toItem,
    now,
  }
}

function toItemInput({ url, images }: Product, { color, choice }: ProductChoice, variantId: string): ItemInput {
  const pdpUrl = url + toVariantQuery(choice)
  return { productId: variantId, qty: 1, pdpUrl, productImageURL: images[color]?.[0]?.url ?? '' }
}
