/** The calls that belong to the session: those under way, and the change of the session for which later ones wait. */
export const sessionCalls = { running: new Set<Promise<unknown>>(), change: null as Promise<unknown> | null }

/** Makes a call that belongs to the session. One that begins while the session changes waits for the new session. */
export async function callInSession<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  await sessionCalls.change?.catch(() => undefined)
  const run = call()
  sessionCalls.running.add(run)
  return run.finally(() => sessionCalls.running.delete(run))
}
