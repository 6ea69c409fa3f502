import { formatMessage } from '@lacehouse/messages'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../client/account/account-memory.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { DeletionNotice } from '../../components/account/deletion-notice.tsx'
import { DataPage } from './data-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const areas = ['credentials', 'common', 'account', 'privacy', 'validation', 'errors'] as const
const exportId = '6f9b1f53-9b3c-4c58-9d4f-0f6a5a3a1c11'
const asked = { exportId, partsTotal: 30, requestedAt: '2026-11-20T10:00:00.000Z' }
const dueAt = '2026-12-04T10:00:00.000Z'
const refusal = { errorDetails: [{ errorId: 'AUT450', field: 'password', message: 'Wrong.' }], correlationId: 'c' }

type State = { dataExport: object | null; deletion: object | null; deletionProof?: 'password' | 'code' }

/** Answers for an account; the export is collected until `isReady` is set, and only `Lacehouse1` is the password. */
function listen(state: State = { dataExport: null, deletion: null }, collecting = { isReady: true }) {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname: path } = new URL(String(input), location.href)
    const method = init?.method ?? 'GET'
    const body = init?.body ? JSON.parse(String(init.body)) : null
    if (method !== 'GET' && path.startsWith('/consumers-v3')) sent.push([method, path.split('/').at(-1), body])
    if (path.endsWith('/consumer'))
      return Response.json({
        consumerProfile: {
          consumerDetails: { email: 'ada@example.com' },
          ...(state.deletion && { deletionDueAt: dueAt }),
        },
      })
    if (path.endsWith(exportId))
      return Response.json({
        ...{ consumerNo: 'C1', madeAt: asked.requestedAt, expiresAt: dueAt },
        tables: [{ name: 'consumers', rows: [{ first_name: 'Ada', birth_date: '1990-02-28' }] }],
      })
    if (path.endsWith('/retrieveUserData')) state.dataExport = { ...asked, state: 'collecting', partsDone: 0 }
    if (path.endsWith('/deletion/code')) return Response.json({ codeId: 'K1', expiresIn: 600 })
    if (path.endsWith('/deletion')) {
      if (method === 'POST' && body.password !== 'Lacehouse1' && body.code !== '123456')
        return Response.json(refusal, { status: 400 })
      state.deletion = method === 'POST' ? { requestedAt: asked.requestedAt, dueAt } : null
    }
    if (path.endsWith('/privacy') && state.dataExport) {
      state.dataExport = {
        ...asked,
        ...(collecting.isReady
          ? { state: 'ready', partsDone: 30, expiresAt: dueAt }
          : { state: 'collecting', partsDone: 12 }),
      }
    }
    return Response.json({ deletionProof: 'password', ...state })
  })
  return sent
}

async function show(part = <PrivacyPage />, address = '/en-us/account/privacy'): Promise<void> {
  queryClient.clear()
  saveAccount({ consumerNo: 'C1', consumerType: 'CONSUMER', firstName: 'Ada' })
  await showInShop(
    <>
      <DeletionNotice />
      {part}
    </>,
    { areas: [...areas], address },
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  saveAccount(null)
})

const button = (key: Parameters<typeof formatMessage>[1]) => page.getByRole('button', { name: words(key), exact: true })
const pending = words('account.deletion.title', { date: 'December 4, 2026' })

test('an export shows its progress, and leads to the page and the file once it is ready [ACC-16]', async () => {
  const collecting = { isReady: false }
  const sent = listen(undefined, collecting)
  await show()
  await button('privacy.export.start').click()
  await expect.poll(() => sent).toEqual([['POST', 'retrieveUserData', {}]])
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expect.element(page.getByText(words('privacy.export.progress', { done: 12, total: 30 }))).toBeVisible()
  collecting.isReady = true
  const link = page.getByRole('link', { name: words('privacy.export.read') })
  await expect.element(link).toHaveAttribute('href', `/en-us/account/data?export=${exportId}`)
  await expect.element(button('privacy.export.download')).toBeVisible()
})

test('a deletion asks for the password at its field, then says when it happens and can be taken back [ACC-16]', async () => {
  const sent = listen()
  await show()
  const password = page.getByRole('textbox', { name: words('privacy.deletion.password') })
  await button('privacy.deletion.ask').click()
  await expect.element(password).toHaveAccessibleDescription(words('validation.required'))
  await password.fill('Wrong1234')
  await button('privacy.deletion.ask').click()
  await expect.element(password).toHaveAccessibleDescription('Wrong.')
  await expect.element(password).toHaveFocus()
  await password.fill('Lacehouse1')
  await button('privacy.deletion.ask').click()
  await expect.element(page.getByText(pending)).toBeVisible()
  await expect.element(password).not.toBeInTheDocument()
  await button('account.deletion.keep').click()
  await expect.element(page.getByText(pending)).not.toBeInTheDocument()
  await expect.element(password).toBeVisible()
  expect(sent.at(-1)).toEqual(['DELETE', 'deletion', null])
})

test('an account without a password asks for its deletion by a code of its mailbox [ACC-16]', async () => {
  const sent = listen({ dataExport: null, deletion: null, deletionProof: 'code' })
  await show()
  await expect.element(page.getByText(words('privacy.deletion.byCode', { email: 'ada@example.com' }))).toBeVisible()
  await button('privacy.deletion.sendCode').click()
  const code = page.getByRole('textbox', { name: words('credentials.code.label') })
  await expect.element(code).toHaveFocus()
  await code.fill('123 456')
  await button('privacy.deletion.ask').click()
  await expect.element(page.getByText(pending)).toBeVisible()
  expect(sent.at(-1)).toEqual(['POST', 'deletion', { codeId: 'K1', code: '123456' }])
})

test('the page of an export shows what each table has in words; a link without an export says what to do [ACC-16]', async () => {
  listen()
  await show(<DataPage />, `/en-us/account/data?export=${exportId}`)
  const account = page.getByRole('region', { name: words('privacy.table.consumers') })
  await expect.element(account.getByText(words('privacy.field.birth_date'))).toBeVisible()
  await expect.element(account.getByText('February 28, 1990')).toBeVisible()
  await show(<DataPage />, '/en-us/account/data')
  await expect.element(page.getByText(words('privacy.data.missing.title'))).toBeVisible()
})
