import { useState } from 'react'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../../words/use-words.ts'
import { type CreditedCustomer, StoreCreditDialog } from './store-credit-dialog.tsx'

/** The store credit of a customer, and its change by staff who may (PAY-16). */
export function StoreCreditPanel({ customer }: { readonly customer: CreditedCustomer }) {
  const { t, money } = useWords()
  const { rights } = useSession()
  const [isChanging, setIsChanging] = useState(false)
  const { storeCredit, state } = customer
  return (
    <Panel title={t('backoffice.credit.title')}>
      {storeCredit.length === 0 ? <p>{t('backoffice.credit.none')}</p> : null}
      <Facts facts={storeCredit.map(({ currency, balance }) => [currency, money(balance, currency)] as const)} />
      {rights.includes('customers.credit') && state === 'active' ? (
        <div>
          <Button onClick={() => setIsChanging(true)}>{t('backoffice.credit.change')}</Button>
        </div>
      ) : null}
      {isChanging ? <StoreCreditDialog customer={customer} onClose={() => setIsChanging(false)} /> : null}
    </Panel>
  )
}
