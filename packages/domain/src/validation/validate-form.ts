import type { Problem, Validator } from './problem.ts'

/** The validators of each field, in the order in which their problems are reported. */
export type FormRules<Field extends string = string> = Readonly<Partial<Record<Field, readonly Validator[]>>>

/** The first problem of each field that has one. */
export type FormProblems<Field extends string = string> = Readonly<Partial<Record<Field, Problem>>>

/** Validates a whole form: the first problem of each field, nothing for a valid one; a missing field counts as empty. */
export function validateForm<Field extends string>(
  rules: FormRules<Field>,
  values: Readonly<Record<string, string | undefined>>,
): FormProblems<Field> {
  const form = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']))
  const problems: Partial<Record<Field, Problem>> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const problem = findProblem(rules[field] ?? [], form[field] ?? '', form)
    if (problem) problems[field] = problem
  }
  return problems
}

/** Finds the first problem that validators report for a value. */
export function findProblem(
  validators: readonly Validator[],
  value: string,
  form: Readonly<Record<string, string>> = {},
): Problem | null {
  for (const validator of validators) {
    const problem = validator(value, form)
    if (problem) return problem
  }
  return null
}

/** Returns whether a form has no problem. */
export function isFormValid(problems: FormProblems): boolean {
  return Object.keys(problems).length === 0
}
