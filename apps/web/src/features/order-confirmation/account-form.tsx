import type { NewAccountField } from '@lacehouse/domain/auth/check-new-account'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { PasswordField } from '../../components/account/password-field.tsx'
import { AddressLines } from '../../components/cart/address-lines.tsx'
import { BirthDateField } from '../../components/date/birth-date-field.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-form.module.css'
import type { Order } from './order.ts'
import { findOwnAddress, useAccountForm } from './use-account-form.ts'

type Props = { readonly order: Order; readonly onDone: () => void; readonly onExists: () => void }

/** The form for a new account, filled in from the order (CHK-12). */
export function AccountForm({ order, ...ends }: Props) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const { values, errors, isBusy, refusal, keepsAddress, setKeepsAddress, set, send } = useAccountForm(order, ends)
  const address = findOwnAddress(order)
  const register = (name: Exclude<NewAccountField, 'terms'>) => ({
    name,
    value: values[name],
    error: errors[name] ?? null,
    label: t(`order.account.${name}`),
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) => set(name, target.value),
  })
  return (
    <section className={styles.offer} aria-labelledby="order-account">
      <h2 className={styles.heading} id="order-account">
        {t('order.account.title')}
      </h2>
      <p>{t('order.account.text')}</p>
      <form className={styles.form} aria-labelledby="order-account" noValidate onSubmit={(event) => void send(event)}>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        <dl className={styles.known}>
          <dt>{t('order.account.email')}</dt>
          <dd>{order.email}</dd>
          <dt>{t('order.account.country')}</dt>
          <dd>{new Intl.DisplayNames(toLanguageTag(locale), { type: 'region' }).of(site.country)}</dd>
        </dl>
        {/* Password managers store the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={order.email} />
        <div className={styles.pair}>
          <TextField {...register('firstName')} autoComplete="given-name" />
          <TextField {...register('lastName')} autoComplete="family-name" />
        </div>
        <BirthDateField
          label={t('order.account.birthDate')}
          value={values.birthDate}
          error={errors.birthDate ?? null}
          onDay={(day) => set('birthDate', day)}
        />
        <PasswordField {...register('password')} autoComplete="new-password" hint={t('order.account.passwordHint')} />
        {address ? (
          <Checkbox
            checked={keepsAddress}
            onChange={({ target }) => setKeepsAddress(target.checked)}
            label={t('order.account.saveAddress')}
            hint={<AddressLines address={address} />}
          />
        ) : null}
        <Checkbox
          name="terms"
          checked={values.terms === 'true'}
          error={errors.terms ?? null}
          onChange={({ target }) => set('terms', target.checked ? 'true' : '')}
          label={<Terms locale={locale} />}
        />
        <Button type="submit" variant="action" size="large" wide busy={isBusy}>
          {t('order.account.create')}
        </Button>
      </form>
    </section>
  )
}

function Terms({ locale }: { readonly locale: string }) {
  const linkTo = (page: string) => (words: ReactNode[]) => (
    <a href={`/${locale}/${page}`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  return <Text id="order.account.terms" values={{ terms: linkTo('sale-terms'), privacy: linkTo('privacy') }} />
}
