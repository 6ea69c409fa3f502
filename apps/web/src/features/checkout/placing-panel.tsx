import { useText } from '../../i18n/use-text.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './checkout-page.module.css'
import type { PlacingPhase } from './use-placing.ts'

/** What is shown while the order is being placed. */
export function PlacingPanel({ phase }: { readonly phase: PlacingPhase }) {
  const say = useText()
  return (
    <div className={styles.placing} role="status">
      <Spinner size={32} />
      <p className={styles.placingTitle}>{say('checkout.placing')}</p>
      <p>{say(phase === 'checking' ? 'checkout.placing.checking' : 'checkout.placing.stay')}</p>
    </div>
  )
}
