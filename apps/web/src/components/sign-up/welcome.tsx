import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './sign-up-form.module.css'
import { WelcomePromotion } from './welcome-promotion.tsx'
import { WelcomeText } from './welcome-text.tsx'

/** Welcomes the owner of a new account on its page, with the ways on: completing the profile, the shop, the account (DLG-20). */
export function Welcome() {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.form}>
      <WelcomeText />
      <WelcomePromotion />
      <Button variant="action" size="large" wide onClick={() => void openDialog('enrolment', {})}>
        {t('credentials.welcome.complete')}
      </Button>
      <LinkButton href={`/${locale}`} variant="secondary" size="large" wide>
        {t('credentials.welcome.shop')}
      </LinkButton>
      <LinkButton href={`/${locale}/account`} variant="secondary" size="large" wide>
        {t('credentials.welcome.account')}
      </LinkButton>
    </div>
  )
}
