import { errorCatalogue, isErrorId } from '@lacehouse/contracts/errors/catalogue'
import type { MessageKey } from '@lacehouse/messages'
import { ApiError, type ErrorDetail } from '../../client/api/api-error.ts'
import type { Translate } from '../../i18n/use-text.ts'

export type FieldError = { readonly field: string; readonly message: string }

/** Ids under which the server says which field is wrong and how, one for each. */
const toldByServer = new Set(['CHK320', 'BIL400'])

/** Lists what a refusal says about fields of a form, each in words; what is of no field of it is left out (CHK-16). */
export function listFieldErrors(error: unknown, fields: readonly string[], t: Translate): FieldError[] {
  if (!(error instanceof ApiError)) return []
  return error.details.flatMap((detail) => {
    const field = findField(detail, fields)
    return field ? [{ field, message: formatDetail(detail, t) }] : []
  })
}

function findField({ errorId, field }: ErrorDetail, fields: readonly string[]): string | null {
  const entry = isErrorId(errorId) ? errorCatalogue[errorId] : null
  const place = entry && 'field' in entry ? entry.field : null
  return [field, aliases[place ?? ''] ?? place].find((name) => name && fields.includes(name)) ?? null
}

/** Names of the catalogue for what billing forms call by the same names as others. */
const aliases: Readonly<Record<string, string>> = { billingPhone: 'phone', billingAddress: 'addressLine1' }

const formatDetail = ({ errorId, message }: ErrorDetail, t: Translate): string =>
  isErrorId(errorId) && !(toldByServer.has(errorId) && message) ? t(errorId as MessageKey) : message
