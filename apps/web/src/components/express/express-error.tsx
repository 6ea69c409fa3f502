import { Notice } from '../../ui/notice.tsx'
import styles from './express.module.css'

/** Why an express payment did not begin; it stands below all buttons. */
export function ExpressError({ words }: { readonly words: string | null }) {
  if (!words) return null
  return (
    <div className={styles.error}>
      <Notice tone="negative">{words}</Notice>
    </div>
  )
}
