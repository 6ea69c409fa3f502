import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = { readonly label?: string; readonly size?: number }

/** Shows progress; it needs a label where no text beside it says so. */
export function Spinner({ label, size = 20 }: Props) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined} style={{ width: size, height: size }}>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
