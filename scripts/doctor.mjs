// `npm run doctor` prints what on this machine prevents the shop or its tests from running. It changes nothing.
import { examinations } from './doctor/examinations.mjs'
import { readMachine } from './doctor/probes.mjs'

const machine = readMachine()
let stops = 0
for (const examine of examinations) {
  for (const { level, sentence } of await examine(machine)) {
    process.stdout.write(`${{ well: '✓', warning: '!', stop: '✗' }[level]} ${sentence}\n`)
    if (level === 'stop') stops += 1
  }
}
process.stdout.write(stops === 0 ? '\nThe shop can run here.\n' : `\n${stops} of these stop the shop.\n`)
process.exitCode = stops > 0 ? 1 : 0
