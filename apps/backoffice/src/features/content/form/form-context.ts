import { type ComponentType, createContext, useContext } from 'react'
import type { JsonSchema } from './json-schema.ts'

export type FieldProps = {
  readonly name: string
  readonly schema: JsonSchema
  readonly value: unknown
  /** Where the field stands in the document: `blocks.0.title`. */
  readonly path: string
  readonly isRequired: boolean
  /** The second argument names the field, so that what is typed into it is undone together. */
  readonly onChange: (value: unknown, group: string) => void
}

/** The context of a form's fields besides their values. */
export type FormContext = {
  /** The language of the words that are edited, as a language tag. */
  readonly lang: string
  readonly siteId: string
  readonly contentLocale: string
  /** That of the site. */
  readonly timeZone: string
  readonly isReadOnly: boolean
  /** Finds what the check says about the field at a path; null where it says nothing. */
  readonly findProblem: (path: string) => string | null
  /** Shows a field; fields of fields show theirs by it. */
  readonly Field: ComponentType<FieldProps>
}

export const FormContext = createContext<FormContext | null>(null)

/** Returns what the fields of the form around a component know. */
export function useForm(): FormContext {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands within a form.')
  return form
}
