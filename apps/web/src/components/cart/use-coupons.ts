import { useState } from 'react'
import { applyCoupon, removeCoupon } from '../../client/cart/change-coupon.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { formatError } from './format-error.ts'

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
  const t = useTranslate()
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
        setError(t('cart.coupon.empty'))
        return false
      }
      setBusy(true)
      try {
        await applyCoupon(entered)
        setCode('')
        setSaid(t('cart.coupon.applied', { code: entered }))
        return true
      } catch (thrown) {
        setError(formatError(t, thrown))
        return false
      } finally {
        setBusy(false)
      }
    },
    async remove(gone) {
      try {
        await removeCoupon(gone)
        setSaid(t('cart.coupon.removed', { code: gone }))
      } catch (thrown) {
        setError(formatError(t, thrown))
      }
    },
  }
}
