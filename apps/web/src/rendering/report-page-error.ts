import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router'
import { shopContext } from '../shop-context.ts'

/**
 * Reports an error of a page to the shop's log. An address without a page, and a request that its visitor broke off, are no errors:
 * a visitor who asks for many of them writes nothing.
 */
export const reportPageError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(shopContext).reportError(error)
}
