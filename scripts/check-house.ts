// The house style as a program: lengths, names and habits of docs/house-style, in `path:line rule: sentence` form.
import { listFiles } from './house/list-files.ts'

process.stdout.write(`${listFiles('apps').length} files\n`)
