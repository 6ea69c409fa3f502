import { useEffect } from 'react'
import type { AddressFormField } from '../../components/address/address-fields.ts'
import { listFieldErrors } from '../../components/address/list-field-errors.ts'
import type { AddressForm } from '../../components/address/use-address-form.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import type { CheckoutNotice } from './use-checkout-notice.ts'

type Options = {
  readonly notice: CheckoutNotice | null
  readonly fields: readonly AddressFormField[]
  readonly form: AddressForm
  readonly onNotice: (notice: CheckoutNotice | null) => void
  /** Called when fields are marked as wrong. */
  readonly onWrong: () => void
}

/** Shows the errors of a refused order at the form's inputs; a refusal without such inputs stays above the steps (CHK-16). */
export function useRefusedFields({ notice, fields, form, onNotice, onWrong }: Options): void {
  const t = useTranslate()

  // The order was refused on a later step, and this form is shown in answer to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each refusal
  useEffect(() => {
    const names = fields.map(({ name }) => name)
    const wrong = listFieldErrors(notice?.refusal, names, t)
    if (wrong.length === 0) return
    form.setErrors(wrong)
    onWrong()
    onNotice(null)
  }, [notice])
}
