import type { CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../client/account/use-account.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { useServerClock } from '../../../components/product/use-server-clock.ts'

export type Draw = CallReply<'draws.get'>
export type DrawEntry = NonNullable<CallReply<'draws.getEntry'>['entry']>

/** How often the outcome is asked for, from the end of the entries until it is there. */
const askAgain = seconds(5)

/** How often a shopper's turn is asked for: one comes when a winner's reservation ends, after hours. */
const askForTurn = seconds(15)

/** How often everyone else asks whether the draw has ended, which puts what is left on sale. */
const askForEnd = seconds(30)

/** Loads a draw with the shopper's own ticket, and asks again as long as there is something to wait for. */
export function useDraw(drawId: string) {
  const isSignedIn = useAccount() !== null
  const params = { drawId }
  const drawKey = ['draw', drawId]
  // Read before the query, whose pauses depend on the server's clock.
  const closesAt = queryClient.getQueryData<Draw>(drawKey)?.closesAt ?? null
  const now = useServerClock(closesAt)
  const draw = useQuery(
    {
      queryKey: drawKey,
      queryFn: () => browserApi.call('draws.get', { params }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => {
        if (data?.state === 'drawn') return askForEnd
        return data?.state === 'open' && isOver(data, now) ? askAgain : false
      },
    },
    queryClient,
  )
  const entryKey = ['account', 'draw', drawId, draw.data?.state]
  const entry = useQuery(
    {
      queryKey: entryKey,
      queryFn: () => browserApi.call('draws.getEntry', { params }),
      enabled: isSignedIn && draw.data !== undefined,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        draw.data?.state === 'drawn' && isUndecided(data?.entry?.state) ? askForTurn : false,
    },
    queryClient,
  )
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function change(send: () => Promise<CallReply<'draws.getEntry'>>): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      queryClient.setQueryData(entryKey, await send())
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    draw: draw.data,
    isFailed: draw.isError && draw.data === undefined,
    retry: () => void draw.refetch(),
    /** Null for a shopper without a ticket. */
    entry: entry.data?.entry ?? null,
    isEntryKnown: !isSignedIn || entry.data !== undefined,
    isSignedIn,
    now,
    isBusy,
    error,
    enter: (productId: string) => change(() => browserApi.call('draws.enter', { params, body: { productId } })),
    leave: () => change(() => browserApi.call('draws.leave', { params })),
  }
}

/** A ticket that waits may win, and one that has won may run out or be redeemed. */
const isUndecided = (state: DrawEntry['state'] | undefined): boolean => state === 'waiting' || state === 'won'

/** Says whether the time to enter is over by the server's clock. */
export function isOver({ closesAt }: Pick<Draw, 'closesAt'>, now: Date): boolean {
  return now.getTime() > 0 && now >= new Date(closesAt)
}
