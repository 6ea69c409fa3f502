import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'action' | 'secondary' | 'quiet' | 'danger'

type Props = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant
  /** Ignores presses while something runs, and keeps the focus. */
  readonly busy?: boolean
}

/** A button; a form's own needs `type="submit"`. */
export function Button({ variant = 'secondary', busy = false, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      className={`${styles.button} ${styles[variant]}`}
      onClick={press}
    />
  )
}
