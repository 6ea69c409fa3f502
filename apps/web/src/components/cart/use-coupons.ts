import { useState } from 'react'
import { applyCoupon, removeCoupon } from '../../client/cart/change-coupon.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { formatError } from './format-error.ts'

export type Coupons = {
  readonly code: string
  readonly setCode: (code: string) => void
  /** Why the code was refused, as a message. */
  readonly error: string | null
  readonly isBusy: boolean
  /** The announcement for screen readers. */
  readonly announcement: string
  /** Applies the entered code and says whether it was accepted. */
  readonly apply: () => Promise<boolean>
  readonly remove: (code: string) => Promise<void>
}

/** Applies and removes coupon codes, and reports progress and errors (CART-09). */
export function useCoupons(): Coupons {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  return {
    code,
    error,
    isBusy,
    announcement,
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
        setAnnouncement(t('cart.coupon.applied', { code: entered }))
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
        setAnnouncement(t('cart.coupon.removed', { code: gone }))
      } catch (thrown) {
        setError(formatError(t, thrown))
      }
    },
  }
}
