import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** A button that looks like a link, for small actions within text. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(styles.link, className)} />
}

/** The same look for a link that leads to another page. */
export function TextLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(styles.link, className)} />
}
