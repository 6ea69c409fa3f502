import { pathToFileURL } from 'node:url'
import { statSync, existsSync } from 'node:fs'
const folder = process.argv[2]; const route = process.argv[3]
const build: any = await import(pathToFileURL(folder + '/server/index.js').href)
const parts: any[] = []; let r: string | undefined = route
while (r) { parts.push(build.assets.routes[r]); r = build.routes[r]?.parentId }
const urls = new Set<string>([build.assets.url, build.assets.entry.module, ...build.assets.entry.imports, ...parts.filter(Boolean).flatMap((p) => [p.module, ...(p.imports ?? [])])])
const rows = [...urls].map((u) => { const f = folder + '/client' + u.replace(/#.*/, ''); return [statSync(existsSync(f + '.br') ? f + '.br' : f).size, u] as const }).sort((a, b) => b[0] - a[0])
for (const [n, u] of rows) console.log(n, u)
process.exit()
