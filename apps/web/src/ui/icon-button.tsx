import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  readonly icon: IconName
  readonly label: string
  readonly size?: number
  readonly filled?: boolean
}

/** A round icon button; its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, size = 22, filled, className, ...rest }: Props) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classNames(styles.icon, className)}>
      <Icon name={icon} size={size} filled={filled} />
    </button>
  )
}
