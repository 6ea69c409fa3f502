// Fails when the atelier or its render passes have changed since its tests last passed.
import { isAtelierTested } from './bootstrap/atelier-tests.mjs'

if (!isAtelierTested()) {
  process.stdout.write(
    'The sources of atelier/ or packages/pictures/ have changed since the tests of the atelier last passed.\n' +
      '`npm test -- atelier` runs the tests and refreshes the hash in packages/pictures/atelier-tested.sha256. Commit that file.\n',
  )
  process.exitCode = 1
}
