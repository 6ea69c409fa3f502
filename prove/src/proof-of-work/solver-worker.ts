import { hash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/** A challenge to solve; the answer is its number, or -1 if none up to the maximum is right. */
export type Task = {
  readonly id: number
  readonly challenge: string
  readonly salt: string
  readonly maxnumber: number
}

parentPort?.on('message', ({ id, challenge, salt, maxnumber }: Task) => {
  let number = 0
  while (number <= maxnumber && hash('sha256', `${salt}${number}`) !== challenge) number += 1
  parentPort?.postMessage({ id, number: number > maxnumber ? -1 : number })
})
