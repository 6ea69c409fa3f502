import { isEmail } from '@lacehouse/domain/validation/validators'

/** What a consumer types into the form of a withdrawal. */
export const withdrawalFields = ['name', 'contract', 'email', 'goods'] as const
export type WithdrawalField = (typeof withdrawalFields)[number]
export type WithdrawalValues = Readonly<Record<WithdrawalField, string>>

/** Longest texts, as the contract of the call has them. */
export const withdrawalLengths: Readonly<Record<WithdrawalField, number>> = {
  name: 80,
  contract: 80,
  email: 100,
  goods: 1000,
}

export const emptyWithdrawal: WithdrawalValues = { name: '', contract: '', email: '', goods: '' }

/** Reads the fields of a posted form; longer texts are cut. */
export function readWithdrawal(form: URLSearchParams): WithdrawalValues {
  const read = (field: WithdrawalField) => (form.get(field) ?? '').trim().slice(0, withdrawalLengths[field])
  return { name: read('name'), contract: read('contract'), email: read('email'), goods: read('goods') }
}

export type WithdrawalProblem = 'validation.required' | 'validation.email'
export type WithdrawalProblems = Readonly<Partial<Record<WithdrawalField, WithdrawalProblem>>>

/** Finds what is missing or wrong; the goods are optional. */
export function findWithdrawalProblems({ name, contract, email }: WithdrawalValues): WithdrawalProblems {
  return {
    ...(name === '' && { name: 'validation.required' }),
    ...(contract === '' && { contract: 'validation.required' }),
    ...(email === '' ? { email: 'validation.required' } : !isEmail(email) && { email: 'validation.email' }),
  }
}
