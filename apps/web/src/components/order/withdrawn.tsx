import { isWithdrawalOpen } from '@lacehouse/domain/returns/is-withdrawal-open'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { readClock } from '../../client/clock.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says that a withdrawal from the contract was declared, and when; nothing without one. */
export function Withdrawn({ at }: { readonly at: string | undefined }) {
  const t = useTranslate()
  const { date } = useFormat()
  return at === undefined ? null : <Notice>{t('orders.withdrawn', { date: date(at, { dateStyle: 'long' }) })}</Notice>
}

type LinkProps = {
  readonly orderNumber: string
  readonly shipments: Parameters<typeof isWithdrawalOpen>[0]
  readonly wide?: boolean
}

/** Leads to the withdrawal from an order, where the site's law has it and while there is time for it. */
export function WithdrawalLink({ orderNumber, shipments, wide = false }: LinkProps) {
  const t = useTranslate()
  const { locale, site } = useShop()
  if (!getSiteLaw(site).withdrawal || !isWithdrawalOpen(shipments, readClock())) return null
  return (
    <LinkButton variant="secondary" wide={wide} href={`/${locale}/withdrawal?order=${orderNumber}`}>
      {t('navigation.footer.withdraw')}
    </LinkButton>
  )
}
