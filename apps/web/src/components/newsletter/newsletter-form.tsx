import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EmailField } from '../email/email-field.tsx'
import styles from './newsletter-form.module.css'
import { type NewsletterState, useNewsletterForm } from './use-newsletter-form.ts'

type Props = {
  /** The words of the button, where they are not the shop's own. */
  readonly action?: string | undefined
  /** The heading after the subscription, where it is not the shop's own. */
  readonly confirmation?: string | undefined
  readonly state?: NewsletterState | undefined
  /** Called once the subscription is made. */
  readonly onDone?: (() => void) | undefined
}

/** Subscribes a mailbox to the newsletter once its owner has confirmed it; works without scripts too (NEWS-01). */
export function NewsletterForm(props: Props) {
  return (
    <MessagesProvider areas={['newsletter', 'account', 'validation', 'errors']}>
      <Form {...props} />
    </MessagesProvider>
  )
}

function Form({ action, confirmation, state, onDone }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { sentTo, email, policy, refused, isBusy, send } = useNewsletterForm(state, onDone)
  if (sentTo)
    return (
      <FocusedNotice tone="positive" title={confirmation ?? t('newsletter.done.title')}>
        {t('newsletter.done.text', { email: sentTo })}
      </FocusedNotice>
    )
  const privacy = (words: ReactNode[]) => (
    <a href={`/${locale}/privacy`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  return (
    <form
      className={styles.form}
      method="post"
      action={`/${locale}/newsletter`}
      noValidate
      data-replay
      aria-label={t('newsletter.title')}
      onSubmit={send}
    >
      {refused ? <Notice tone="negative">{refused}</Notice> : null}
      <EmailField {...email} autoComplete="email" />
      <Checkbox {...policy} label={<Text id="newsletter.policy" values={{ privacy }} />} />
      <div>
        <Button type="submit" variant="action" busy={isBusy}>
          {action ?? t('newsletter.subscribe')}
        </Button>
      </div>
    </form>
  )
}
