import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { BankWays } from './bank-ways.tsx'
import styles from './checkout-page.module.css'
import { PlacingWays } from './placing-ways.tsx'
import type { PlacingPhase, ShopperChoice } from './shopper-choice.ts'

type Props = {
  readonly phase: PlacingPhase
  /** The bank's page where the shopper may still pay. */
  readonly bankUrl: string | null
  /** The address at which the shopper hears of the order; null before it is known. */
  readonly email: string | null
  /** Called when the shopper stops the order from being sent once the connection is back. */
  readonly onHold: () => void
  readonly onChoose: (choice: ShopperChoice) => void
}

/** Shows the progress while the order is being placed, or waits for the connection, the payment provider or the shopper's bank. */
export function PlacingPanel({ phase, bankUrl, email, onHold, onChoose }: Props) {
  const t = useTranslate()
  const { title, text } = words[phase]
  return (
    <div className={styles.placing} role="status">
      <Spinner size={32} />
      <h2 className={styles.placingTitle}>{t(title)}</h2>
      {text ? <p>{t(text)}</p> : null}
      {phase === 'offline' ? (
        <Button variant="secondary" onClick={onHold}>
          {t('checkout.placing.hold')}
        </Button>
      ) : null}
      {bankUrl ? <BankWays url={bankUrl} onChoose={onChoose} /> : null}
      {phase === 'trouble' ? <PlacingWays email={email} onChoose={onChoose} /> : null}
    </div>
  )
}

const words = {
  idle: { title: 'checkout.placing', text: 'checkout.placing.stay' },
  placing: { title: 'checkout.placing', text: 'checkout.placing.stay' },
  checking: { title: 'checkout.placing', text: 'checkout.placing.checking' },
  offline: { title: 'checkout.placing.offlineTitle', text: 'checkout.placing.offline' },
  trouble: { title: 'checkout.placing.trouble.title', text: null },
  bank: { title: 'checkout.placing.bank.title', text: 'checkout.placing.bank.text' },
  leaving: { title: 'checkout.placing.leaving', text: 'checkout.placing.stay' },
} as const satisfies Record<PlacingPhase, unknown>
