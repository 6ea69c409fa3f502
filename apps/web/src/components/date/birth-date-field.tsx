import type { ComponentProps } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { DayField } from './day-field.tsx'

type Props = Omit<ComponentProps<typeof DayField>, 'name' | 'autoComplete' | 'required'>

/** Asks for the day of birth where the site requires it of a new account. */
export function BirthDateField(props: Props) {
  const { features } = useShop().site
  return features.birthDateRequired ? <DayField {...props} name="birthDate" required autoComplete="bday" /> : null
}
