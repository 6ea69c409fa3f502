import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { emptyPart, type Part, partsFile } from './parts.mjs'

/** Writes tests, seconds, failed and repeated tests of every project and of every check, which `npm test` prints. */
export default class PartsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const parts = new Map<string, Part>()
    for (const module of modules) {
      for (const part of module.project.name === 'check' ? toCheckParts(module) : [toPart(module)]) {
        const sum = parts.get(part.name) ?? emptyPart(part.name)
        parts.set(part.name, {
          name: part.name,
          passed: sum.passed + part.passed,
          failed: sum.failed + part.failed,
          skipped: sum.skipped + part.skipped,
          seconds: sum.seconds + part.seconds,
          failures: [...sum.failures, ...part.failures],
          repeated: [...sum.repeated, ...part.repeated],
        })
      }
    }
    mkdirSync(dirname(partsFile), { recursive: true })
    writeFileSync(partsFile, JSON.stringify([...parts.values()], null, 2))
  }
}

/** Counts a test file with the seconds of its worker, imports included. A file that does not load has failed. */
function toPart(module: TestModule): Part {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } = module.diagnostic()
  const tests = [...module.children.allTests()]
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  const list = (isListed: (test: TestCase) => boolean) =>
    tests.filter(isListed).map((test) => `${module.relativeModuleId} > ${test.fullName}`)
  const failed = list((test) => test.result().state === 'failed')
  const failures = failed.length === 0 && module.state() === 'failed' ? [module.relativeModuleId] : failed
  return {
    name: module.project.name,
    passed: count('passed'),
    failed: failures.length,
    failures,
    repeated: list((test) => test.diagnostic()?.flaky === true),
    skipped: count('skipped'),
    seconds: (collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration) / 1000,
  }
}

function toCheckParts(module: TestModule): Part[] {
  return [...module.children.allTests()].map((test) => {
    const { state } = test.result()
    return {
      ...emptyPart(`check: ${test.name}`),
      passed: Number(state === 'passed'),
      failed: Number(state === 'failed'),
      skipped: Number(state === 'skipped'),
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    }
  })
}
