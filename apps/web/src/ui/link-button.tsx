import type { ComponentProps } from 'react'
import { type ButtonLook, toButtonClass } from './button.tsx'
import { classNames } from './class-names.ts'

/** A link that looks like a button, for what leads to another page. */
export function LinkButton({ variant, size, wide, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={classNames(toButtonClass({ variant, size, wide }), className)} />
}
