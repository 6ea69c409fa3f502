import type { AddressField } from '@lacehouse/domain/address/address'
import { useForm } from 'react-hook-form'
import { useText } from '../../i18n/use-text.ts'
import { type AddressFormField, type AddressValues, findFieldProblem, tidyValue } from './address-fields.ts'
import type { FieldError } from './list-field-errors.ts'
import { sayProblem } from './say-problem.ts'

export type AddressFormOptions = {
  readonly fields: readonly AddressFormField[]
  readonly country: string
  readonly initial: AddressValues
  /** Told at each change, so that nothing typed is lost. */
  readonly onType: (values: AddressValues) => void
}

type Values = Record<AddressField, string>

/** An address form by its country's rules: judged when leaving a field and before sending, never while typing. */
export function useAddressForm({ fields, country, initial, onType }: AddressFormOptions) {
  const say = useText()
  const form = useForm<Values>({
    defaultValues: { ...initial },
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  const { errors } = form.formState
  return {
    /** What goes to the input of a field. */
    register: (field: AddressFormField) => {
      const name = field.name as AddressField
      return form.register(name, {
        validate: (value = '') => {
          const problem = findFieldProblem(field, value, country)
          return problem ? sayProblem(say, problem) : true
        },
        onChange: () => {
          form.clearErrors(name)
          onType(form.getValues())
        },
        onBlur: () => {
          const typed = form.getValues(name) ?? ''
          const tidy = tidyValue(field, typed, country)
          if (tidy !== typed) form.setValue(name, tidy, { shouldValidate: true })
        },
      })
    },
    errorOf: (name: string) => errors[name as AddressField]?.message ?? null,
    /** What is wrong, in the order of the form. */
    list: (): FieldError[] =>
      fields.flatMap(({ name }) => {
        const message = errors[name as AddressField]?.message
        return message ? [{ field: name, message }] : []
      }),
    setErrors: (wrong: readonly FieldError[]) => {
      for (const { field, message } of wrong) form.setError(field as AddressField, { type: 'server', message })
    },
    judge: () => form.trigger(),
    values: (): AddressValues => form.getValues(),
    fill: (values: AddressValues) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name as AddressField, value ?? '')
      onType(form.getValues())
    },
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>
