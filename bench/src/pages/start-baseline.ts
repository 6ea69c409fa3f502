import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeFlags } from '@lacehouse/test-kit/shop/start-shop'

/** Headers that Node sets itself on both servers. */
const own = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

export type Baseline = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts a plain Node server that sends the shop's bytes for these paths. */
export async function startBareServer(shopUrl: string, paths: readonly string[], file: string): Promise<Baseline> {
  const pages: Record<string, unknown> = {}
  for (const path of paths) {
    const answer = await fetch(`${shopUrl}${path}`, {
      headers: { 'accept-encoding': 'identity', accept: 'text/html, application/json' },
    })
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)))
    pages[path] = { headers, body: Buffer.from(await answer.arrayBuffer()).toString('base64') }
  }
  await writeFile(file, JSON.stringify(pages))
  return startProgram('bare-server.ts', [file])
}

/** Starts a server that renders these pages of the shop with React alone for every request. */
export function startRenderServer(shopUrl: string, paths: readonly string[]): Promise<Baseline> {
  return startProgram('render-server.ts', [shopUrl, ...paths])
}

const startProgram = async (name: string, values: readonly string[]): Promise<Baseline> => {
  const child = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, name), ...values], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [port] = await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
