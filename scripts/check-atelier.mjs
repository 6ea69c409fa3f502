// Fails when the atelier, or the passes it made, have changed since its tests were last green.
import { isAtelierTested } from './bootstrap/atelier-tests.mjs'

if (!isAtelierTested()) {
  process.stdout.write(
    'The sources of atelier/ or packages/pictures/ have changed since the tests of the atelier were last green.\n' +
      '`npm test -- atelier` runs them and writes packages/pictures/atelier-tested.sha256, which is to be committed.\n',
  )
  process.exitCode = 1
}
