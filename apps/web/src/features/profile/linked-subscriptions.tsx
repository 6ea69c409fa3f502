import type { CallReply } from '@lacehouse/contracts'
import { listOfferedSubscriptions } from '@lacehouse/domain/subscriptions/subscription'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './account-page.module.css'

type Linked = CallReply<'subscriptions.listByLink'>

/** The outcome of the form for the subscriptions of a link; `linked` is null for a link that is not valid any more. */
export type LinkedState = {
  /** Null before a form was sent. */
  readonly done: 'confirmed' | 'saved' | 'ended' | 'expired' | null
  readonly linked: Linked | null
}

type Props = {
  /** The token of the mail's link. */
  readonly st: string
  /** The link of a mail that asks to confirm. */
  readonly isQuestion: boolean
  readonly state: LinkedState
}

/** Shows the subscriptions of the mailbox of a mail's link, without a sign-in and without scripts (ACC-11). */
export function LinkedSubscriptions({ st, isQuestion, state: { done, linked } }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const action = `/${locale}/account/subscriptions?st=${encodeURIComponent(st)}`
  const asks = isQuestion && done === null && linked !== null
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {t(asks ? 'profile.subscriptions.confirm.title' : 'profile.subscriptions.title')}
      </h1>
      <Outcome done={linked ? done : 'expired'} />
      {asks ? (
        <form className={styles.form} method="post" action={action}>
          <p>{t('profile.subscriptions.confirm.text', { recipient: linked.recipient })}</p>
          <div className={styles.ways}>
            <Button type="submit" name="step" value="confirm" variant="action" size="large">
              {t('profile.subscriptions.confirm.action')}
            </Button>
          </div>
        </form>
      ) : null}
      {linked && !asks ? <Choices key={done ?? ''} action={action} linked={linked} /> : null}
    </div>
  )
}

function Outcome({ done }: { readonly done: LinkedState['done'] }) {
  const t = useTranslate()
  if (done === null) return null
  return <Notice tone={done === 'expired' ? 'warning' : 'positive'}>{t(`profile.subscriptions.${done}`)}</Notice>
}

function Choices({ action, linked }: { readonly action: string; readonly linked: Linked }) {
  const t = useTranslate()
  const { site } = useShop()
  const isOn = (type: string): boolean =>
    linked.subscriptions.some((one) => one.channel === 'email' && one.type === type && one.doubleOptin)
  const kinds = listOfferedSubscriptions(site).filter(({ channel }) => channel === 'email')
  return (
    <form className={styles.form} method="post" action={action}>
      <p>{t('profile.subscriptions.for', { recipient: linked.recipient })}</p>
      <div>
        {kinds.map(({ type }) => (
          <Checkbox
            key={type}
            name="wanted"
            value={type}
            defaultChecked={isOn(type)}
            label={t(`profile.subscription.email.${type}`)}
            hint={t(`profile.subscription.email.${type}.hint`)}
          />
        ))}
      </div>
      <div className={styles.ways}>
        <Button type="submit" name="step" value="save" variant="action" size="large">
          {t('profile.subscriptions.save')}
        </Button>
        <Button type="submit" name="step" value="end" variant="secondary" size="large">
          {t('profile.subscriptions.endAll')}
        </Button>
      </div>
    </form>
  )
}
