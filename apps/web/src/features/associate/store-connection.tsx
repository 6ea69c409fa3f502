import { useRef, useState } from 'react'
import { useConnection } from '../../client/stores/use-connection.ts'
import { useShop } from '../../client/use-shop.ts'
import { SellerChoice } from '../../components/stores/seller-choice.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './associate-page.module.css'

/** Connects the session of a store with the store and the employee, which every order then carries (ROLE-02). */
export function StoreConnection() {
  const t = useTranslate()
  const { locale } = useShop()
  const connection = useConnection()
  const choice = useRef<HTMLFieldSetElement>(null)
  const [isMissing, setMissing] = useState(false)
  const start = (): void => {
    if (connection) location.assign(`/${locale}`)
    else setMissing(true)
  }
  return (
    <section className={styles.group}>
      <p className={styles.text}>{t('associate.store.text')}</p>
      <SellerChoice isMissing={isMissing} ref={choice} />
      {connection ? (
        <Notice tone="positive">
          {t('associate.store.connected', { store: connection.storeName, employee: connection.employeeName })}
        </Notice>
      ) : null}
      <Button variant="action" size="large" wide onClick={start}>
        {t('associate.store.start')}
      </Button>
    </section>
  )
}
