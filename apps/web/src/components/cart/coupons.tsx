import { type SubmitEvent, useRef } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './coupons.module.css'
import { useCoupons } from './use-coupons.ts'

type Props = { readonly cart: Cart }

/** Shows the coupon codes of a cart with their savings, and the field to enter another one (CART-09). */
export function Coupons({ cart }: Props) {
  const t = useTranslate()
  const { code, setCode, error, removalError, instead, isBusy, announcement, apply, applyInstead, remove } =
    useCoupons(cart)
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
              <EnteredCoupon coupon={coupon} onRemove={() => void remove(coupon.code)} />
            </li>
          ))}
        </ul>
      ) : null}
      {removalError ? <Notice tone="negative">{removalError}</Notice> : null}
      <BetterCoupons cart={cart} onTake={(codes) => void remove(...codes)} />
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
        {instead ? (
          <p className={styles.instead} role="status">
            <span>{t('cart.coupon.instead', { code: instead.code, total: instead.total })}</span>{' '}
            <TextButton onClick={() => void applyInstead(instead)}>
              {t('cart.coupon.useInstead', { code: instead.code })}
            </TextButton>
          </p>
        ) : null}
      </details>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </section>
  )
}

type BetterProps = Props & { readonly onTake: (codes: readonly string[]) => void }

/** Says which codes make the order dearer, and offers to remove them. */
function BetterCoupons({ cart: { betterCoupons, currency, totals }, onTake }: BetterProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  if (!betterCoupons) return null
  const { remove, total, saving } = betterCoupons
  const codes = remove.join(', ')
  const write = (value: number) => amount(value, currency)
  return (
    <Notice
      tone="warning"
      actions={<TextButton onClick={() => onTake(remove)}>{t('cart.coupon.removeCodes', { codes })}</TextButton>}
    >
      {t('cart.coupon.better', { codes, saving: write(saving), total: write(total), now: write(totals.total) })}
    </Notice>
  )
}

type EnteredProps = { readonly coupon: Cart['couponItems'][number]; readonly onRemove: () => void }

/** Shows a code. What it takes off is listed with the sums, except for a code whose promotion has no sum of its own. */
function EnteredCoupon({ coupon, onRemove }: EnteredProps) {
  const t = useTranslate()
  const { code, applied, discount, promotionName, statusMessage } = coupon
  return (
    <div className={styles.coupon} data-applied={applied}>
      <Chip removable aria-label={t('cart.coupon.remove', { code })} onClick={onRemove}>
        {code}
      </Chip>
      {applied && discount === 0 ? <p className={styles.name}>{promotionName}</p> : null}
      {statusMessage ? <p className={styles.reason}>{statusMessage}</p> : null}
    </div>
  )
}
