import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

/** `action` is the page's main button; `primary` and `secondary` are for all others. */
export type ButtonVariant = 'action' | 'primary' | 'secondary' | 'inverse' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = { readonly variant?: ButtonVariant; readonly size?: ButtonSize; readonly wide?: boolean }

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows progress and ignores presses, but can keep the focus. */
    readonly busy?: boolean
  }

export function toButtonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook) {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide)
}

export function Button({ variant, size, wide, busy = false, className, children, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true, 'data-busy': true } : {})}
      className={classNames(toButtonClass({ variant, size, wide }), busy && styles.busy, className)}
      onClick={press}
    >
      {busy ? (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      ) : null}
      <span>{children}</span>
    </button>
  )
}
