import { useAccount } from '../../client/account/use-account.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import type { Order } from './order.ts'

/** Offers the return of delivered goods; the link of a mail is enough for a guest's order only (ACC-08). */
export function OrderReturn({ order: { orderNumber, isGuest, shipments } }: { readonly order: Order }) {
  const t = useTranslate()
  const account = useAccount()
  const hasArrived = shipments.some(({ state }) => state === 'delivered' || state === 'collected')
  if (!hasArrived || (!isGuest && account === null)) return null
  return (
    <Button variant="secondary" wide onClick={() => void openDialog('return-items', { orderNumber })}>
      {t('order.return')}
    </Button>
  )
}
