import type { ComponentProps, ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Shared = { readonly children: ReactNode; readonly selected?: boolean; readonly removable?: boolean }

/** A small toggle; a removable one shows a cross. */
export function Chip({ selected, removable, children, className, ...rest }: ComponentProps<'button'> & Shared) {
  return (
    <button
      type="button"
      aria-pressed={removable ? undefined : selected}
      {...rest}
      className={classNames(styles.chip, selected && styles.selected, className)}
    >
      {children}
      {removable ? <Icon name="x" size={16} /> : null}
    </button>
  )
}

/** A chip as a link, where the choice leads to another address: a filter of a listing. */
export function ChipLink({ selected, removable, children, className, ...rest }: ComponentProps<'a'> & Shared) {
  return (
    <a
      aria-current={selected && !removable ? 'true' : undefined}
      {...rest}
      className={classNames(styles.chip, selected && styles.selected, className)}
    >
      {children}
      {removable ? <Icon name="x" size={16} /> : null}
    </a>
  )
}
