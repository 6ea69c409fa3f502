import { formatMessage } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import type { Translate } from '../../i18n/use-text.ts'
import { formatError } from './format-error.ts'

const translateIn =
  (locale: string): Translate =>
  (key, values) =>
    formatMessage(locale, key, values as never)

test.each([
  ['en-us', undefined, 'You can order at most 100 of these.'],
  ['en-us', 'lines', 'Your cart can hold at most 100 different items.'],
  ['en-us', 'saved', 'You can save at most 100 items for later.'],
  ['de-de', 'lines', 'In den Warenkorb passen höchstens 100 verschiedene Artikel.'],
  ['fr-ca', 'saved', 'Vous pouvez enregistrer au plus 100 articles pour plus tard.'],
])('in %s a maximum of %s names what it counts [CART-08] [FAV-05]', (locale, field, words) => {
  const detail = { errorId: 'INV408', message: '', maximum: 100, ...(field && { field }) }
  expect(formatError(translateIn(locale), new ApiError({ status: 409, correlationId: 'c', details: [detail] }))).toBe(
    words,
  )
})
