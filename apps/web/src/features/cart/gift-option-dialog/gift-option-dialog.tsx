import { type SubmitEvent, useState } from 'react'
import type { CartItem } from '../../../client/cart/cart.ts'
import { updateItem } from '../../../client/cart/change-item.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  checkGiftField,
  type GiftErrors,
  type GiftField,
  type GiftValues,
  giftFields,
  giftLengths,
} from './gift-fields.ts'
import styles from './gift-option-dialog.module.css'

export type GiftOptionArgs = { readonly item: CartItem }

const none: GiftValues = { to: '', email: '', message: '' }
const formId = 'gift-option'

/** Makes an item a gift with a message, changes the message, or removes it (DLG-06, CART-13). */
export function GiftOptionDialog({ args: { item }, resolve }: DialogProps<GiftOptionArgs, void>) {
  const t = useTranslate()
  const [values, setValues] = useState<GiftValues>(item.giftOption ?? none)
  const [errors, setErrors] = useState<GiftErrors>({})
  const [busy, setBusy] = useState<'save' | 'remove' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const judge = (field: GiftField) => setErrors((old) => ({ ...old, [field]: checkGiftField(t, field, values[field]) }))
  const bind = (field: GiftField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    maxLength: giftLengths[field],
    onBlur: () => judge(field),
    onChange: ({ target }: { target: { value: string } }) => setValues((old) => ({ ...old, [field]: target.value })),
  })
  const characterCount = (field: GiftField) =>
    t('dialogs.gift.counter', { count: values[field].length, maximum: giftLengths[field] })

  async function write(giftOption: GiftValues | null): Promise<void> {
    if (busy) return
    setBusy(giftOption ? 'save' : 'remove')
    setRefusal(null)
    try {
      await updateItem(item, { giftOption })
      resolve()
    } catch (error) {
      setRefusal(formatError(t, error))
      setBusy(null)
    }
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const wrong = Object.fromEntries(giftFields.map((field) => [field, checkGiftField(t, field, values[field])]))
    setErrors(wrong)
    const first = giftFields.find((field) => wrong[field] !== undefined)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else void write({ to: values.to.trim(), email: values.email.trim(), message: values.message.trim() })
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
        <p className={styles.text}>{t('dialogs.gift.text', { name: item.name })}</p>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        <TextField label={t('dialogs.gift.to')} autoComplete="off" hint={characterCount('to')} {...bind('to')} />
        <TextField
          label={t('dialogs.gift.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          {...bind('email')}
        />
        <TextArea
          label={t('dialogs.gift.message')}
          optionalLabel={t('common.optional')}
          hint={characterCount('message')}
          {...bind('message')}
        />
      </form>
    </DialogFrame>
  )
}
