import { parseCaseNumber } from '@lacehouse/domain/support-cases/support-case'
import { getCase } from '../../../core/support-cases/answer-case.ts'
import { casePhotosQueries } from '../../../core/support-cases/case-photos.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toStaffCase } from './to-staff-case.ts'

type CaseDeps = Pick<Deps, 'database'>

/** Replies with a case of any site. */
export function getStaffCase({ database }: CaseDeps): Handler<'backoffice.getCase'> {
  return async ({ params, locale }) =>
    toStaffCase(await getCase(database.pool, requireCaseNumber(params.caseNumber)), locale)
}

/** Replies with a photo of a case. */
export function getStaffCasePhoto({ database }: CaseDeps): Handler<'backoffice.getCasePhoto'> {
  return async ({ params }) => {
    const number = requireCaseNumber(params.caseNumber)
    const bytes = await casePhotosQueries.findBytes(database.pool, { number, id: params.photoId })
    if (!bytes) throw new Refusal('CAS404')
    return new File([new Uint8Array(bytes)], `${number}.jpg`, { type: 'image/jpeg' })
  }
}

/** Reads the number of a case in any spelling; refuses what is none like an unknown case. */
export function requireCaseNumber(text: string): string {
  const number = parseCaseNumber(text)
  if (number === null) throw new Refusal('CAS404')
  return number
}
