import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { SignUpValues } from './sign-up-values.ts'

type Box = 'newsletter' | 'loyalty' | 'loyaltyNewsletter' | 'terms'
type Props = {
  readonly values: SignUpValues
  /** The problem of the box of the terms. */
  readonly error: string | null
  readonly onSet: (field: Box, value: string) => void
}

/**
 * The boxes of a sign-up: the loyalty programme where the site has one, with its own newsletter for those who join (LOY-04), the
 * newsletter, and the terms, which must be ticked.
 */
export function SignUpBoxes({ values, error, onSet }: Props) {
  const t = useTranslate()
  const { site, locale } = useShop()
  const linkTo = (page: string) => (words: ReactNode[]) => (
    <a href={`/${locale}/${page}`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  const register = (name: Box) => ({
    name,
    checked: values[name] === 'true',
    onChange: ({ target }: { target: HTMLInputElement }) => onSet(name, target.checked ? 'true' : ''),
  })
  return (
    <div>
      {site.features.loyalty ? (
        <Checkbox
          {...register('loyalty')}
          label={<Text id="enrolment.signUp.loyalty" values={{ terms: linkTo('loyalty-terms') }} />}
        />
      ) : null}
      {site.features.loyalty && values.loyalty === 'true' ? (
        <Checkbox {...register('loyaltyNewsletter')} label={t('enrolment.signUp.loyaltyNewsletter')} />
      ) : null}
      <Checkbox {...register('newsletter')} label={t('enrolment.signUp.newsletter')} />
      <Checkbox
        {...register('terms')}
        error={error}
        label={
          <Text id="enrolment.signUp.terms" values={{ terms: linkTo('sale-terms'), privacy: linkTo('privacy') }} />
        }
      />
    </div>
  )
}
