import { dayInputMask, formatDayInput, parseDayInput } from '@lacehouse/domain/date/day-input'
import { toMaskitoMask } from '@lacehouse/domain/phone/mask'
import { type ComponentProps, useMemo, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { TextField } from '../../ui/text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'mask' | 'value' | 'onChange'> & {
  /** The day as YYYY-MM-DD, or what was typed as long as it is no day. */
  readonly value: string
  readonly onDay: (day: string) => void
}

/** A field for a day, typed in the order of the locale and stored as YYYY-MM-DD (VAL-07). */
export function DayField({ value, onDay, ...rest }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const [typed, setTyped] = useState(() => formatDayInput(value, locale))
  const mask = useMemo(() => toMaskitoMask(dayInputMask(locale)), [locale])
  return (
    <TextField
      {...rest}
      value={typed}
      mask={mask}
      inputMode="numeric"
      placeholder={t('common.dayPattern')}
      onChange={({ target }) => {
        setTyped(target.value)
        onDay(parseDayInput(target.value, locale) ?? target.value)
      }}
    />
  )
}
