import styles from './field-error.module.css'
import { Icon } from './icon.tsx'

/** Shows the error of a field. */
export function FieldError({ id, error }: { readonly id: string; readonly error?: string | null }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="circle-alert" size={16} />
      {error}
    </p>
  )
}
