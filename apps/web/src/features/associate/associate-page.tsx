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
import { Handover } from './handover.tsx'
import { StoreConnection } from './store-connection.tsx'

/** The page of the shop's people: sign-in, the store that they sell in, or the customer whom they help (AUTH-09, ROLE-02). */
export function AssociatePage({ st }: { readonly st: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  const isHandedOver = st !== ''
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('associate.title')}</h1>
      {isHandedOver && !account?.agentName ? <Handover st={st} /> : null}
      {account === null && !isHandedOver ? <AssociateSignIn /> : null}
      {account?.agentName ? <Acting firstName={account.firstName} /> : null}
      {account?.consumerType === 'AGENT' && !isHandedOver ? <CustomerSearch /> : null}
      {isStoreSession(account) ? <StoreConnection /> : null}
      {account && !isHandedOver && !account.agentName && !/^(AGENT|STORE_EMPLOYEE)$/.test(account.consumerType) ? (
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
