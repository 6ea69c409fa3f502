import { readClock } from '../../client/clock.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EmailField } from '../email/email-field.tsx'
import { type GiftErrors, type GiftField, type GiftValues, getSendDays, giftLengths } from './gift-values.ts'

type Props = {
  /** A gift that is sent by email asks for a mailbox and a day. */
  readonly isDigital: boolean
  readonly values: GiftValues
  readonly errors: GiftErrors
  readonly onChange: (field: GiftField, value: string) => void
  readonly onLeave: (field: GiftField) => void
}

/** The fields of a gift: who it is for, the giver's own words, and for a gift card where and when it is sent (CART-13). */
export function GiftFields({ isDigital, values, errors, onChange, onLeave }: Props) {
  const t = useTranslate()
  const bind = (field: GiftField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onBlur: () => onLeave(field),
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
  })
  const { min, max } = getSendDays(new Date(readClock()))
  return (
    <>
      <TextField label={t('dialogs.gift.to')} autoComplete="off" maxLength={giftLengths.to} {...bind('to')} />
      {isDigital ? (
        <EmailField
          label={t('dialogs.gift.email')}
          autoComplete="off"
          maxLength={giftLengths.email}
          {...bind('email')}
          onTake={(email) => onChange('email', email)}
        />
      ) : null}
      <TextArea
        label={t('dialogs.gift.message')}
        optionalLabel={t('common.optional')}
        hint={t('dialogs.gift.counter', { count: values.message.length, maximum: giftLengths.message })}
        maxLength={giftLengths.message}
        {...bind('message')}
      />
      {isDigital ? (
        <TextField
          label={t('dialogs.gift.day')}
          optionalLabel={t('common.optional')}
          type="date"
          min={min}
          max={max}
          hint={t('dialogs.gift.dayHint')}
          {...bind('sendOn')}
        />
      ) : null}
    </>
  )
}
