import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './radio-cards.module.css'
import hidden from './visually-hidden.module.css'

export type RadioCard = {
  readonly value: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** Shown at the end of the first line: a price or a mark. */
  readonly end?: ReactNode
  /** Shown below while the card is chosen. */
  readonly body?: ReactNode
  readonly disabled?: boolean
}

type Props = {
  readonly legend: string
  readonly hideLegend?: boolean
  readonly name: string
  readonly cards: readonly RadioCard[]
  readonly value?: string | null
  readonly onChange?: (value: string) => void
  readonly error?: string | null
  /** Further attributes of the inputs. */
  readonly inputProps?: ComponentProps<'input'>
}

/** A choice among a few options, each with a description. */
export function RadioCards({ legend, hideLegend, name, cards, value, onChange, error, inputProps }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? hidden.hidden : styles.legend}>{legend}</legend>
      {cards.map((card) => (
        <div className={styles.card} key={card.value}>
          <label className={styles.line}>
            <input
              name={name}
              {...inputProps}
              {...(onChange ? { checked: value === card.value, onChange: () => onChange(card.value) } : {})}
              type="radio"
              value={card.value}
              disabled={card.disabled}
              className={styles.dot}
            />
            <span className={styles.words}>
              <span className={styles.title}>{card.title}</span>
              {card.detail ? <span className={styles.detail}>{card.detail}</span> : null}
            </span>
            {card.end ? <span className={styles.end}>{card.end}</span> : null}
          </label>
          {card.body && value === card.value ? <div className={styles.body}>{card.body}</div> : null}
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
