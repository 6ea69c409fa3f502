import type { Promotion } from './promotion.ts'

/** Returns whether a promotion is the discount of a programme, which a yearly limit ends. */
export function isOfProgramme({ conditions }: Promotion): boolean {
  return conditions.some(({ type }) => type === 'programme')
}
