import { useWords } from '../words/use-words.ts'
import { TextField } from './field.tsx'

type Props = {
  /** The values of a list's filters; days as `2027-03-12`, both included. */
  readonly values: Readonly<Record<string, string>>
  readonly onChange: (changes: Readonly<Record<string, string>>) => void
  /** Labels, where the list has several days. */
  readonly from?: string
  readonly to?: string
}

/** The first and the last day of what a list shows, as its filters `from` and `to`. */
export function PeriodFields({ values, onChange, from, to }: Props) {
  const { t } = useWords()
  return (
    <>
      <TextField
        label={from ?? t('backoffice.list.from')}
        type="date"
        value={values.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={to ?? t('backoffice.list.to')}
        type="date"
        value={values.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </>
  )
}
