import { randomInt, randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import { makeCaseNumber } from '@lacehouse/domain/support-cases/support-case'
import type { PoolClient } from 'pg'
import type { Deps } from '../../deps.ts'
import { casePhotosQueries } from './case-photos.queries.ts'
import { type NewCase, supportCasesQueries } from './support-cases.queries.ts'

export type CaseDeps = Pick<Deps, 'database' | 'now'>

type Photos = { readonly owner: CartOwner; readonly ids: readonly string[] }

export type OpenedCase =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly reason: 'photos' }

const noPhotos = { ids: [] as readonly string[] }

/** Opens a case with its first message and has it confirmed by mail. Photos that are not the caller's, or in a case already, refuse it. */
export function openCase(
  deps: CaseDeps,
  made: Omit<NewCase, 'number'>,
  photos: Photos | typeof noPhotos = noPhotos,
): Promise<OpenedCase> {
  return inTransaction(deps.database.pool, async (client) => {
    const ids = [...new Set(photos.ids)]
    if ('owner' in photos && ids.length > 0) {
      const usable = await casePhotosQueries.countUnused(client, photos.owner, ids)
      if (usable !== ids.length) return { ok: false, reason: 'photos' }
    }
    const number = await openCaseIn(client, made, deps.now())
    if ('owner' in photos && ids.length > 0) await casePhotosQueries.attach(client, photos.owner, { number, ids })
    return { ok: true, number }
  })
}

/** Opens a case without photos within the caller's transaction; answers its number. */
export async function openCaseIn(client: PoolClient, made: Omit<NewCase, 'number'>, now: number): Promise<string> {
  const number = makeCaseNumber(randomInt)
  await supportCasesQueries.insert(client, { ...made, number, messageId: randomUUID(), now })
  return number
}
