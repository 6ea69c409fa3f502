import { findErrorField, isKnownError } from '@lacehouse/contracts/errors/find-error-place'
import type { MessageKey } from '@lacehouse/messages'
import { ApiError, type ErrorDetail } from '../../client/api/api-error.ts'
import type { Translate } from '../../i18n/use-text.ts'

export type FieldError = { readonly field: string; readonly message: string }

/** Error ids whose details name the wrong fields. */
const withDetails = new Set(['CHK320', 'BIL400'])

/** Lists the errors of a form's fields in a refusal; details about other fields are left out (CHK-16). */
export function listFieldErrors(error: unknown, fields: readonly string[], t: Translate): FieldError[] {
  if (!(error instanceof ApiError)) return []
  return error.details.flatMap((detail) => {
    const field = findField(detail, fields)
    return field ? [{ field, message: formatDetail(detail, t) }] : []
  })
}

function findField({ errorId, field }: ErrorDetail, fields: readonly string[]): string | null {
  const place = findErrorField(errorId)
  return [field, aliases[place ?? ''] ?? place].find((name) => name && fields.includes(name)) ?? null
}

/** The server's names for fields that billing forms call otherwise. */
const aliases: Readonly<Record<string, string>> = { billingPhone: 'phone', billingAddress: 'addressLine1' }

const formatDetail = ({ errorId, message }: ErrorDetail, t: Translate): string =>
  isKnownError(errorId) && !(withDetails.has(errorId) && message) ? t(errorId as MessageKey) : message
