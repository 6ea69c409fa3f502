import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import pg from 'pg'

/** Gets the payload of a notification, or null after the connection was lost, when any change may have been missed. */
export type ChangeListener = (payload: string | null) => void

export type Listening = {
  listen: (channel: string, listener: ChangeListener) => Promise<() => void>
  close: () => Promise<void>
}

const longestWait = seconds(5)

/** Opens a LISTEN connection for all channels. The first listener connects it, and it reconnects when the connection is lost. */
export function openListening(url: string, applicationName: string): Listening {
  const channels = new Map<string, Set<ChangeListener>>()
  let current: Promise<pg.Client> | undefined
  let isClosed = false

  const notify = (channel: string, payload: string | null) => {
    for (const listener of channels.get(channel) ?? []) listener(payload)
  }

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, application_name: applicationName, keepAlive: true })
    client.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''))
    client.on('error', () => undefined)
    await client.connect()
    for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    client.once('end', () => {
      if (!isClosed) current = reconnect()
    })
    return client
  }

  const reconnect = async (): Promise<pg.Client> => {
    for (let wait = 50; ; wait = Math.min(wait * 2, longestWait)) {
      await sleep(wait, undefined, { ref: false })
      if (isClosed) throw new Error('The database has been closed.')
      const client = await connect().catch(() => null)
      if (!client) continue
      for (const channel of channels.keys()) notify(channel, null)
      return client
    }
  }

  return {
    listen: async (channel, listener) => {
      const listeners = channels.get(channel) ?? new Set()
      listeners.add(listener)
      channels.set(channel, listeners)
      current ??= connect()
      const client = await current
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return () => listeners.delete(listener)
    },
    close: async () => {
      isClosed = true
      const client = await current?.catch(() => null)
      await client?.end()
    },
  }
}
