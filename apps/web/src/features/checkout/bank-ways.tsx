import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './checkout-page.module.css'
import type { ShopperChoice } from './shopper-choice.ts'

type Props = { readonly url: string; readonly onChoose: (choice: ShopperChoice) => void }

/** Offers the ways on to a shopper who is back in the shop before the bank was paid. */
export function BankWays({ url, onChoose }: Props) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.ways}>
        <LinkButton variant="action" wide href={url}>
          {t('checkout.placing.bank.go')}
        </LinkButton>
        <Button variant="secondary" wide onClick={() => onChoose('pay_otherwise')}>
          {t('checkout.placing.trouble.payOtherwise')}
        </Button>
        <Button variant="secondary" wide onClick={() => onChoose('back_to_cart')}>
          {t('checkout.backToCart')}
        </Button>
      </div>
      <p className={styles.placingNote}>{t('checkout.placing.trouble.released')}</p>
    </>
  )
}
