import { Notice } from '../../ui/notice.tsx'
import styles from './express.module.css'

/** Shows below all buttons why an express payment did not begin. */
export function ExpressError({ words }: { readonly words: string | null }) {
  if (!words) return null
  return (
    <div className={styles.error}>
      <Notice tone="negative">{words}</Notice>
    </div>
  )
}
