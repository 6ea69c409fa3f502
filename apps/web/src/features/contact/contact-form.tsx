import type { CallReply } from '@lacehouse/contracts'
import { type ContactField, contactMessageLength } from '@lacehouse/domain/contact/check-contact-case'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { EmailField } from '../../components/email/email-field.tsx'
import { useTypedValues } from '../../hydration/use-typed-values.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FocusedNotice } from '../../ui/focused-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './contact-form.module.css'
import { useContactForm } from './use-contact-form.ts'

type Props = {
  readonly categories: CallReply<'contact.categorySubject'>['categories']
  /** True where the form was sent without scripts, which it needs. */
  readonly wasSentPlain: boolean
}

/** The contact form by subject; its answer is the number of the case (ACC-15). */
export function ContactForm(props: Props) {
  return (
    <MessagesProvider areas={['contact', 'validation', 'errors']}>
      <Form {...props} />
    </MessagesProvider>
  )
}

function Form({ categories, wasSentPlain }: Props) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { values, errors, isBusy, refusal, caseNumber, set, leave, send } = useContactForm()
  useTypedValues(form)
  if (caseNumber)
    return (
      <section className={styles.contact} aria-label={t('contact.done.title')}>
        <FocusedNotice tone="positive" title={t('contact.done.title')}>
          {t('contact.done.text', { number: caseNumber, email: values.email })}
        </FocusedNotice>
      </section>
    )
  const subjects = categories.find(({ id }) => id === values.category)?.subjects ?? []
  const register = (field: ContactField) => ({
    name: field,
    label: t(`contact.field.${field}`),
    value: values[field],
    error: errors[field] ?? null,
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
    onBlur: () => leave(field),
  })
  const optional = { optionalLabel: t('common.optional') }
  return (
    <section className={styles.contact} aria-labelledby="contact-form">
      <h2 className={styles.heading} id="contact-form">
        {t('contact.title')}
      </h2>
      <p>{t('contact.text')}</p>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={pathname}
        noValidate
        data-replay
        aria-labelledby="contact-form"
        onSubmit={(event) => void send(event)}
      >
        {wasSentPlain ? <Notice tone="warning">{t('contact.needsScripts')}</Notice> : null}
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        <div className={styles.pair}>
          <Select
            {...register('category')}
            placeholder={t('contact.choose')}
            required
            options={categories.map(({ id, label }) => ({ value: id, label }))}
          />
          <Select
            {...register('subject')}
            placeholder={t('contact.choose')}
            required
            disabled={subjects.length === 0}
            options={subjects.map(({ id, label }) => ({ value: id, label }))}
          />
        </div>
        <div className={styles.pair}>
          <TextField {...register('name')} autoComplete="name" required />
          <EmailField {...register('email')} autoComplete="email" required onTake={(email) => set('email', email)} />
        </div>
        <div className={styles.pair}>
          <TextField {...register('phone')} {...optional} type="tel" inputMode="tel" autoComplete="tel" />
          <TextField {...register('orderNumber')} {...optional} autoComplete="off" autoCapitalize="characters" />
        </div>
        <TextArea {...register('message')} rows={6} maxLength={contactMessageLength.maximum} required />
        <div>
          <Button type="submit" variant="action" size="large" busy={isBusy}>
            {t('contact.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
