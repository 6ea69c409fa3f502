import { toMaskitoMask } from '@lacehouse/domain/phone/mask'
import { findPhoneCountry } from '@lacehouse/domain/phone/phone-countries'
import { toPhoneInputMask } from '@lacehouse/domain/phone/to-phone-input-mask'
import { useMemo } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { InputMask } from '../../ui/use-input-mask.ts'
import type { AddressFormField } from './address-fields.ts'
import styles from './address-form.module.css'
import type { AddressForm as Form } from './use-address-form.ts'

type Props = {
  /** The prefix of the fields' ids, and their section for the browser's autofill. */
  readonly section: 'shipping' | 'billing' | 'collection'
  readonly fields: readonly AddressFormField[]
  readonly form: Form
}

/** Shows the fields of an address in the order, wording and widths of its country. */
export function AddressForm({ section, fields, form }: Props) {
  return (
    <div className={styles.form}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field} data-width={field.width}>
          <AddressInput section={section} field={field} form={form} />
        </div>
      ))}
    </div>
  )
}

function AddressInput({ section, field, form }: Omit<Props, 'fields'> & { readonly field: AddressFormField }) {
  const t = useTranslate()
  const { name, label, required, mask, options, autocomplete, inputMode } = field
  const { country } = useShop().site
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
  return (
    <TextField
      {...shared}
      {...input}
      type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
      inputMode={inputMode as 'text' | undefined}
      mask={inputMask}
      hint={name === 'email' ? t('checkout.email.help') : name === 'phone' ? t('checkout.phone.help') : undefined}
      autoCapitalize={name === 'email' ? 'none' : undefined}
      spellCheck={false}
    />
  )
}

/** Makes the mask of a phone number, which depends on whether it is typed with a trunk digit or a foreign prefix. */
function toInputMask(name: string, mask: string, country: string): InputMask {
  if (name !== 'phone') return toMaskitoMask(mask)
  const trunk = findPhoneCountry(country)?.trunk ?? ''
  return ({ value }) => toPhoneInputMask({ mask, trunk }, value)
}

export function toFieldId(section: string, name: string) {
  return `${section}-${name}`
}
