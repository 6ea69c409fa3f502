import { expect, test } from 'vitest'
import { keepRunning, type Launched } from './keep-running.ts'

/** Programs that a test starts and ends by hand. */
const openPrograms = () => {
  const programs: { end: (reason: string) => void; isStopped: boolean }[] = []
  const failures: string[] = []
  const launch = async (): Promise<Launched> => {
    const failure = failures.shift()
    if (failure) throw new Error(failure)
    const { promise: ended, resolve: end } = Promise.withResolvers<string>()
    const program = { end, isStopped: false }
    programs.push(program)
    return {
      ended,
      stop: async () => {
        program.isStopped = true
        end('SIGTERM')
      },
    }
  }
  return { programs, failures, launch }
}

const takeTurn = () => new Promise((resolve) => setImmediate(resolve))

test('a program that ends is started again after growing pauses of half a second to half a minute', async () => {
  const { programs, launch } = openPrograms()
  const pauses: number[] = []
  const reports: string[] = []
  const running = await keepRunning(launch, {
    name: 'The program',
    report: (message) => reports.push(message),
    pause: async (milliseconds) => pauses.push(milliseconds),
    clock: () => 0,
  })
  for (let round = 0; round < 9; round += 1) {
    programs.at(-1)?.end('SIGKILL')
    await takeTurn()
  }
  expect(programs).toHaveLength(10)
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  expect(reports[0]).toBe('The program ended (SIGKILL); it is started again in 0.5 s.')
  await running.stop()
})

test('a start that fails is tried again, and a program that ran for over a minute begins with the shortest pause', async () => {
  const { programs, failures, launch } = openPrograms()
  const pauses: number[] = []
  let now = 0
  const running = await keepRunning(launch, {
    name: 'The program',
    report: () => undefined,
    pause: async (milliseconds) => pauses.push(milliseconds),
    clock: () => now,
  })
  failures.push('no space left', 'no space left')
  programs[0]?.end('code 1')
  await takeTurn()
  expect([programs.length, pauses]).toEqual([2, [500, 1000, 2000]])
  now = 61_000
  programs[1]?.end('code 1')
  await takeTurn()
  expect([programs.length, pauses.at(-1)]).toEqual([3, 500])
  await running.stop()
})

test('a stopped program stays stopped, also in the pause before its start', async () => {
  const { programs, launch } = openPrograms()
  const running = await keepRunning(launch, {
    name: 'The program',
    report: () => undefined,
    pause: (_milliseconds, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  })
  programs[0]?.end('SIGKILL')
  await takeTurn()
  await running.stop()
  expect(programs).toHaveLength(1)
})

test('a first start that fails is thrown', async () => {
  const { failures, launch } = openPrograms()
  failures.push('its port is taken')
  await expect(keepRunning(launch, { name: 'The program', report: () => undefined })).rejects.toThrow(
    'its port is taken',
  )
})
