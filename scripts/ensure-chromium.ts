// Finds a browser for the tests, or says how to get one.
import { findChromium } from '@lacehouse/test-kit/browser/find-chromium'

process.stdout.write(`${findChromium() ?? 'no browser'}\n`)
