import { formatOrderNumber, parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAccount } from '../../client/account/use-account.ts'
import { useIsBrowser } from '../../client/use-is-browser.ts'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { ChooseOwnOrder, OwnOrderForm } from './choose-own-order.tsx'
import type { FaultyOrder } from './faulty-order.ts'
import { FindOrder } from './find-order.tsx'
import type { Reported } from './use-warranty-form.ts'
import { WarrantyForm } from './warranty-form.tsx'
import styles from './warranty-page.module.css'

type Props = {
  /** True where the form was sent without scripts, which it needs. */
  readonly wasSentPlain: boolean
}

/** Reports a fault: the order first, one's own or by number and mail address, then the item with its fault (ACC-12). */
export function WarrantyPage({ wasSentPlain }: Props) {
  const t = useTranslate()
  const account = useAccount()
  const [reported, setReported] = useState<Reported | null>(null)
  if (reported) return <Done {...reported} />
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('cases.report')}</h1>
      <p className={styles.text}>{t('cases.warranty.text')}</p>
      {wasSentPlain ? <Notice tone="warning">{t('cases.warranty.needsScripts')}</Notice> : null}
      {account ? <OwnOrder onReported={setReported} /> : <GuestOrder onReported={setReported} />}
    </section>
  )
}

type PartProps = { readonly onReported: (reported: Reported) => void }

/** The order that the page was opened for, once the page is hydrated. */
function useNamedOrder() {
  const [parameters] = useSearchParams()
  const isBrowser = useIsBrowser()
  return isBrowser ? parseOrderNumber(parameters.get('order') ?? '') : null
}

function OwnOrder({ onReported }: PartProps) {
  const t = useTranslate()
  // An account is known after the hydration only, so that the first value is that of the address.
  const [orderNumber, setOrderNumber] = useState<string | null>(useNamedOrder())
  return (
    <>
      <div className={styles.part}>
        <h2 className={styles.heading}>{t('cases.warranty.order')}</h2>
        <ChooseOwnOrder orderNumber={orderNumber} onChoose={setOrderNumber} />
      </div>
      {orderNumber ? (
        <OwnOrderForm
          key={orderNumber}
          orderNumber={orderNumber}
          onReported={onReported}
          unknown={<Notice tone="warning">{t('OHS4004')}</Notice>}
        />
      ) : null}
    </>
  )
}

function GuestOrder({ onReported }: PartProps) {
  const t = useTranslate()
  const named = useNamedOrder()
  const [order, setOrder] = useState<FaultyOrder | null>(null)
  const [wantsAnother, setWantsAnother] = useState(false)
  const find = (
    <div className={styles.part}>
      <h2 className={styles.heading}>{t('cases.warranty.order')}</h2>
      <FindOrder key={named} orderNumber={named && !wantsAnother ? formatOrderNumber(named) : ''} onFound={setOrder} />
    </div>
  )
  if (order)
    return (
      <>
        <div className={styles.part}>
          <h2 className={styles.heading}>
            <Text
              id="cases.order"
              values={{ orderNumber: <Unbroken>{formatOrderNumber(order.orderNumber)}</Unbroken> }}
            />
          </h2>
          <Button
            variant="secondary"
            onClick={() => {
              setWantsAnother(true)
              setOrder(null)
            }}
          >
            {t('cases.warranty.another')}
          </Button>
        </div>
        <WarrantyForm key={order.orderNumber} order={order} onReported={onReported} />
      </>
    )
  // The link of a mail opens a guest's order without its mail address.
  return named && !wantsAnother ? <OwnOrderForm orderNumber={named} onReported={onReported} unknown={find} /> : find
}

/** The number of the case, and what happens next. */
function Done({ caseNumber, email }: Reported) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('cases.report')}</h1>
      <FocusedNotice tone="positive" title={t('cases.done.title')}>
        {t('cases.done.number', { number: caseNumber, email })}
      </FocusedNotice>
      <h2 className={styles.heading}>{t('cases.done.next')}</h2>
      <ol className={styles.steps}>
        <li>{t('cases.done.look')}</li>
        <li>{t('cases.done.answer')}</li>
        <li>{t('cases.done.keep')}</li>
      </ol>
      <div className={styles.ways}>
        {account ? (
          <LinkButton variant="action" href={`/${locale}/account/cases/${caseNumber}`}>
            {t('cases.done.see')}
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary" href={`/${locale}`}>
          {t('cases.done.shop')}
        </LinkButton>
      </div>
    </section>
  )
}
