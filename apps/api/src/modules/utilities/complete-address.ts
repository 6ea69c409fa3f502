import type { Handler } from '../../http/call.ts'
import type { AddressCompletion } from '../../infra/address-completion/address-completion.ts'

export type CompletionDeps = { readonly addressCompletion: AddressCompletion }

const mostCompletions = 5

/** Completes what is typed into a field of an address form with addresses of the site's country (decision 0047). */
export function completeAddress({ addressCompletion }: CompletionDeps): Handler<'utilities.completeAddress'> {
  return async ({ body: { field, text }, site: { country }, locale }) => {
    const fields = [...addressCompletion.fields]
    if (!fields.includes(field)) return { fields, completions: [] }
    const found = await addressCompletion.complete({ field, text: text.trim(), country, locale })
    return { fields, completions: found.slice(0, mostCompletions).map((item) => ({ ...item })) }
  }
}
