import { toMaskitoMask } from '@lacehouse/domain/phone/mask'
import { useMemo } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { InputMask } from '../../ui/use-input-mask.ts'
import { EmailField } from '../email/email-field.tsx'
import { toPhoneMask } from '../phone/to-phone-mask.ts'
import type { AddressFormField } from './address-fields.ts'
import styles from './address-form.module.css'
import { CompletedField, isCompleted } from './completed-field.tsx'
import type { AddressForm as Form } from './use-address-form.ts'

type Props = {
  /** The prefix of the fields' ids, and their section for the browser's autofill. */
  readonly section: 'shipping' | 'billing' | 'collection'
  /** The country of the address, where it is not the site's own. */
  readonly country?: string
  readonly fields: readonly AddressFormField[]
  readonly form: Form
}

/** Shows the fields of an address in the order, wording and widths of its country. */
export function AddressForm({ section, country, fields, form }: Props) {
  return (
    <div className={styles.form}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field} data-width={field.width}>
          <AddressInput section={section} country={country} field={field} form={form} />
        </div>
      ))}
    </div>
  )
}

type InputProps = Omit<Props, 'fields' | 'country'> & {
  readonly country: string | undefined
  readonly field: AddressFormField
}

function AddressInput({ section, country: given, field, form }: InputProps) {
  const t = useTranslate()
  const { name, label, required, mask, options, autocomplete, inputMode } = field
  const { country: own } = useShop().site
  const country = given ?? own
  const inputMask = useMemo(() => (mask ? toInputMask(name, mask, country) : undefined), [name, mask, country])
  const shared = {
    id: toFieldId(section, name),
    label,
    error: form.errorOf(name),
    autoComplete: `${section === 'billing' ? 'billing' : 'shipping'} ${autocomplete ?? 'off'}`,
    required,
    ...(required ? {} : { optionalLabel: t('common.optional') }),
  }
  const input = form.register(field)
  if (options && options.length > 0)
    return <Select {...shared} {...input} options={options} placeholder={t('checkout.address.province.choose')} />
  if (name === 'email')
    return (
      <EmailField {...shared} {...input} hint={t('checkout.email.help')} onTake={(email) => form.fill({ email })} />
    )
  // The service completes addresses of the site's own country.
  if (isCompleted(name) && country === own)
    return (
      <CompletedField
        {...shared}
        {...input}
        inputMode={inputMode as 'text' | undefined}
        mask={inputMask}
        spellCheck={false}
        onTake={form.fill}
      />
    )
  return (
    <TextField
      {...shared}
      {...input}
      type={name === 'phone' ? 'tel' : 'text'}
      inputMode={inputMode as 'text' | undefined}
      mask={inputMask}
      hint={name === 'phone' ? t('checkout.phone.help') : undefined}
      spellCheck={false}
    />
  )
}

function toInputMask(name: string, mask: string, country: string): InputMask {
  return name === 'phone' ? toPhoneMask(country, mask) : toMaskitoMask(mask)
}

export function toFieldId(section: string, name: string) {
  return `${section}-${name}`
}
