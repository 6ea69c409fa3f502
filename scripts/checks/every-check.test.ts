import { test } from 'vitest'
import { checks } from './checks.mjs'
import { runCheck } from './run-checks.mjs'

// The checks of `npm run check` as tests, two at a time, so that a test run reports and counts them like any other.
test.concurrent.each(checks)('$name', async (check) => {
  const { failure } = await runCheck(check)
  if (failure !== undefined) throw new Error(failure)
})
