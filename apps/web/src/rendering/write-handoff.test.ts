import { expect, test } from 'vitest'
import { writeHandoff } from './write-handoff.ts'

/** Runs the code as a browser would, and gives what the router is handed. */
async function run(data: string | ReadableStream<Uint8Array>): Promise<unknown[]> {
  const heard: unknown[] = []
  const streamController = { enqueue: (text: string) => heard.push(text), close: () => heard.push('closed') }
  new Function('window', await writeHandoff(data))({ __reactRouterContext: { streamController } })
  return heard
}

const data = JSON.stringify({ text: `it's "so" \\ </script><!-- \n \u2028 ’ œ` })

test('the browser is handed the data as it was, whatever stands in it', async () => {
  expect(await run(data)).toEqual([data, 'closed'])
})

test('data that the router streams is handed over too', async () => {
  expect(await run(new Blob([data, '\n']).stream())).toEqual([`${data}\n`, 'closed'])
})

test('nothing in the data ends the script that it stands in', async () => {
  expect(await writeHandoff(data)).not.toContain('<')
})
