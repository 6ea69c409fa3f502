import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { Suspense, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../../../../i18n/messages-provider.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useSaveCard } from './use-save-card.ts'

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const secret = 'a secret of the test'

/** Answers what is sent with a card, and gives it. */
function answerWith(response: () => Response | Promise<Response>): { readonly recaptcha_response?: string }[] {
  const sent: { recaptcha_response?: string }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes('/captcha/challenge'))
      return json({ ...(await createChallenge({ hmacKey: secret, maxNumber: 500 })), maxnumber: 500 })
    if (!String(input).includes('/payment_instruments')) return json({ expiresIn: 900 })
    sent.push(JSON.parse(String(init?.body)))
    return response()
  })
  return sent
}
afterEach(() => vi.restoreAllMocks())

/** Saves a card by a press, and shows whether the card was kept. */
function SaveButton() {
  const saveCard = useSaveCard()
  const [end, setEnd] = useState('')
  return (
    <button type="button" onClick={() => saveCard('tok').then((id) => setEnd(id === null ? ' failed' : ' kept'))}>
      Save{end}
    </button>
  )
}

const Page = () => (
  <Suspense>
    <MessagesProvider locale="en-us" areas={['common', 'errors']}>
      <SaveButton />
    </MessagesProvider>
  </Suspense>
)

const Nothing = () => null

async function save({ asksCaptcha = false } = {}): Promise<void> {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page, HydrateFallback: Nothing }])
  const root = { locale: 'en-us', site: { currency: 'USD', features: { captcha: { card: asksCaptcha } } } }
  await render(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('Save failed')
}

const lastToast = () => {
  const last = toasts.list().at(-1)
  return [last?.tone, last?.title]
}

test('a card that is saved already is an error toast with the server’s message [ACC-04] [PAY-14]', async () => {
  const message = 'This card is in your account since May.'
  answerWith(() => json({ errorDetails: [{ errorId: 'PYT300', message }], correlationId: 'c' }, 409))
  await save()
  expect(lastToast()).toEqual(['negative', message])
})

test('a card that cannot be saved for another reason is an error toast of its own [ACC-04]', async () => {
  answerWith(() => json({ errorDetails: [{ errorId: 'CCA401', message: 'no' }], correlationId: 'c' }, 402))
  await save()
  expect(lastToast()).toEqual(['negative', 'We couldn’t save the card. You can still pay with it.'])
})

test('where the site asks for it, a card is sent with a solved captcha, and one that is refused is an error toast [AUTH-08]', async () => {
  const sent = answerWith(() => json({ errorDetails: [{ errorId: 'AUT403', message: 'no' }], correlationId: 'c' }, 403))
  await save({ asksCaptcha: true })
  expect(lastToast()).toEqual(['negative', 'We couldn’t save the card. You can still pay with it.'])
  expect(sent).toHaveLength(1)
  expect(await verifySolution(sent[0]?.recaptcha_response ?? '', secret)).toBe(true)
})
