import { useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'

type Newsletter = { readonly isWanted: boolean; readonly onWish: (isWanted: boolean) => void }

/** Whether news by email are wanted: as chosen in this checkout, else as the cart knows it. */
export function useNewsletter(known: boolean | undefined): Newsletter {
  const [isWanted, setWanted] = useState(() => readCheckoutDraft().newsletter ?? known ?? false)
  return {
    isWanted,
    onWish: (next) => {
      setWanted(next)
      saveCheckoutDraft({ newsletter: next })
    },
  }
}

/** Asks for the consent to news by email, beside the address that they would go to (CHK-18). */
export function NewsletterConsent({ isWanted, onWish }: Newsletter) {
  const t = useTranslate()
  return (
    <Checkbox label={t('checkout.newsletter')} checked={isWanted} onChange={({ target }) => onWish(target.checked)} />
  )
}
