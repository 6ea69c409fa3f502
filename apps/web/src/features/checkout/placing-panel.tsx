import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './checkout-page.module.css'
import type { PlacingPhase } from './use-placing.ts'

type Props = {
  readonly phase: PlacingPhase
  /** Called when the shopper stops the order from being sent once the connection is back. */
  readonly onHold: () => void
}

/** Shows the progress while the order is being placed, or waits for the connection. */
export function PlacingPanel({ phase, onHold }: Props) {
  const t = useTranslate()
  const isHeld = phase === 'offline'
  return (
    <div className={styles.placing} role="status">
      <Spinner size={32} />
      <p className={styles.placingTitle}>{t(isHeld ? 'checkout.placing.offlineTitle' : 'checkout.placing')}</p>
      <p>{t(texts[phase])}</p>
      {isHeld ? (
        <Button variant="secondary" onClick={onHold}>
          {t('checkout.placing.hold')}
        </Button>
      ) : null}
    </div>
  )
}

const texts = {
  idle: 'checkout.placing.stay',
  placing: 'checkout.placing.stay',
  checking: 'checkout.placing.checking',
  offline: 'checkout.placing.offline',
} as const satisfies Record<PlacingPhase, string>
