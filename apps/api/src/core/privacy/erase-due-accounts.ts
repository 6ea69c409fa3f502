import { inTransaction } from '@lacehouse/database'
import type { Deps } from '../../deps.ts'
import { createErasureQueries, type ErasedAccount } from './erasures.queries.ts'
import { erasePerson } from './person.queries.ts'
import { renderErasedMail } from './render-privacy-mail.ts'

type EraseDeps = Pick<Deps, 'database' | 'now' | 'log' | 'mailer' | 'sites' | 'publicUrl'>

/**
 * Erases the accounts whose cooling-off has ended, each in a transaction of its own, and returns their number. Several processes may
 * run this at once. An account with an order on its way waits for a later run (decision 0066).
 */
export async function eraseDueAccounts(deps: EraseDeps): Promise<number> {
  const { pool } = deps.database
  const queries = createErasureQueries(pool)
  const now = deps.now()
  let erased = 0
  for (const consumerNo of await queries.listDue(now)) {
    const account = await inTransaction(pool, async (client) => {
      const taken = await queries.take(client, consumerNo, now)
      if (taken) await erasePerson(client, consumerNo, now)
      return taken
    })
    if (!account) continue
    erased += 1
    await sendLastMail(deps, consumerNo, account)
  }
  return erased
}

// Nothing holds the mailbox any more, a job neither, so this mail is sent at once or not at all.
const sendLastMail = async (deps: EraseDeps, consumerNo: string, account: ErasedAccount): Promise<void> => {
  const mail = renderErasedMail(deps, account)
  try {
    if (mail) await deps.mailer.send({ to: account.email, key: `account-erased-${consumerNo}`, ...mail })
  } catch (error) {
    deps.log.error({ err: error, consumerNo }, 'the mail about an erased account was not sent')
  }
}
