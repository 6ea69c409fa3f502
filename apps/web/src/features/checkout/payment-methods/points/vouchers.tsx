import { browserApi } from '../../../../client/api/browser-api.ts'
import type { Cart } from '../../../../client/cart/cart.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from '../payment-part.module.css'
import type { usePart } from '../use-part.ts'

type Props = { readonly cart: Cart; readonly part: ReturnType<typeof usePart> }
type Voucher = NonNullable<Cart['applicableLoyaltyVouchers']>[number]

/**
 * Lists the programme's vouchers, with those that the member has the points for and the cart is large enough for
 * (LOY-02).
 */
export function Vouchers({ cart, part }: Props) {
  const t = useTranslate()
  const { applicableLoyaltyVouchers: vouchers = [], appliedLoyaltyVoucher: applied } = cart
  if (vouchers.length === 0) return null
  const set = (appliedLoyaltyVoucher: string | null) =>
    void part.change((basketId) =>
      browserApi.call('balances.applyVoucher', { params: { basketId }, body: { appliedLoyaltyVoucher } }),
    )
  return (
    <section aria-label={t('payment.vouchers.title')} className={styles.part}>
      <p>{t('payment.vouchers.title')}</p>
      <ul className={styles.vouchers}>
        {vouchers.map((voucher) => (
          <VoucherLine
            key={voucher.voucherId}
            voucher={voucher}
            currency={cart.currency}
            isApplied={voucher.voucherId === applied}
            onSet={set}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = {
  readonly voucher: Voucher
  readonly currency: string
  readonly isApplied: boolean
  readonly onSet: (voucherId: string | null) => void
}

function VoucherLine({ voucher, currency, isApplied, onSet }: LineProps) {
  const t = useTranslate()
  const { amount, number } = useFormat()
  const worth = amount(voucher.amountInCurrency, currency)
  const name = t('payment.vouchers.offer', { amount: worth, points: number(voucher.points) })
  const why = voucher.available ? t('payment.vouchers.tooLarge', { amount: worth }) : t('payment.vouchers.tooFewPoints')
  return (
    <li className={styles.voucher} data-applied={isApplied || undefined}>
      <span>
        {name}
        {isApplied || voucher.eligible ? null : <span className={styles.note}>{why}</span>}
      </span>
      {isApplied || voucher.eligible ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${t(isApplied ? 'payment.part.remove' : 'payment.vouchers.use')}: ${name}`}
          aria-pressed={isApplied}
          onClick={() => onSet(isApplied ? null : voucher.voucherId)}
        >
          {t(isApplied ? 'payment.part.remove' : 'payment.vouchers.use')}
        </Button>
      ) : null}
    </li>
  )
}
