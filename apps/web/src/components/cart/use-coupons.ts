import { useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { peekCart } from '../../client/cart/cart-query.ts'
import { applyCoupon, removeCoupon } from '../../client/cart/change-coupon.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { formatError } from './format-error.ts'

/** A coupon that is refused beside others, with the total of the order that has it in their place. */
export type CouponInstead = { readonly code: string; readonly replaces: readonly string[]; readonly total: string }

/** The message of the last change of coupons, and the version of the cart to which it belongs. */
type Report = {
  readonly version: number
  /** Why the change failed. It is put into words when it is shown, because the words of errors may come later. */
  readonly thrown?: unknown
  /** The change was a removal, which has no field for its error. */
  readonly isRemoval?: boolean
  readonly isEmpty?: boolean
  readonly instead?: CouponInstead
  readonly announcement?: string
}

export type Coupons = {
  readonly code: string
  readonly setCode: (code: string) => void
  /** Why the code was refused, as a message; gone when the cart changes. */
  readonly error: string | null
  /** Why a code could not be removed. */
  readonly removalError: string | null
  /** The coupons that the shopper can take in place of the refused code. */
  readonly instead: CouponInstead | null
  readonly isBusy: boolean
  /** The announcement for screen readers; gone when the next change begins. */
  readonly announcement: string
  /** Applies the entered code and says whether it was accepted. */
  readonly apply: () => Promise<boolean>
  readonly applyInstead: (instead: CouponInstead) => Promise<boolean>
  readonly remove: (...codes: string[]) => Promise<void>
}

/** Applies and removes coupon codes, and reports progress and errors (CART-09). */
export function useCoupons(cart: Pick<Cart, 'version' | 'currency'>): Coupons {
  const t = useTranslate()
  const { amount } = useFormat()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [last, setReport] = useState<Report | null>(null)
  const report = last?.version === cart.version ? last : null

  const fail = (thrown: unknown, facts: Pick<Report, 'instead' | 'isRemoval'> = {}) =>
    // Codes that were removed before have made another version of the cart.
    setReport({ version: peekCart()?.version ?? cart.version, thrown, ...facts })
  const findInstead = (thrown: unknown, entered: string): CouponInstead | undefined => {
    const coupon = isApiError(thrown) ? thrown.details[0]?.coupon : undefined
    if (!coupon?.conflicts || coupon.totalInstead === undefined) return undefined
    return { code: entered, replaces: coupon.conflicts, total: amount(coupon.totalInstead, cart.currency) }
  }
  const enter = async (entered: string, replaces: readonly string[] = []) => {
    setBusy(true)
    setReport(null)
    try {
      const { version } = await applyCoupon(entered, replaces)
      setCode('')
      setReport({ version, announcement: t('cart.coupon.applied', { code: entered }) })
      return true
    } catch (thrown) {
      const instead = findInstead(thrown, entered)
      fail(thrown, instead && { instead })
      return false
    } finally {
      setBusy(false)
    }
  }
  const thrown = report?.thrown ? formatError(t, report.thrown) : null
  return {
    code,
    isBusy,
    error: report?.isEmpty ? t('cart.coupon.empty') : report?.isRemoval ? null : thrown,
    removalError: report?.isRemoval ? thrown : null,
    instead: report?.instead ?? null,
    announcement: report?.announcement ?? '',
    setCode(next) {
      setCode(next)
      setReport(null)
    },
    async apply() {
      const entered = code.trim().toUpperCase()
      if (isBusy) return true
      if (entered) return enter(entered)
      setReport({ version: cart.version, isEmpty: true })
      return false
    },
    applyInstead: (instead) => enter(instead.code, instead.replaces),
    async remove(...codes) {
      setReport(null)
      try {
        for (const gone of codes) {
          const { version } = await removeCoupon(gone)
          setReport({ version, announcement: t('cart.coupon.removed', { code: codes.join(', ') }) })
        }
      } catch (thrown) {
        fail(thrown, { isRemoval: true })
      }
    },
  }
}
