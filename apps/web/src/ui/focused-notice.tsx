import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './focused-notice.module.css'
import { Notice } from './notice.tsx'

/** A message that takes the place of the control that was pressed, and its focus. */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const box = useRef<HTMLDivElement>(null)

  // The control that had the focus has gone.
  useEffect(() => {
    box.current?.focus()
  }, [])

  return (
    <div className={styles.box} ref={box} tabIndex={-1}>
      <Notice {...props} />
    </div>
  )
}
