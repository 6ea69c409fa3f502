import { isEmail } from '@lacehouse/domain/validation/validators'

/** The input of a shopper who tracks an order. */
export type TrackInput = { readonly orderNumber: string; readonly email: string }

/** The name and the value of the button by which the link of an order is asked for, in the place of the order. */
export const trackIntent = 'intent'
export const mailIntent = 'mail'

/** Longest texts, as the contract of the call has them. */
export const trackLengths: Readonly<Record<keyof TrackInput, number>> = { orderNumber: 40, email: 100 }

export const emptyTrackInput: TrackInput = { orderNumber: '', email: '' }

export type TrackProblems = Readonly<Partial<Record<keyof TrackInput, 'validation.required' | 'validation.email'>>>

/** Reads the fields of a posted form; longer texts are cut. */
export function readTrackInput(form: URLSearchParams): TrackInput {
  const read = (field: keyof TrackInput) => (form.get(field) ?? '').trim().slice(0, trackLengths[field])
  return { orderNumber: read('orderNumber'), email: read('email') }
}

/** Says whether a posted form asks for the link of an order by mail. */
export function isMailAsked(form: URLSearchParams): boolean {
  return form.get(trackIntent) === mailIntent
}

/** Finds what is missing or wrong. */
export function findTrackProblems({ orderNumber, email }: TrackInput): TrackProblems {
  return {
    ...(orderNumber === '' && { orderNumber: 'validation.required' }),
    ...(email === '' ? { email: 'validation.required' } : !isEmail(email) && { email: 'validation.email' }),
  }
}
