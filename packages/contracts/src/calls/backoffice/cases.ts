import { contactCategories } from '@lacehouse/domain/contact/contact-subjects'
import { caseChanges } from '@lacehouse/domain/support-cases/plan-case-state'
import { caseMessageLength, caseStates } from '@lacehouse/domain/support-cases/support-case'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { CsvFile, Day, ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { StaffCase, StaffCaseSummary } from '../../shapes/backoffice-case.ts'
import { JpegFile, LocaleQuery, text } from '../../shapes/primitives.ts'

const CaseParams = z.object({ caseNumber: text(20) })

const CaseQuery = ListQuery.extend({
  state: z.enum(caseStates).optional(),
  /** `contact` stands for every category but reports of faults and withdrawals. */
  category: z.enum(['contact', 'warranty', 'withdrawal', ...contactCategories]).optional(),
  /** The days between which it was opened, both included. */
  from: Day.optional(),
  to: Day.optional(),
  sort: z.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt']).optional(),
})

/** Support cases in the back office (decision 0068). */
export const backofficeCaseCalls = {
  'backoffice.listCases': defineCall({
    method: 'GET',
    path: '/backoffice/api/cases',
    summary: 'Cases of all sites by number, order, email or name, by state, category and day, in pages',
    session: 'backoffice',
    right: 'cases.read',
    limits: [{ policy: 'staffReads' }],
    query: CaseQuery,
    reply: pageOf(StaffCaseSummary),
    errors: [],
  }),
  'backoffice.exportCases': defineCall({
    method: 'GET',
    path: '/backoffice/api/cases.csv',
    summary: 'The same cases as a table without what was written, at most 10,000; the audit log has each export',
    session: 'backoffice',
    right: 'cases.export',
    limits: [{ policy: 'staffExports' }],
    query: CaseQuery,
    reply: CsvFile,
    errors: [],
  }),
  'backoffice.getCase': defineCall({
    method: 'GET',
    path: '/backoffice/api/cases/{caseNumber}',
    summary: 'A case with what shopper and staff wrote, and its photos',
    session: 'backoffice',
    right: 'cases.read',
    limits: [{ policy: 'staffReads' }],
    params: CaseParams,
    query: LocaleQuery,
    reply: StaffCase,
    errors: ['CAS404'],
  }),
  'backoffice.getCasePhoto': defineCall({
    method: 'GET',
    path: '/backoffice/api/cases/{caseNumber}/photos/{photoId}',
    summary: 'A photo of a case',
    session: 'backoffice',
    right: 'cases.read',
    limits: [{ policy: 'staffReads' }],
    params: CaseParams.extend({ photoId: z.string().uuid() }),
    query: LocaleQuery,
    reply: JpegFile,
    errors: ['CAS404'],
  }),
  'backoffice.answerCase': defineCall({
    method: 'POST',
    path: '/backoffice/api/cases/{caseNumber}/messages',
    summary:
      'Answers a case by mail, once for the id of the message; the case then waits for its shopper, or is closed',
    session: 'backoffice',
    right: 'cases.answer',
    limits: [{ policy: 'staffMails' }],
    params: CaseParams,
    query: LocaleQuery,
    body: z.strictObject({
      messageId: z.string().uuid(),
      message: text(caseMessageLength.maximum).min(caseMessageLength.minimum),
      closes: z.boolean().optional(),
    }),
    reply: StaffCase,
    status: 202,
    errors: ['CAS404', 'CAS409'],
  }),
  'backoffice.setCaseState': defineCall({
    method: 'PUT',
    path: '/backoffice/api/cases/{caseNumber}/state',
    summary: 'Closes a case without an answer, or opens a closed one again; in that state already, nothing happens',
    session: 'backoffice',
    right: 'cases.answer',
    params: CaseParams,
    query: LocaleQuery,
    body: z.strictObject({ state: z.enum(caseChanges) }),
    reply: StaffCase,
    errors: ['CAS404'],
  }),
}
