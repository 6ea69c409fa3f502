import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@lacehouse/test-kit/shop/start-shop'
import { createHttpClient } from './measure/http-client.ts'
import { drawAddress } from './measure/draw-address.ts'
import { readMetrics } from './measure/read-metrics.ts'
import { runCallers } from './measure/run-callers.ts'
import { listScaleRequests, scaleRequests } from './shop/scale-requests.ts'
const flags = process.argv.slice(2)
const port = await findFreePort(), sandbox = await findFreePort()
const dataDir = await mkdtemp('/tmp/lh-scratch-')
const child = spawn(process.execPath, ['--expose-gc', ...flags, 'apps/shop/build/shop.js', 'start'], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), PAYMENT_SANDBOX_PORT: String(sandbox), DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/scale100k', WARM_PICTURES: '0', QUICK_PICTURES: '1', TRUST_PROXY: '1', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '1048576', ...(process.env.SNAP ? { NODE_OPTIONS: '--heapsnapshot-signal=SIGUSR2' } : {}) } })
const url = `http://localhost:${port}`
for (;;) { const r = await fetch(url + '/readyz').catch(() => null); if (r?.ok) break; await pause(200) }
const client = createHttpClient(url)
const ask = async (path: string) => { const { status } = await client.send('GET', path, { address: drawAddress() }); if (status !== 200) throw new Error(path + status) }
const mem = async () => (await readMetrics(url)).memory.toFixed(0)
let t = performance.now(); await ask('/products/v2/search/productSearch?locale=en-us&category=1000'); console.log('first listing', ((performance.now() - t) / 1000).toFixed(1))
t = performance.now(); await ask('/products/v2/search/productSearch?locale=en-us&q=black+running+shoes'); console.log('first search', ((performance.now() - t) / 1000).toFixed(1), 'MB', await mem())
for (let round = 0; round < 2; round++) for (const request of scaleRequests) {
  const paths = listScaleRequests(request, round); let turn = 0
  const before = (await readMetrics(url)).cpu
  const load = await runCallers(request.callers ?? 16, request.isFirst ? { times: request.paths.length } : { milliseconds: 3000 }, () => ask(paths[turn++ % paths.length]!))
  const own = ((await readMetrics(url)).cpu - before) / load.count
  console.log(round, request.name, load.rate.toFixed(0), 'p95', load.p95.toFixed(1), 'cpu', own.toFixed(2), 'MB', await mem())
}
await pause(72_000)
console.log('at rest', await mem())
if (process.env.SNAP) { child.kill('SIGUSR2'); await pause(30_000) }
// pages
const pages = ['/en-us', '/en-us/c/women-1000', '/en-us/c/men-2000']
for (const p of pages) { const before = (await readMetrics(url)).cpu; const load = await runCallers(8, { milliseconds: 4000 }, async () => { const { status } = await client.send('GET', p + '?p13n_testcontext=bench', { accept: 'text/html' }); if (status !== 200) throw new Error(p + status) }); console.log(p, load.rate.toFixed(0), 'cpu', (((await readMetrics(url)).cpu - before) / load.count).toFixed(2), 'MB', await mem()) }
client.close(); child.kill(); process.exit(0)
