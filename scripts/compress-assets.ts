// Writes a brotli and a gzip copy beside every text file of a build, so that no request pays for compression.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|html|svg|json|txt|xml|webmanifest|map|ico|wasm)$/
const worthwhileBytes = 1024

const folder = process.argv[2]
if (folder === undefined) throw new Error('compress-assets needs the folder of a build')
const files = listCompressible(folder)
await Promise.all(files.map(writeCompressed))
process.stdout.write(`${files.length} files compressed\n`)

function listCompressible(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= worthwhileBytes)
}

async function writeCompressed(file: string): Promise<void> {
  const content = readFileSync(file)
  const brotli = promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  const zipped = promisify(gzip)(content, { level: 9 })
  writeFileSync(`${file}.br`, await brotli)
  writeFileSync(`${file}.gz`, await zipped)
}
