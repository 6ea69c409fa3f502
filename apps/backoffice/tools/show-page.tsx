import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '../src/client/query-client.ts'
import { SessionContext } from '../src/client/use-session.ts'
import { WordsProvider } from '../src/words/words-provider.tsx'

type Options = {
  readonly rights: readonly StaffRight[]
  /** The address, and the pattern that it matches. */
  readonly address?: string
  readonly path?: string
  /** The replies by the beginning of `GET /cases`, without the prefix of all calls; the longest one that matches answers. */
  readonly replies: Readonly<Record<string, unknown>>
}

export type Asked = { readonly call: string; readonly body: unknown }

/** Renders a page of the back office for a member of staff, in English, and lists the calls that it makes. */
export async function showPage(page: ReactNode, { rights, address = '/', path = '*', replies }: Options) {
  localStorage.setItem('backoffice.locale', 'en-us')
  const asked: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input).replace('/backoffice/api', '')}`
    asked.push({ call, body: init?.body ? JSON.parse(String(init.body)) : null })
    const [known] = Object.keys(replies)
      .filter((begin) => call.startsWith(begin))
      .toSorted((a, b) => b.length - a.length)
    const reply = known === undefined ? undefined : replies[known]
    return reply instanceof Response ? reply.clone() : Response.json(reply ?? {}, { status: known ? 200 : 500 })
  })
  const session = {
    ...{ stage: 'signed_in' as const, name: 'Sam Ortiz', email: 'sam@example.com' },
    ...{ rights: [...rights], endsAt: '2026-11-24T00:00:00Z' },
  }
  await render(
    <WordsProvider>
      <QueryClientProvider client={createQueryClient()}>
        <SessionContext value={session}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path={path} element={page} />
            </Routes>
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>
    </WordsProvider>,
  )
  return asked
}
