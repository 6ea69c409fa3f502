import { formatMessage } from '@lacehouse/messages'
import { beforeEach, expect, test } from 'vitest'
import { toasts } from '../../ui/toasts.ts'
import { announceSignIn } from './announce-sign-in.ts'

beforeEach(() => {
  for (const { id } of toasts.list()) toasts.dismiss(id)
})

test.each([
  ['en-us', 'You have successfully logged in'],
  ['en-gb', 'You have successfully logged in'],
  ['en-au', 'You have successfully logged in'],
  ['en-ca', 'You have successfully logged in'],
  ['de-de', 'Sie haben sich erfolgreich angemeldet'],
  ['fr-ca', 'Vous vous êtes connecté avec succès'],
  ['fr-fr', 'Vous vous êtes connecté avec succès'],
  ['es-es', 'Has iniciado sesión correctamente'],
  ['it-it', 'Hai effettuato l’accesso correttamente'],
  ['nl-nl', 'Je bent succesvol ingelogd'],
])('a sign-in in %s says %j [AUTH-11]', (locale, words) => {
  const t = ((key: 'account.signedIn') => formatMessage(locale, key)) as Parameters<typeof announceSignIn>[0]['t']
  announceSignIn(
    { t, locale },
    { firstName: 'Ada', hasGrown: false, favouritesGrown: null, needsTerms: false, isLeaving: false },
  )
  expect(toasts.list().map(({ title, tone }) => [title, tone])).toEqual([[words, 'positive']])
})
