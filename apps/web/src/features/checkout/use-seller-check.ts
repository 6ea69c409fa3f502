import { type RefObject, useRef, useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { isStoreSession, readSeller } from '../../client/stores/seller.ts'

export type SellerCheck = {
  readonly isStore: boolean
  /** The choice of the seller, which takes the focus when it is missing. */
  readonly seller: RefObject<HTMLFieldSetElement | null>
  readonly isSellerMissing: boolean
  /** Says whether the order may be placed: an order in a store needs its seller. */
  readonly hasSeller: () => boolean
}

/** Checks that an order in a store names its seller. */
export function useSellerCheck(): SellerCheck {
  const isStore = isStoreSession(useAccount())
  const seller = useRef<HTMLFieldSetElement>(null)
  const [isSellerMissing, setSellerMissing] = useState(false)
  function hasSeller(): boolean {
    const isMissing = isStore && readSeller() === null
    setSellerMissing(isMissing)
    const selects = seller.current?.querySelectorAll('select') ?? []
    if (isMissing) [...selects].find(({ value }) => value === '')?.focus()
    return !isMissing
  }
  return { isStore, seller, isSellerMissing, hasSeller }
}
