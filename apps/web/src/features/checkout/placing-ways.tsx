import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './checkout-page.module.css'
import type { ShopperChoice } from './shopper-choice.ts'

type Props = {
  /** The address at which the shopper hears of the order; null before it is known. */
  readonly email: string | null
  readonly onChoose: (choice: ShopperChoice) => void
}

/** Says that the payment provider does not answer, and offers other ways on than waiting (PAY-13). */
export function PlacingWays({ email, onChoose }: Props) {
  const t = useTranslate()
  return (
    <>
      <p>{t('checkout.placing.trouble.text')}</p>
      <div className={styles.ways}>
        <Button variant="action" wide onClick={() => onChoose('ask_again')}>
          {t('checkout.placing.trouble.askAgain')}
        </Button>
        <Button variant="secondary" wide onClick={() => onChoose('pay_otherwise')}>
          {t('checkout.placing.trouble.payOtherwise')}
        </Button>
        <Button variant="secondary" wide onClick={() => onChoose('back_to_cart')}>
          {t('checkout.backToCart')}
        </Button>
      </div>
      <p className={styles.placingNote}>{t('checkout.placing.trouble.released')}</p>
      {email ? <p className={styles.placingNote}>{t('checkout.placing.trouble.mail', { email })}</p> : null}
    </>
  )
}
