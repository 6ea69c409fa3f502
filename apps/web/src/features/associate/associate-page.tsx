import { useAccount } from '../../client/account/use-account.ts'
import { isStoreSession } from '../../client/stores/seller.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Acting } from './acting.tsx'
import styles from './associate-page.module.css'
import { AssociateSignIn } from './associate-sign-in.tsx'
import { CustomerSearch } from './customer-search.tsx'
import { StoreConnection } from './store-connection.tsx'

/** The page of the shop's people: sign-in, the store that they sell in, or the customer whom they help (AUTH-09, ROLE-02). */
export function AssociatePage() {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('associate.title')}</h1>
      {account === null ? <AssociateSignIn /> : null}
      {account?.agentName ? <Acting firstName={account.firstName} /> : null}
      {account?.consumerType === 'AGENT' ? <CustomerSearch /> : null}
      {isStoreSession(account) ? <StoreConnection /> : null}
      {account && !account.agentName && !/^(AGENT|STORE_EMPLOYEE)$/.test(account.consumerType) ? (
        <Notice
          title={t('associate.noStaff.title')}
          actions={<LinkButton href={`/${locale}/account`}>{t('associate.noStaff.account')}</LinkButton>}
        >
          {t('associate.noStaff.text')}
        </Notice>
      ) : null}
    </div>
  )
}
