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

test.each([
  ['INV408', 'reservations', 3, 'You can have at most 3 open reservations.'],
  ['INV408', 'networkReservations', 20, 'There are too many open reservations from your network.'],
  ['INV408', 'giftCards', 10, 'An order can hold at most 10 gift cards.'],
  ['PYT402', 'pending', 10, 'Too many payments are waiting for a bank’s confirmation.'],
])('%s with the field %s names what is bounded [CART-08] [CHK-09]', (errorId, field, maximum, words) => {
  const error = new ApiError({ status: 409, correlationId: 'c', details: [{ errorId, message: '', field, maximum }] })
  expect(formatError(translateIn('en-us'), error)).toContain(words)
})

test('an id that the catalogue does not know has the words of the server, and a failure of the server its own [ERR-02]', () => {
  const t = translateIn('en-us')
  const details = [{ errorId: 'NEW123', message: 'The server says so.' }]
  expect(formatError(t, new ApiError({ status: 409, correlationId: 'c', details }))).toBe('The server says so.')
  expect(formatError(t, new ApiError({ status: 502, correlationId: 'c', details }))).toBe(t('GEN500'))
  expect(
    formatError(t, new ApiError({ status: 409, correlationId: 'c', details: [{ errorId: 'INV409', message: 'x' }] })),
  ).toBe(t('INV409'))
})
