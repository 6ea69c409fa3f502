import { useState } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import type { Order } from './order.ts'

/** Offers a guest an account filled in from the order; a known customer is led to the sign-in (CHK-12). */
export function AccountOffer({ order }: { readonly order: Order }) {
  const t = useTranslate()
  const account = useAccount()
  const [stage, setStage] = useState<'offered' | 'exists' | 'done'>('offered')
  const { email, orderNumber } = order
  if (stage === 'done')
    return (
      <Notice
        tone="positive"
        title={t('order.account.done')}
        actions={
          <Button variant="secondary" onClick={() => void openDialog('account', {})}>
            {t('order.account.show')}
          </Button>
        }
      >
        {t('order.account.doneText', { email })}
      </Notice>
    )
  if (!order.isGuest || order.state !== 'finalised' || account) return null
  if (stage === 'exists')
    return (
      <Notice
        title={t('order.account.exists', { email })}
        actions={
          <Button variant="action" onClick={() => void openDialog('account', { email, orderNumber })}>
            {t('order.account.signIn')}
          </Button>
        }
      >
        {t('order.account.existsText')}
      </Notice>
    )
  return <AccountForm order={order} onDone={() => setStage('done')} onExists={() => setStage('exists')} />
}
