import { type SubmitEvent, useId, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import type { Cart } from '../../../client/cart/cart.ts'
import { changeCart } from '../../../client/cart/change-cart.ts'
import { useCart } from '../../../client/cart/use-cart.ts'
import { useShop } from '../../../client/use-shop.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './adjust-price-dialog.module.css'
import { readAmount } from './read-amount.ts'

export type AdjustPriceArgs = {
  /** The item to adjust; without it the whole order. */
  readonly itemId?: string
}

const leastReason = 3

/** Lets staff reduce an item or the order by an amount with a reason, and undo adjustments (CART-18). */
export function AdjustPriceDialog({ args: { itemId }, resolve }: DialogProps<AdjustPriceArgs, void>) {
  const t = useTranslate()
  const { site } = useShop()
  const { cart } = useCart()
  // A closing dialog of this kind may still be there, so that the form needs an id of its own.
  const formId = useId()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  /** The adjustment that is edited; null while a new one is entered. */
  const [changed, setChanged] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const name = cart?.items.find(({ id }) => id === itemId)?.name
  const value = readAmount(amount)
  const errors = {
    amount: value === null ? t('cart.adjust.amountWrong') : null,
    reason: reason.trim().length < leastReason ? t('cart.adjust.reasonMissing') : null,
  }

  async function change(call: (basketId: string) => Promise<Cart>): Promise<boolean> {
    setBusy(true)
    setRefusal(null)
    try {
      await changeCart(({ cartId }) => call(cartId))
      return true
    } catch (error) {
      setRefusal(isApiError(error, 'PRC400') ? t('cart.adjust.tooMuch') : formatError(t, error))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (isBusy || value === null || errors.reason) return
    const own = { amount: value, reason: reason.trim() }
    const isSaved = await change((basketId) =>
      changed === null
        ? browserApi.call('cart.addPriceAdjustment', {
            params: { basketId },
            body: { ...own, ...(itemId && { itemId }) },
          })
        : browserApi.call('cart.changePriceAdjustment', { params: { basketId, adjustmentId: changed }, body: own }),
    )
    if (isSaved) resolve()
  }

  const begin = (one: Adjustment): void => {
    setChanged(one.adjustmentId)
    setAmount(String(one.amount))
    setReason(one.reason)
    setRefusal(null)
  }

  const remove = (adjustmentId: string): void => {
    if (changed === adjustmentId) setChanged(null)
    void change((basketId) =>
      browserApi.call('cart.removePriceAdjustment', { params: { basketId, adjustmentId }, body: {} }),
    )
  }

  return (
    <DialogFrame
      title={name ? t('cart.adjust.titleOf', { name }) : t('cart.adjust.title')}
      footer={
        <Button type="submit" form={formId} variant="action" size="large" wide busy={isBusy}>
          {t(changed === null ? 'cart.adjust.save' : 'cart.adjust.saveChange')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        <TextField
          label={t('cart.adjust.amount', { currency: site.currency })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={isTried ? errors.amount : null}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={t('cart.adjust.reason')}
          maxLength={200}
          value={reason}
          error={isTried ? errors.reason : null}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
      {cart ? <Present cart={cart} itemId={itemId} onChange={begin} onRemove={remove} /> : null}
    </DialogFrame>
  )
}

type Adjustment = Cart['priceAdjustments'][number]

type PresentProps = {
  readonly cart: Cart
  readonly itemId: string | undefined
  readonly onChange: (adjustment: Adjustment) => void
  readonly onRemove: (adjustmentId: string) => void
}

function Present({ cart, itemId, onChange, onRemove }: PresentProps) {
  const t = useTranslate()
  const { amount } = useFormat()
  const own = cart.priceAdjustments.filter((one) => one.itemId === itemId)
  if (own.length === 0) return null
  return (
    <ul className={styles.present}>
      {own.map((one) => (
        <li key={one.adjustmentId}>
          <span>
            {t('cart.adjust.shown', { amount: amount(one.amount, cart.currency), reason: one.reason })}
            <small>{one.by}</small>
          </span>
          <span className={styles.actions}>
            <TextButton aria-label={t('cart.adjust.changeOf', { reason: one.reason })} onClick={() => onChange(one)}>
              {t('cart.adjust.change')}
            </TextButton>
            <TextButton
              aria-label={t('cart.adjust.removeOf', { reason: one.reason })}
              onClick={() => onRemove(one.adjustmentId)}
            >
              {t('cart.adjust.remove')}
            </TextButton>
          </span>
        </li>
      ))}
    </ul>
  )
}
