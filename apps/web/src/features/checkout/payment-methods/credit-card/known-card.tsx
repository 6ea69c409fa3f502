import type { Cart } from '../../../../client/cart/cart.ts'
import { formatInstrument } from '../../../../components/cart/format-instrument.ts'
import { useTranslate } from '../../../../i18n/use-text.ts'
import { TextButton } from '../../../../ui/text-button.tsx'
import styles from '../../step-form.module.css'

type Props = { readonly instrument: Cart['payment_instruments'][number]; readonly onReplace: () => void }

/** Shows the card that is set on the cart, with a button to use another. */
export function KnownCard({ instrument, onReplace }: Props) {
  const t = useTranslate()
  return (
    <div className={styles.card}>
      <p>{formatInstrument(t, instrument)}</p>
      <p>
        <TextButton onClick={onReplace}>{t('payment.card.replace')}</TextButton>
      </p>
    </div>
  )
}
