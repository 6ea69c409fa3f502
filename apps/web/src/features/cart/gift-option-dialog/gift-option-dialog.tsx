import { type SubmitEvent, useState } from 'react'
import type { CartItem } from '../../../client/cart/cart.ts'
import { updateItem } from '../../../client/cart/change-item.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { GiftFields } from '../../../components/gift/gift-fields.tsx'
import { toGiftOption } from '../../../components/gift/gift-values.ts'
import { useGiftValues } from '../../../components/gift/use-gift-values.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './gift-option-dialog.module.css'

export type GiftOptionArgs = { readonly item: CartItem }

const formId = 'gift-option'

/** Makes an item a gift with a message, changes the message, or removes it (DLG-06, CART-13). */
export function GiftOptionDialog({ args: { item }, resolve }: DialogProps<GiftOptionArgs, void>) {
  const t = useTranslate()
  const isDigital = item.isDigitalProduct
  const { values, register, check } = useGiftValues(isDigital, item.giftOption)
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function write(giftOption: CartItem['giftOption'] | null): Promise<void> {
    if (busy) return
    setBusy(giftOption ? 'save' : 'remove')
    setRefusal(null)
    try {
      await updateItem(item, { giftOption: giftOption ?? null })
      resolve()
    } catch (error) {
      setRefusal(formatError(t, error))
      setBusy(null)
    }
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (check(event.currentTarget)) void write(toGiftOption(values, isDigital))
  }

  return (
    <DialogFrame
      title={t('dialogs.gift.title')}
      footer={
        <div className={styles.footer}>
          <Button type="submit" form={formId} variant="action" size="large" wide busy={busy === 'save'}>
            {t('dialogs.gift.save')}
          </Button>
          {item.giftOption ? (
            <Button variant="secondary" size="large" wide busy={busy === 'remove'} onClick={() => void write(null)}>
              {t('dialogs.gift.remove')}
            </Button>
          ) : null}
        </div>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={send}>
        <p className={styles.text}>
          {t(isDigital ? 'dialogs.gift.textDigital' : 'dialogs.gift.text', { name: item.name })}
        </p>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        <GiftFields {...register} />
      </form>
    </DialogFrame>
  )
}
