import { type SubmitEvent, useRef } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './coupons.module.css'
import { useCoupons } from './use-coupons.ts'

type Props = { readonly cart: Cart }

/** Shows the coupon codes of a cart with their savings, and the field to enter another one (CART-09). */
export function Coupons({ cart }: Props) {
  const t = useTranslate()
  const { code, setCode, error, isBusy, announcement, apply, remove } = useCoupons()
  const field = useRef<HTMLInputElement>(null)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!(await apply())) field.current?.focus()
  }
  return (
    <section className={styles.coupons} aria-label={t('cart.coupon.title')}>
      {cart.couponItems.length > 0 ? (
        <ul className={styles.entered}>
          {cart.couponItems.map((coupon) => (
            <li key={coupon.code}>
              <EnteredCoupon coupon={coupon} currency={cart.currency} onRemove={() => void remove(coupon.code)} />
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary className={styles.question}>
          <Icon name="tag" size={16} />
          {t('cart.coupon.question')}
        </summary>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            ref={field}
            label={t('cart.coupon.label')}
            value={code}
            error={error}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="secondary" className={styles.apply} busy={isBusy}>
            {t('cart.coupon.apply')}
          </Button>
        </form>
      </details>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </section>
  )
}

type EnteredProps = {
  readonly coupon: Cart['couponItems'][number]
  readonly currency: string
  readonly onRemove: () => void
}

function EnteredCoupon({ coupon, currency, onRemove }: EnteredProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { code, applied, discount, promotionName, statusMessage } = coupon
  return (
    <div className={styles.coupon} data-applied={applied}>
      <Chip removable aria-label={t('cart.coupon.remove', { code })} onClick={onRemove}>
        {code}
      </Chip>
      {applied && discount > 0 ? <span className={styles.saved}>−{amount(discount, currency)}</span> : null}
      {applied ? <p className={styles.name}>{promotionName}</p> : null}
      {statusMessage ? <p className={styles.reason}>{statusMessage}</p> : null}
    </div>
  )
}
