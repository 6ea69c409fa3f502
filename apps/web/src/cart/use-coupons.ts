import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { applyCoupon, removeCoupon } from './change-coupon.ts'
import { sayError } from './say-error.ts'

export type Coupons = {
  readonly code: string
  readonly setCode: (code: string) => void
  /** Why the code was not taken, in words. */
  readonly error: string | null
  readonly isBusy: boolean
  /** What a screen reader is told. */
  readonly said: string
  /** Whether the code was taken. */
  readonly apply: () => Promise<boolean>
  readonly remove: (code: string) => Promise<void>
}

/** What a shopper may do with codes, and how that went (CART-09). */
export function useCoupons(): Coupons {
  const say = useText()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  return {
    code,
    error,
    isBusy,
    said,
    setCode(next) {
      setCode(next)
      setError(null)
    },
    async apply() {
      const entered = code.trim().toUpperCase()
      if (isBusy) return true
      if (!entered) {
        setError(say('cart.coupon.empty'))
        return false
      }
      setBusy(true)
      try {
        await applyCoupon(entered)
        setCode('')
        setSaid(say('cart.coupon.applied', { code: entered }))
        return true
      } catch (thrown) {
        setError(sayError(say, thrown))
        return false
      } finally {
        setBusy(false)
      }
    },
    async remove(gone) {
      try {
        await removeCoupon(gone)
        setSaid(say('cart.coupon.removed', { code: gone }))
      } catch (thrown) {
        setError(sayError(say, thrown))
      }
    },
  }
}
