import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { addAddress } from '../../client/account/add-address.ts'
import { changeAddress } from '../../client/account/change-address.ts'
import type { SavedAddress } from '../../client/account/to-address-input.ts'
import {
  type AddressFormField,
  listAskedFields,
  toAddressInput,
  toAddressValues,
} from '../../components/address/address-fields.ts'
import { AddressForm } from '../../components/address/address-form.tsx'
import { ErrorSummary } from '../../components/address/error-summary.tsx'
import { listFieldErrors } from '../../components/address/list-field-errors.ts'
import { useAddressForm } from '../../components/address/use-address-form.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'

export type EditorProps = {
  readonly kind: SavedAddress['approachType']
  /** The account's email, which stands in shipping addresses without one of their own. */
  readonly email: string
  /** The address that is changed; absent for a new one. */
  readonly address?: SavedAddress
  /** The first address of a type is its main one in any case. */
  readonly isFirst: boolean
  readonly onDone: () => void
}

type Props = EditorProps & { readonly country: string; readonly fields: readonly AddressFormField[] }

/** The form of an address in the order of its country, with errors at its fields (ACC-03). */
export function EditedAddress({ kind, email, address, isFirst, country, fields: all, onDone }: Props) {
  const t = useTranslate()
  const fields = listAskedFields(all, { asksEmail: false })
  const [initial] = useState(() => toAddressValues(fields, address ?? {}, country))
  const form = useAddressForm({ fields, country, initial, onType: () => undefined })
  const [isMain, setMain] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const place = useRef<HTMLFormElement>(null)
  const section = kind === 'S' ? 'shipping' : 'billing'

  // The form replaces the button that opened it, so that the focus moves to it; in a field, leaving would be judged as a mistake.
  useEffect(() => {
    place.current?.focus()
  }, [])

  const toInput = () => ({
    ...toAddressInput(fields, form.values(), country),
    ...(kind === 'S' && { email: address?.email ?? email }),
    approachType: kind,
    ...(isMain && { main: true }),
  })

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setFailure(null)
    if (!form.judge()) return setSent((times) => times + 1)
    setBusy(true)
    try {
      if (address) await changeAddress(address.id, toInput())
      else await addAddress(toInput())
      toasts.add({ title: t('profile.addresses.saved'), tone: 'positive' })
      onDone()
    } catch (error) {
      const names = fields.map(({ name }) => name)
      const wrong = listFieldErrors(error, names, t)
      form.setErrors(wrong)
      if (wrong.length > 0) setSent((times) => times + 1)
      else setFailure(formatError(t, error))
      setBusy(false)
    }
  }

  return (
    <form
      className={styles.form}
      ref={place}
      tabIndex={-1}
      noValidate
      aria-label={t(address ? 'profile.addresses.edit' : `profile.addresses.add.${kind}`)}
      onSubmit={(event) => void save(event)}
    >
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      <ErrorSummary section={section} fields={fields} errors={form.list()} sent={sent} />
      <AddressForm section={section} country={country} fields={fields} form={form} />
      {isFirst || address?.main ? null : (
        <Checkbox
          label={t(`profile.addresses.main.${kind}`)}
          checked={isMain}
          onChange={({ target }) => setMain(target.checked)}
        />
      )}
      <div className={styles.ways}>
        <Button type="submit" variant="action" busy={isBusy}>
          {t('profile.addresses.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
