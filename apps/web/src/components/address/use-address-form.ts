import type { AddressField } from '@lacehouse/domain/address/address'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import { type AddressFormField, type AddressValues, findFieldProblem, tidyValue } from './address-fields.ts'
import type { FieldError } from './list-field-errors.ts'

export type AddressFormOptions = {
  readonly fields: readonly AddressFormField[]
  readonly country: string
  readonly initial: AddressValues
  /** Called at each change, so that nothing typed is lost. */
  readonly onType: (values: AddressValues) => void
}

type Errors = Readonly<Record<string, string>>
type TypeEvent = ChangeEvent<HTMLInputElement | HTMLSelectElement>

/**
 * Holds an address form and checks it by its country's rules: when a field is left and before sending, never while
 * typing.
 */
export function useAddressForm({ fields, country, initial, onType }: AddressFormOptions) {
  const t = useTranslate()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  // The latest values, for events that come before the next rendering.
  const typed = useRef(initial)

  const change = (changes: AddressValues) => {
    typed.current = { ...typed.current, ...changes }
    setValues(typed.current)
    onType(typed.current)
  }
  const readTyped = ({ name }: AddressFormField) => typed.current[name as AddressField] ?? ''
  const judge = (field: AddressFormField): Errors => {
    const problem = findFieldProblem(field, readTyped(field), country)
    return problem ? { [field.name]: t(problem.key, problem.values) } : {}
  }
  const clear = (name: string) => setErrors(({ [name]: _, ...others }) => others)
  return {
    /** Gives the properties of a field's input. */
    register: (field: AddressFormField) => ({
      name: field.name,
      value: values[field.name as AddressField] ?? '',
      onChange: ({ target }: TypeEvent) => {
        clear(field.name)
        change({ [field.name]: target.value })
      },
      onBlur: () => {
        const tidy = tidyValue(field, readTyped(field), country)
        if (tidy !== readTyped(field)) change({ [field.name]: tidy })
        setErrors(({ [field.name]: _, ...others }) => ({ ...others, ...judge(field) }))
      },
    }),
    errorOf: (name: string): string | null => errors[name] ?? null,
    /** Lists the errors in the order of the form. */
    list: (): FieldError[] =>
      fields.flatMap(({ name }) => {
        const message = errors[name]
        return message ? [{ field: name, message }] : []
      }),
    setErrors: (wrong: readonly FieldError[]) =>
      setErrors((old) => ({ ...old, ...Object.fromEntries(wrong.map(({ field, message }) => [field, message])) })),
    /** Checks all fields and says whether they are valid. */
    judge: (): boolean => {
      const wrong: Errors = Object.assign({}, ...fields.map(judge))
      setErrors(wrong)
      return Object.keys(wrong).length === 0
    },
    values: (): AddressValues => typed.current,
    /** Fills some fields; what was wrong in them is gone. */
    fill: (changes: AddressValues) => {
      setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !(name in changes))))
      change(changes)
    },
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>
