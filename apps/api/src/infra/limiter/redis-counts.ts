import type { Redis } from 'ioredis'
import { type CountStore, type Take, toSlot } from './counts.ts'

/** Two keys for each count, its current and its previous window. A highest value below zero means none. */
const takeScript = `
  local amount, life, share = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local answer = { 1 }
  for i = 1, #KEYS, 2 do
    local before = tonumber(redis.call('GET', KEYS[i]) or '0')
      + math.ceil(tonumber(redis.call('GET', KEYS[i + 1]) or '0') * share)
    local max = tonumber(ARGV[3 + (i + 1) / 2])
    if max >= 0 and before + amount > max then answer[1] = 0 end
    answer[#answer + 1] = before
  end
  if answer[1] == 1 and amount > 0 then
    for i = 1, #KEYS, 2 do
      redis.call('INCRBY', KEYS[i], amount)
      redis.call('PEXPIRE', KEYS[i], life)
    end
  end
  return answer`

const giveBackScript = `
  for i = 1, #KEYS do
    if tonumber(redis.call('GET', KEYS[i]) or '0') >= tonumber(ARGV[1]) then redis.call('DECRBY', KEYS[i], ARGV[1]) end
  end`

/** Creates counts in the Redis that all instances share. They throw while it is away. */
export function createRedisCounts(redis: Redis): CountStore {
  return {
    take: async (counted, take) => {
      const { slot, share } = toSlot(take)
      const keys = counted.flatMap(({ key }) => [toKey(key, slot), toKey(key, slot - 1)])
      const maxima = counted.map(({ max }) => (Number.isFinite(max) ? max : -1))
      const args = [take.amount, take.window * 2, share, ...maxima]
      const [fits, ...before] = (await redis.eval(takeScript, keys.length, ...keys, ...args)) as number[]
      return { fits: fits === 1, before }
    },
    giveBack: async (keys, take) => {
      const { slot } = toSlot(take)
      await redis.eval(giveBackScript, keys.length, ...keys.map((key) => toKey(key, slot)), take.amount)
    },
  }
}

const toKey = (key: string, slot: number): string => `limit:${key}:${slot}`

/** Creates counts in the first store, and in the second one while the first is away. */
export function withFallback(shared: CountStore, own: CountStore): CountStore {
  const either = async <Answer>(use: (store: CountStore) => Promise<Answer>): Promise<Answer> => {
    try {
      return await use(shared)
    } catch {
      // Redis is away, which its own log reports.
      return use(own)
    }
  }
  return {
    take: (counted, take: Take) => either((store) => store.take(counted, take)),
    giveBack: (keys, take) => either((store) => store.giveBack(keys, take)),
  }
}
