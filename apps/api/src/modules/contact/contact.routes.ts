import type { CallId } from '@lacehouse/contracts'
import type { Handlers } from '../../http/call.ts'
import { type ContactDeps, createCase } from './create-case.ts'
import { listCategories } from './list-categories.ts'

export function contactRoutes(deps: ContactDeps): Handlers<Extract<CallId, `contact.${string}`>> {
  return { 'contact.categorySubject': listCategories(), 'contact.create': createCase(deps) }
}
