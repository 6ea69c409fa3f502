import type { Site } from '@lacehouse/domain/site/site'
import { findTimeZone, fromWallTime } from '@lacehouse/domain/time/site-clock'
import { archiveContent, cancelSchedule, publishContent } from '../../../core/content-edit/publish-content.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeContent } from './change-content.ts'
import { canPublish, listProblems } from './check-staff-content.ts'
import { type Meant, requireKey, type StaffContentDeps } from './find-document.ts'

/** Publishes the version that is worked on, if it has no problem that prevents it. */
export function publishStaffContent(deps: StaffContentDeps): Handler<'backoffice.publishContent'> {
  return async (call) => {
    const meant = requireKey(deps.sites, call.params)
    await requirePublishable(deps, meant)
    return changeContent(deps, call, {
      ...{ action: 'publishContent', meant },
      change: (client, { now }) =>
        publishContent(client, { key: meant.key, now }, { version: call.body.version, from: now, until: null }),
    })
  }
}

/** Schedules the version that is worked on by the clock of the site's country. */
export function scheduleStaffContent(deps: StaffContentDeps): Handler<'backoffice.scheduleContent'> {
  return async (call) => {
    const meant = requireKey(deps.sites, call.params)
    const { version, ...wanted } = call.body
    const period = requirePeriod(meant.site, wanted, deps.now())
    await requirePublishable(deps, meant)
    return changeContent(deps, call, {
      ...{ action: 'scheduleContent', meant, facts: wanted },
      change: (client, { now }) => publishContent(client, { key: meant.key, now }, { version, ...period }),
    })
  }
}

/** Takes a schedule back. */
export function cancelStaffSchedule(deps: StaffContentDeps): Handler<'backoffice.cancelContentSchedule'> {
  return (call) => {
    const meant = requireKey(deps.sites, call.params)
    return changeContent(deps, call, {
      ...{ action: 'cancelContentSchedule', meant },
      change: (client, { now }) => cancelSchedule(client, { key: meant.key, now }, call.params.number),
    })
  }
}

/** Takes a document off its site. */
export function archiveStaffContent(deps: StaffContentDeps): Handler<'backoffice.archiveContent'> {
  return (call) => {
    const meant = requireKey(deps.sites, call.params)
    return changeContent(deps, call, {
      ...{ action: 'archiveContent', meant },
      change: (client, { now }) => archiveContent(client, { key: meant.key, now }, call.body.version),
    })
  }
}

const requirePublishable = async (deps: StaffContentDeps, meant: Meant): Promise<void> => {
  const problems = await listProblems(deps, deps.database.pool, meant)
  if (!canPublish(problems)) throw new Refusal('CMS410', { problems })
}

type WantedPeriod = { readonly from: string; readonly until?: string | undefined }

/** Reads a period of wall times; it begins now where its beginning is past, and its end has to be to come. */
const requirePeriod = ({ country }: Site, { from, until }: WantedPeriod, now: number) => {
  const timeZone = findTimeZone(country)
  const start = fromWallTime(from, timeZone)
  if (start === null) throw new Refusal('API400', { field: 'from' })
  if (until === undefined) return { from: Math.max(start, now), until: null }
  const end = fromWallTime(until, timeZone)
  if (end === null || end <= Math.max(start, now)) throw new Refusal('API400', { field: 'until' })
  return { from: Math.max(start, now), until: end }
}
