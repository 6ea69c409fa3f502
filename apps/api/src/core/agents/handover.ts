import { randomUUID } from 'node:crypto'
import { type Executor, execute, findRow, moment, param, sql, statement, text, uuid } from '@lacehouse/database'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import type { Deps } from '../../deps.ts'
import { openSigner } from '../../infra/session/open-signer.ts'

type HandoverDeps = Pick<Deps, 'config' | 'now'>

/** How long the way from the back office to the storefront works (docs/bounds.md). */
const handoverLasts = minutes(1)
const purpose = 'acting'
const now = moment('now')

const insert = statement({
  name: 'acting-handover-insert',
  sql: sql`insert into acting_handovers (id, agent_no, consumer_no, expires_at)
    values (${param('id', uuid)}, ${param('agentNo', text)}, ${param('consumerNo', text)}, ${moment('expiresAt')})`,
})

const take = statement({
  name: 'acting-handover-take',
  row: { agentNo: text, consumerNo: text },
  sql: sql`update acting_handovers set used_at = ${now}
    where id = ${param('id', uuid)} and used_at is null and expires_at > ${now}
    returning agent_no as "agentNo", consumer_no as "consumerNo"`,
})

// A separate key, so that its token is no session token and no link of a mail.
const toSigner = (config: Deps['config']) => openSigner(config, 'acting handovers')

type Way = { readonly agentNo: string; readonly consumerNo: string }

/** Lets an agent act for one customer in the storefront; answers a token that works once and for a minute. */
export async function openHandover({ config, now }: HandoverDeps, executor: Executor, way: Way): Promise<string> {
  const id = randomUUID()
  const expiresAt = now() + handoverLasts
  await execute(executor, insert, { ...way, id, expiresAt })
  return toSigner(config).sign({ sub: id, jti: purpose, exp: Math.floor(expiresAt / seconds(1)) })
}

/** Takes the way of a token; null for one that was used, is too old or was forged. */
export async function takeHandover({ config, now }: HandoverDeps, executor: Executor, st: string): Promise<Way | null> {
  const read = toSigner(config).read(st)
  return read?.jti === purpose ? findRow(executor, take, { id: read.sub, now: now() }) : null
}
