import { useTranslate } from '../i18n/use-text.ts'
import { Icon } from './icon.tsx'
import styles from './quantity-stepper.module.css'

type Props = {
  readonly value: number
  readonly min?: number
  readonly max?: number
  /** Names what is counted: 'Quantity of Strider, size 42'. */
  readonly label?: string
  readonly busy?: boolean
  /** The id of the error at this quantity. */
  readonly errorId?: string | undefined
  readonly onChange: (value: number) => void
  /** Called when what was typed is no quantity; the field shows the value again. */
  readonly onWrong?: () => void
}

/** Sets a quantity by two buttons or by typing. */
export function QuantityStepper({
  value,
  min = 1,
  max = 999_999,
  label,
  busy = false,
  errorId,
  onChange,
  onWrong,
}: Props) {
  const t = useTranslate()
  // A typed quantity above the maximum is passed on, so that its refusal names the maximum.
  const change = (next: number) => {
    if (Number.isInteger(next) && next >= min && next !== value) onChange(next)
  }
  return (
    <fieldset className={styles.stepper} aria-label={label ?? t('common.quantity.label')} aria-busy={busy}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('common.quantity.decrease')}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        // A new key adopts a value that was changed elsewhere; while the shopper types, the field keeps its own.
        key={value}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? t('common.quantity.label')}
        defaultValue={value}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onBlur={(event) => {
          const typed = Number(event.target.value)
          if (!Number.isInteger(typed) || typed < min) onWrong?.()
          change(typed)
          event.target.value = String(value)
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={t('common.quantity.increase')}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  )
}
