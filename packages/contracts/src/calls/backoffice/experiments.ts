import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ExperimentKey, ExperimentReportReply, StaffExperiment } from '../../shapes/experiment.ts'
import { LocaleQuery } from '../../shapes/primitives.ts'

const params = z.object({ experimentKey: ExperimentKey })

/** Experiments, their start and end, and what they found (decision 0097). */
export const backofficeExperimentCalls = {
  'backoffice.listExperiments': defineCall({
    method: 'GET',
    path: '/backoffice/api/experiments',
    summary: 'All experiments, the newest first',
    session: 'backoffice',
    right: 'reports.read',
    limits: [{ policy: 'staffReads' }],
    query: LocaleQuery,
    reply: z.object({ experiments: z.array(StaffExperiment) }),
    errors: [],
  }),
  'backoffice.getExperimentReport': defineCall({
    method: 'GET',
    path: '/backoffice/api/experiments/{experimentKey}/report',
    summary: 'What an experiment found so far; its intervals hold however often they are read',
    session: 'backoffice',
    right: 'reports.read',
    limits: [{ policy: 'staffReads' }],
    params,
    query: LocaleQuery,
    reply: ExperimentReportReply,
    errors: ['API404'],
  }),
  'backoffice.changeExperiment': defineCall({
    method: 'PATCH',
    path: '/backoffice/api/experiments/{experimentKey}',
    summary: 'Starts or stops an experiment, or changes its share of the visitors',
    session: 'backoffice',
    right: 'experiments.manage',
    params,
    query: LocaleQuery,
    body: z.strictObject({
      action: z.enum(['start', 'stop', 'traffic']),
      /** Ten-thousandths of the visitors. */
      traffic: z.number().int().min(1).max(10_000).optional(),
    }),
    reply: z.object({ experiment: StaffExperiment }),
    errors: ['API404', 'STF409'],
  }),
}
