import { findRow } from '@lacehouse/database'
import { findVersions } from '../../../core/content-edit/content-document.ts'
import { findBody } from '../../../core/content-edit/content-edit.queries.ts'
import { createContent, restoreContent, saveContent } from '../../../core/content-edit/save-content.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeContent } from './change-content.ts'
import { requireKey, type StaffContentDeps } from './find-document.ts'

/** Creates a document as a draft. */
export function createStaffContent(deps: StaffContentDeps): Handler<'backoffice.createContent'> {
  return (call) => {
    const meant = requireKey(deps.sites, call.body)
    return changeContent(deps, call, {
      ...{ action: 'createContent', meant },
      change: (client, by) => createContent(client, { key: meant.key, ...by }, call.body.body),
    })
  }
}

/** Copies a document as the draft of another slug, locale or site. */
export function copyStaffContent(deps: StaffContentDeps): Handler<'backoffice.copyContent'> {
  return async (call) => {
    const from = requireKey(deps.sites, call.params)
    const meant = requireKey(deps.sites, { ...call.params, ...call.body })
    const [working] = (await findVersions(deps.database.pool, from.key)) ?? []
    const found = working && (await findRow(deps.database.pool, findBody, { ...from.key, number: working.number }))
    if (!found) throw new Refusal('CMS404')
    return changeContent(deps, call, {
      ...{ action: 'copyContent', meant, facts: { from: Object.values(from.key).join(' ') } },
      change: (client, by) => createContent(client, { key: meant.key, ...by }, found.body),
    })
  }
}

/** Saves a draft, unless someone else changed the document since. */
export function saveStaffContent(deps: StaffContentDeps): Handler<'backoffice.saveContent'> {
  return (call) => {
    const meant = requireKey(deps.sites, call.params)
    return changeContent(deps, call, {
      ...{ action: 'saveContent', meant },
      change: (client, by) => saveContent(client, { key: meant.key, ...by }, call.body),
    })
  }
}

/** Makes an older version the newest draft. */
export function restoreStaffContent(deps: StaffContentDeps): Handler<'backoffice.restoreContent'> {
  return (call) => {
    const meant = requireKey(deps.sites, call.params)
    const { number } = call.params
    return changeContent(deps, call, {
      ...{ action: 'restoreContent', meant, facts: { restoredFrom: number } },
      change: (client, by) => restoreContent(client, { key: meant.key, ...by }, { number, version: call.body.version }),
    })
  }
}
