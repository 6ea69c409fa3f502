import { UNSAFE_ErrorResponseImpl as RouteErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { handleError } from '../entry.server.tsx'
import { type ShopContext, shopContext } from '../shop-context.ts'

const report = (error: unknown, request = new Request('https://shop.test/en-us/x%0Ay')) => {
  const reportError = vi.fn()
  const beside = vi.spyOn(console, 'error').mockReturnValue()
  const context = new RouterContextProvider(new Map([[shopContext, { reportError } as unknown as ShopContext]]))
  handleError(error, { request, context, params: {} } as never)
  expect(beside).not.toHaveBeenCalled()
  beside.mockRestore()
  return reportError.mock.calls.map(([reported]) => reported)
}

const noRoute = new RouteErrorResponse(404, 'Not Found', new Error('No route matches URL "/en-us/x\ny"'), true)

test('an address that no route matches writes nothing to the log [RT-18]', () => {
  expect(report(noRoute)).toEqual([])
})

test('a request that its visitor broke off writes nothing to the log', () => {
  const request = new Request('https://shop.test/en-us', { signal: AbortSignal.abort() })
  expect(report(new Error('the loader was cut off'), request)).toEqual([])
})

test('an error of a page is reported once, and nothing is written beside the log', () => {
  const error = new Error('a loader failed')
  expect(report(error)).toEqual([error])
})
