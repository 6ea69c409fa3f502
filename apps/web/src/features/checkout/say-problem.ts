import type { Problem } from '@lacehouse/domain/validation/problem'
import type { Say } from '../../i18n/use-text.ts'

/** Says what a validator found, in the shopper's language (VAL-03). */
export const sayProblem = (say: Say, { key, values }: Problem): string => say(key, values)
