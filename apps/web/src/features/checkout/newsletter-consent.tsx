import { useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'

type Newsletter = { readonly isWanted: boolean; readonly onChange: (isWanted: boolean) => void }

/** Holds whether the shopper wants the newsletter: as chosen in this checkout, or else as the cart stores it. */
export function useNewsletter(known: boolean | undefined): Newsletter {
  const [isWanted, setWanted] = useState(() => readCheckoutDraft().newsletter ?? known ?? false)
  return {
    isWanted,
    onChange: (next) => {
      setWanted(next)
      saveCheckoutDraft({ newsletter: next })
    },
  }
}

/** Asks for the consent to the newsletter beside the email address (CHK-18). */
export function NewsletterConsent({ isWanted, onChange }: Newsletter) {
  const t = useTranslate()
  return (
    <Checkbox label={t('checkout.newsletter')} checked={isWanted} onChange={({ target }) => onChange(target.checked)} />
  )
}
